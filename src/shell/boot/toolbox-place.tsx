import { useEffect, useRef } from 'react';
import { withoutSecrets } from '../../kernel/storage/persistable-values';
import { loadBeside } from '../../services/own-scripts';
import { readFunction } from '../../kernel/util/page-globals';
import { toastShown } from '../../state/notices-slice';
import { orderSending } from '../../state/submission/order-sending';
import type { ToolboxHandle } from '../../toolbox/handle';
import type { FormSession } from './form-session';

/** Where a page config asks for the developer toolbox, a script of its own shows it here (DEV-01). */
export function ToolboxPlace({ session }: { session: FormSession }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => openToolbox(session, place.current!), [session]);
  return <div ref={place} />;
}

/** Returns the function that closes it again. A toolbox that fails is only logged. */
function openToolbox(session: FormSession, place: HTMLElement) {
  async function open() {
    const { page } = session.place;
    const toolbox = () => readFunction<NonNullable<Window['charterformToolbox']>>(page, 'charterformToolbox');
    if (!toolbox()) await loadBeside(page.document, 'charterform.toolbox.js');
    return toolbox()!(handleOf(session, place));
  }
  const opening = open().catch((error) => session.services.log.error('Loading the developer toolbox failed.', error));
  return () => void opening.then((close) => close?.());
}

function handleOf({ config, kept, form, planned, submission, claim, app }: FormSession, place: HTMLElement): ToolboxHandle {
  const { store } = kept;
  return {
    place,
    dataset: config.datasets[config.formType],
    checkoutOptions: submission.switches,
    storageKey: claim.tabKey,
    currentAnswers: () => withoutSecrets(form.values(), planned.plan),
    currentLedger: () => orderSending.get()?.ledgerOf(store.getState().cart.items) ?? [],
    currentState() {
      const { form: mirrored, cart, domains, catalogue } = store.getState();
      return {
        answers: mirrored.values,
        cart,
        domains: domains.cartDomains,
        filingProducts: catalogue.filing,
        simpleProducts: catalogue.simple,
        registeredAgents: catalogue.registeredAgent,
      };
    },
    fillAnswers: form.change,
    startOver: app.startAnew,
    raiseToast: (toast) => void store.dispatch(toastShown(toast as Parameters<typeof toastShown>[0])),
    followAnswers: form.subscribe,
    followState: store.subscribe,
  };
}
