import { useEffect, useRef, useState } from 'react';
import { useForm } from '../../../form/form-provider';
import { hasAnswers } from '../../../kernel/plan/has-answers';
import { withoutSecrets } from '../../../kernel/storage/persistable-values';
import { isEqual } from '../../../kernel/util/is-equal';
import { memoizePerObject } from '../../../kernel/util/memoize-per-object';
import { ownValue } from '../../../kernel/util/own-value';
import { isPlainObject } from '../../../kernel/util/plain-object';
import type { Report } from '../../../kernel/util/read-wire';
import { toJson } from '../../../kernel/util/to-json';
import { readPersistedDomains } from '../../../products/domains/read-persisted-domains';
import type { BrowserWindow } from '../../../services/browser-window';
import { takeSavedLink } from '../../../services/saved-link';
import { savedOrderOf, type OpenedOrder } from '../../../submission/saved-order';
import { useApp } from '../../context/app-context';
import type { BroughtAnswers } from '../../context/brought';

/** What becomes of a link to a saved order; `asking` while the visitor decides between its answers and those that are here. */
export type LinkState = { kind: 'none' | 'opening' | 'failed' | 'gone' } | { kind: 'asking' | 'kept' | 'busy'; order: OpenedOrder };

/** The token of the link that a root is opening: in memory alone, and not lost where the form starts again meanwhile. */
const pendingOf = memoizePerObject((_root: HTMLElement) => ({ token: '' }));

/** What a form keeps of itself, and no visitor has answered. */
const noAnswers = ['currentStep', 'stepSeenStatus', 'enteredSecrets', 'preselected', 'pluginVersion', 'primaryProducts', 'formType'];

const answersAlone = (answers: OpenedOrder['answers']) =>
  JSON.parse(toJson(Object.fromEntries(Object.entries(answers).filter(([name]) => !noAnswers.includes(name))))) as object;

/** Whether answers are all among others. An answer that is missing is none: the form gives some itself once its prices are here. */
const areAmong = (answers: unknown, others: unknown): boolean =>
  isPlainObject(answers) && isPlainObject(others)
    ? Object.entries(answers).every(([name, answer]) => areAmong(answer, ownValue(others, name)))
    : isEqual(answers, others);

/** Opens the order of the link by which the page was opened (PLUS-05). */
export function useSavedLink() {
  const { form } = useForm();
  const { config, services, root, bring, factsOf } = useApp();
  const [state, setState] = useState<LinkState>({ kind: 'none' });
  const ending = useRef<AbortController>(null);

  const domainsOf = ({ domains }: OpenedOrder, report?: Report) =>
    readPersistedDomains(toJson({ cartDomains: domains }), config.domains.maxDuration, report)?.cartDomains ?? [];

  /** Whether nothing that is here is lost for the order. */
  function isAmong(order: OpenedOrder): boolean {
    const facts = form.facts();
    const domains = domainsOf(order);
    const areDomainsAmong = facts.domains.every((here) =>
      domains.some(({ domain, duration }) => domain === here.domain && duration === here.duration),
    );
    return areDomainsAmong && areAmong(answersAlone(savedOrderOf(facts, [], form.plan).answers), answersAlone(order.answers));
  }

  /** What is lost here for the order; undefined where nothing is. */
  function lostFor(order: OpenedOrder): BroughtAnswers | undefined {
    const { values, domains } = form.facts();
    const isAnswered = hasAnswers(form.plan, values) || domains.length > 0;
    return isAnswered && !isAmong(order) ? { values: withoutSecrets(values, form.plan), domains } : undefined;
  }

  /** Puts the answers of the order in the place of those that are here. */
  function show(order: OpenedOrder) {
    const before = lostFor(order);
    const isShown = bring({
      values: { ...order.answers, savedOrder: order.ref },
      domains: domainsOf(order, services.log.info),
      opened: order,
      ...(before && { before }),
    });
    if (!isShown) setState({ kind: 'busy', order });
  }

  async function open() {
    const pending = pendingOf(root);
    const { signal } = (ending.current ??= new AbortController());
    setState({ kind: 'opening' });
    try {
      const order = await services.savedOrders.open(pending.token, signal);
      if (signal.aborted) return;
      pending.token = '';
      if (order === 'gone') setState({ kind: 'gone' });
      else if (lostFor(order)) setState({ kind: 'asking', order });
      else show(order);
    } catch (error) {
      if (signal.aborted) return;
      services.log.error('A saved order could not be opened.', error);
      setState({ kind: 'failed' });
    }
  }

  useEffect(() => {
    const page = root.ownerDocument.defaultView as BrowserWindow;
    const take = () => {
      const pending = pendingOf(root);
      pending.token = takeSavedLink(page, config.formType) || pending.token;
      if (pending.token) void open();
    };
    const stopping = (ending.current = new AbortController());
    take();
    // Whoever opens the link in a tab with the page loads no other one.
    page.addEventListener('hashchange', take, { signal: stopping.signal });
    return () => stopping.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what it calls is of this form, which ends with the effect
  }, [root, config, services, factsOf]);

  return {
    state,
    tryAgain: () => void open(),
    show,
    keep: (order: OpenedOrder) => setState({ kind: 'kept', order }),
  };
}
