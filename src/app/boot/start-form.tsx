import type { Root } from 'react-dom/client';
import { offerOf } from '../../core/offer/make-offer';
import { missingOptionalProducts } from '../../core/offer/missing-optional-products';
import { undefinedStateMessage, withFreshProductStates } from '../../core/start/fresh-product-states';
import { initialValues } from '../../core/start/initial-values';
import type { PageConfig } from '../../core/page-config/page-config';
import { makePlan } from '../../core/start/make-plan';
import { formKey } from '../../core/storage/storage-keys';
import { withoutSecrets } from '../../core/storage/persistable-values';
import { readUrlSwitches } from '../../core/submission/url-switches';
import { createText } from '../../core/text/format-message';
import { english, type Locale } from '../../core/text/locale';
import { createFormHandle } from '../../form/form-handle';
import { formList } from '../../forms/form-list';
import { moduleList } from '../../modules/module-list';
import type { BrowserWindow } from '../../services/browser-window';
import { createServices } from '../../services/create-services';
import type { Services } from '../../services/services';
import { createFormStore } from '../../state/create-store';
import { valuesMirrored } from '../../state/form-slice';
import { productsWanted } from '../../state/listeners/load-products';
import { toastShown } from '../../state/notices-slice';
import { wholeStateReset } from '../../state/reset';
import { createIdempotencyKey } from '../../state/submission/idempotency-key';
import { submissionFinished } from '../../state/submission/submission-slice';
import { createSubmitter } from '../../state/submission/submit';
import { createSubmittedFlag } from '../../state/submission/submitted-flag';
import type { App } from '../context/app-context';
import { BrokenForm, UnknownError } from '../notices/broken-form';
import { ErrorBoundary } from '../notices/error-boundary';
import { FormApp } from './form-app';
import { followPage } from './follow-page';
import { createNavigation } from '../context/navigation';
import { askForMinimum, resubmitEvent } from '../submission/price-overlay';
import { followUncaughtErrors, ownScript } from '../notices/uncaught-errors';
import { shownButtons } from '../submission/submit-section';
import { dispatchOrdered } from '../submission/ordered-event';

export interface RunningForm {
  stop(): void;
  setLocale(locale: Locale): void;
}

export interface StartOptions {
  root: HTMLElement;
  reactRoot: Root;
  config: PageConfig;
  page: BrowserWindow;
  /** The language of the first paint; English where left out. */
  locale?: Locale;
  /** Every way out; those of the page where left out. */
  services?: Services;
  /** The script whose uncaught errors are the form's own (ERR-12). */
  script?: string;
}

/** Forms that are kept now: a second root for the same form and page must not write over the first. */
const keptForms = new Set<string>();
let rootCount = 0;

