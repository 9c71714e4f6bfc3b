import type { Persistor } from 'redux-persist';
import type { PageConfig } from '../../core/page-config/page-config';
import type { FormHandle } from '../../form/form-handle';
import type { BrowserWindow } from '../../services/browser-window';
import type { Services } from '../../services/services';
import type { FormStore } from '../../state/create-store';
import type { FactsOf } from '../../state/root-state';
import { wholeStateReset } from '../../state/reset';
import type { App } from '../context/app-context';
import { createNavigation } from '../context/navigation';
import { createFormSubmission, type FormSubmission } from '../submission/form-submission';
import { createFormPersistence, type FormPersistence } from './form-persistence';
import type { PlannedForm } from './planned-form';
import { createRestoredForm } from './restored-form';
import type { StorageClaim } from './storage-claim';

/** One form on the page, from the moment its persisted answers are known: what its parts and lifecycles work with. */
export interface FormSession extends App {
  page: BrowserWindow;
  store: FormStore;
  form: FormHandle;
  persistence: FormPersistence;
  submission: FormSubmission;
}

export interface FormSessionOptions {
  root: HTMLElement;
  page: BrowserWindow;
  config: PageConfig;
  services: Services;
  planned: PlannedForm;
  claim: StorageClaim;
  store: FormStore;
  factsOf: FactsOf;
  persistor: Persistor | undefined;
}

export function createFormSession(options: FormSessionOptions): FormSession {
  const { root, page, config, services, planned, claim, store, factsOf, persistor } = options;
  const { definition, plan } = planned;
  const { form, isRestored } = createRestoredForm({ config, definition, plan, store, factsOf, log: services.log });
  const navigation = createNavigation(form);
  const persistence = createFormPersistence({ form, persistor, localStorage: services.localStorage, storageKey: claim.key });
  const shared = { root, page, config, definition, services, store, factsOf, form, navigation };
  const submission = createFormSubmission({ ...shared, tabKey: claim.tabKey, persistence });

  function startAnew() {
    submission.forget();
    persistence.forget();
    store.dispatch(wholeStateReset());
    services.redirector.reload();
  }

  return { ...shared, isRestored, persistence, submission, startAnew };
}
