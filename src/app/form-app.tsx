import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Provider } from 'react-redux';
import type { FormValues } from '../core/form-values/form-values';
import type { FormPlan } from '../core/steps/form-plan';
import { withoutSecrets } from '../core/storage/what-to-keep';
import { textIn } from '../core/text/locales';
import { CaptchaContext, type RenderCaptcha } from '../form/captcha-context';
import type { FormHandle } from '../form/form-handle';
import { FormProvider } from '../form/form-provider';
import { RandomContext } from '../form/random-context';
import type { FormStore } from '../state/create-store';
import type { FactsOf } from '../state/root-state';
import { valuesMirrored } from '../state/form-slice';
import { AppProvider, type App } from './app-context';
import { OrderForm } from './order-form';
import type { Navigation } from './navigation';
import { shownButtons } from './submit-section';

export interface FormAppProps {
  app: App;
  store: FormStore;
  factsOf: FactsOf;
  plan: FormPlan;
  initial: FormValues;
  /** The visitor's earlier answers were found; secrets among them have to be entered again. */
  isRestored: boolean;
  locale: string;
  idPrefix: string;
  onReady: (form: FormHandle) => void;
  onNavigation: (navigation: Navigation) => void;
  /** The form is to be sent. */
  onSubmit: () => void;
}

/** Joins the form to its store, its words and its services. */
export function FormApp(props: FormAppProps) {
  const { app, store, factsOf, plan, initial, isRestored, locale, idPrefix, onReady, onNavigation, onSubmit } = props;
  const { config, services } = app;
  const form = useRef<FormHandle | null>(null);
  const navigation = useRef<Navigation | null>(null);
  const text = useMemo(() => textIn(locale, config.text), [locale, config]);

  const factsWith = useCallback((values: FormValues) => ({ ...factsOf(store.getState()), values }), [factsOf, store]);
  const mirror = useCallback(
    (values: FormValues) => void store.dispatch(valuesMirrored(withoutSecrets(values, plan))),
    [store, plan],
  );
  const ready = useCallback(
    (handle: FormHandle) => {
      form.current = handle;
      onReady(handle);
      handle.flush();
    },
    [onReady],
  );
  const navigated = useCallback(
    (next: Navigation) => {
      navigation.current = next;
      onNavigation(next);
    },
    [onNavigation],
  );
  const renderCaptcha = useCallback<RenderCaptcha>(
    (container, onResponse) => services.captcha.render(container, config.layout.captchaSiteKey, onResponse),
    [services, config],
  );

  // The facts are more than the form's values: what arrives in the catalogue is seen by the fields and the reactions.
  useEffect(() => {
    // From what the form knows on: a quick answer may have come between its first facts and now.
    let { catalogue, domains } = form.current!.facts();
    const follow = () => {
      const now = factsOf(store.getState());
      if (now.catalogue === catalogue && now.domains === domains) return;
      ({ catalogue, domains } = now);
      form.current?.factsChanged();
    };
    follow();
    return store.subscribe(follow);
  }, [store, factsOf]);

  return (
    <Provider store={store}>
      <AppProvider value={app}>
        <CaptchaContext.Provider value={renderCaptcha}>
          <RandomContext.Provider value={services.randomBytes}>
            <FormProvider
              plan={plan}
              initial={initial}
              factsWith={factsWith}
              mirror={mirror}
              text={text}
              idPrefix={idPrefix}
              onReady={ready}
              onSubmit={(handle) => (shownButtons(handle).includes('continue') ? navigation.current?.goOn() : onSubmit())}
            >
              <OrderForm onNavigation={navigated} isRestored={isRestored} />
            </FormProvider>
          </RandomContext.Provider>
        </CaptchaContext.Provider>
      </AppProvider>
    </Provider>
  );
}