/** Boots one form: config → kept values → first paint → loads (decision: boot). */
export function startForm({
  root,
  reactRoot,
  config,
  page,
  locale = english,
  services = createServices(config, { window: page }),
  script = ownScript,
}: StartOptions): RunningForm {
  const definition = formList[config.formType as keyof typeof formList];
  const planned = makePlan({ config, form: definition, modules: moduleList });
  for (const warning of planned.warnings) services.log.warn(warning);
  if ('error' in planned) {
    services.log.error(`The page config's "steps" leaves no module that can be shown (${planned.error.property}).`);
    const setLocale = (locale: Locale) =>
      reactRoot.render(<BrokenForm text={createText(config.text, locale)} contactLink={config.layout.contactLink} />);
    setLocale(locale);
    return { stop() {}, setLocale };
  }

  const { plan } = planned;
  const offer = offerOf(config, definition, plan);
  const lacking = missingOptionalProducts(plan, offer);
  if (lacking) services.log.error(`Error ${lacking.code}: there is nothing to offer (${lacking.property}).`);
  const storageKey = formKey(config.formType, config.pageID);
  const isAlone = !keptForms.has(storageKey);
  if (isAlone) keptForms.add(storageKey);
  const { store, factsOf, persistor, ready } = createFormStore({
    config,
    services,
    offer: definition.kind === 'order' ? offer : undefined,
    keep: isAlone && config.flags.persist,
  });

  const idPrefix = `charterform-${++rootCount}`;
  let running: ReturnType<typeof run> | undefined;
  const ending = new AbortController();
  const { signal } = ending;
  const tellUnknown = (error: unknown) => {
    services.log.error('Something went wrong.', error);
    store.dispatch(toastShown({ kind: 'error', title: 'error.app.title', message: { key: 'error.app.message' } }));
  };
  followUncaughtErrors(page, script, tellUnknown, signal);
  void ready.then(() => {
    if (!signal.aborted) running = run();
  });

  return {
    stop() {
      ending.abort();
      running?.stop();
      persistor?.pause();
      if (isAlone) keptForms.delete(storageKey);
    },
    setLocale(next) {
      locale = next;
      running?.render();
    },
  };

  /** What was kept is known: the form is made of it, drawn, and followed until it goes. */
  function run() {
    const { values: kept, undefinedStates } = withFreshProductStates(store.getState().form.values);
    for (const name of undefinedStates) services.log.warn(undefinedStateMessage, name);
    const form = createFormHandle({
      plan,
      initial: initialValues({ plan, config, primaryProducts: definition.primaryProducts, kept }),
      factsWith: (values) => ({ ...factsOf(store.getState()), values }),
      mirror: (values) => void store.dispatch(valuesMirrored(withoutSecrets(values, plan))),
    });
    const navigation = createNavigation(form);
    const keep = () => {
      form.flush();
      void persistor?.flush();
    };

    // A second root for the same form and page is an order of its own, so it shares neither key nor mark.
    const tabKey = isAlone ? storageKey : `${storageKey}-${services.newKey()}`;
    const attemptKey = createIdempotencyKey(services.sessionStorage, `${tabKey}:attempt`, services.newKey);
    const successMark = createSubmittedFlag(services.sessionStorage, `${tabKey}:sent`);
    const submitter = createSubmitter({
      store,
      factsOf,
      services,
      key: attemptKey,
      context: {
        switches: readUrlSwitches(config, page.location.search, page.location.hash),
        hadChat: services.readCookie('chatEngaged') !== undefined,
      },
      valuesWithSecrets: form.values,
      validate: () => {
        form.flush();
        return navigation.checkAll();
      },
      onSuccess: (result, orderKey) => {
        successMark.set(result);
        if (definition.kind === 'order') dispatchOrdered(root, orderKey, store.getState().cart.items);
        if (config.flags.clearOnSubmit) form.change({ clearFormDataOnNextPageLoad: true });
        keep();
      },
      onCaptchaUsed: () => form.change({ 'captcha.response': '' }),
      onPriceTooLow: (minimum) => askForMinimum(form, navigation, minimum),
    });
    const submit = () => void submitter.submit();

    let isForgotten = false;
    const app: App = {
      config,
      definition,
      services,
      factsOf,
      navigation,
      isRestored: Object.keys(kept).length > 0,
      root,
      startAnew: () => {
        successMark.clear();
        attemptKey.giveUp();
        isForgotten = true;
        persistor?.pause();
        store.dispatch(wholeStateReset());
        services.redirector.reload();
      },
    };

    const render = () => {
      const text = createText(config.text, locale);
      reactRoot.render(
        <ErrorBoundary what="The form" log={services.log} instead={<UnknownError text={text} />}>
          <FormApp
            app={app}
            store={store}
            form={form}
            text={text}
            idPrefix={idPrefix}
            onSubmit={() => (shownButtons(form).includes('continue') ? navigation.goOn() : submit())}
          />
        </ErrorBoundary>,
      );
    };

    root.addEventListener(resubmitEvent, submit, { signal });
    followPage(page, {
      onLeave: () => {
        // Last of all, since a write from before may still have been waiting.
        if (isForgotten) services.localStorage.remove(storageKey);
        else keep();
      },
      onReturn: () => {
        // The browser brought the page back as it was left, in the midst of going on to the next one.
        if (store.getState().submission.status === 'redirecting') store.dispatch(submissionFinished(successMark.read() ?? null));
      },
      signal,
    });
    // The facts are more than the form's values: what arrives in the catalogue is seen by the fields and the reactions.
    let { catalogue, domains } = form.facts();
    const stopReading = store.subscribe(() => {
      const now = factsOf(store.getState());
      if (now.catalogue === catalogue && now.domains === domains) return;
      ({ catalogue, domains } = now);
      form.factsChanged();
    });

    const sent = successMark.read();
    if (sent && isReturn(page)) store.dispatch(submissionFinished(sent));
    else successMark.clear();
    // First, or the order would be drawn once without the answers that the form starts with. It sends for the products, too.
    form.flush();
    render();
    if (definition.kind === 'order') store.dispatch(productsWanted({ retryFailed: false }));

    return {
      render,
      stop() {
        stopReading();
        submitter.stop();
        keep();
      },
    };
  }
}

/** Whether the visitor came to the page by Back, Forward or a reload, rather than anew. */
function isReturn(page: BrowserWindow): boolean {
  const [entry] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' || entry?.type === 'reload';
}
