import type { Persistor } from 'redux-persist';
import type { Root } from 'react-dom/client';
import type { PageConfig } from '../../kernel/page-config/page-config';
import type { Text } from '../../kernel/text/format-message';
import type { FormHandle } from '../../form/form-handle';
import type { BrowserWindow } from '../../services/browser-window';
import type { Services } from '../../services/services';
import type { FormStore } from '../../state/create-store';
import type { FactsOf } from '../../state/root-state';
import { wholeStateReset } from '../../state/reset';
import type { App } from '../context/app-context';
import type { BroughtAnswers } from '../context/brought';
import { createNavigation } from '../context/navigation';
import { createFormSubmission, type FormSubmission } from '../submission/form-submission';
import { createFormPersistence, type FormPersistence } from './form-persistence';
import type { Handover } from './handover';
import type { PlannedForm } from './planned-form';
import type { PrintedVisit } from './printed/visit';
import { createRestoredForm } from './restored-form';
import type { StorageClaim } from './storage-claim';

/** Where a form is drawn. */
export interface FormPlace {
  root: HTMLElement;
  reactRoot: Root;
  page: BrowserWindow;
  /** Begins the id of every element. */
  idPrefix: string;
}

/** The form's store, its facts, and what persists it; no persistor for a form that is not kept. */
export interface KeptStore {
  store: FormStore;
  factsOf: FactsOf;
  persistor?: Persistor | undefined;
}

export interface FormSessionOptions {
  place: FormPlace;
  config: PageConfig;
  planned: PlannedForm;
  claim: StorageClaim;
  services: Services;
  kept: KeptStore;
  /** The form's sentences, in its language of that moment. */
  text: () => Text;
  /** What the form that was here before leaves; it counts instead of the persisted answers. */
  handover?: Handover | undefined;
  /** Undefined where the page has printed no form into the root. */
  printed?: PrintedVisit | undefined;
  /** The answers that the form has in place of stored ones. */
  brought?: BroughtAnswers | undefined;
  /** Starts the form again with other answers. */
  bring?: App['bring'] | undefined;
  /** Called after every change of the form and its store. */
  onChange?: (() => void) | undefined;
}

/** One form on the page, from the moment its persisted answers are known: what its parts and lifecycles work with. */
export interface FormSession extends Omit<FormSessionOptions, 'handover' | 'brought' | 'bring'> {
  form: FormHandle;
  persistence: FormPersistence;
  submission: FormSubmission;
  /** What the components of the form share. */
  app: App;
  /** Reads back what the drawn controls hold without having told (FIELD-22); nothing before they are drawn. */
  readBack(): void;
  /** Forgets the order that went out, and what has been kept. */
  forget(): void;
}

export function createFormSession({
  place,
  config,
  planned,
  claim,
  services,
  kept,
  text,
  handover,
  printed,
  brought,
  bring = () => false,
  onChange,
}: FormSessionOptions): FormSession {
  const { definition, plan } = planned;
  const { store, factsOf, persistor } = kept;
  const { form, isRestored } = createRestoredForm({ config, definition, plan, store, factsOf, services, handover });
  const navigation = createNavigation(form, handover?.refusedStep);
  const persistence = createFormPersistence({ printed, form, persistor, services, key: claim.key });
  const submission = createFormSubmission({
    root: place.root,
    page: place.page,
    tabKey: claim.tabKey,
    config,
    definition,
    services,
    store,
    factsOf,
    form,
    navigation,
    text,
    persistence,
  });

  function forget() {
    submission.forget();
    persistence.forget();
  }

  function startAnew() {
    forget();
    // Or the browser would bring back in the printed form what was to be forgotten.
    printed?.noteShown();
    store.dispatch(wholeStateReset());
    services.redirector.reload();
  }

  const app: App = { config, definition, services, factsOf, navigation, isRestored, root: place.root, brought, bring, startAnew };
  return {
    place,
    config,
    planned,
    claim,
    services,
    kept,
    text,
    printed,
    onChange,
    form,
    persistence,
    submission,
    app,
    readBack() {},
    forget,
  };
}

/** What a form leaves to the one that takes its place. */
export function handoverOf({ config, form, kept, planned, app, place, readBack }: FormSession): Handover {
  readBack();
  const { steps } = planned.plan;
  const { navigation } = app;
  const { domains, submission } = kept.store.getState();
  const refusal = navigation.refusal();
  return {
    formType: config.formType,
    values: form.values(),
    fieldStates: form.keptStates(),
    domains: domains.cartDomains,
    step: steps[navigation.current()]!.key,
    refusedStep: refusal ? steps[refusal.step]!.key : undefined,
    submission: { lastError: submission.lastError, isErrorTold: submission.isErrorTold },
    isRestored: app.isRestored,
    idPrefix: place.idPrefix,
  };
}
