import type { Persistor } from 'redux-persist';
import type { Root } from 'react-dom/client';
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
import { createRestoredForm, type RestoredFormOptions } from './restored-form';
import type { StorageClaim } from './storage-claim';

/** One form on the page, from the moment its persisted answers are known: what its parts and lifecycles work with. */
export interface FormSession extends App, FormSessionOptions {
  form: FormHandle;
  persistence: FormPersistence;
  submission: FormSubmission;
  /** Forgets the order that went out, and what has been kept. */
  forget(): void;
}

export interface FormSessionOptions extends PlannedForm, StorageClaim, Pick<RestoredFormOptions, 'handover'> {
  root: HTMLElement;
  reactRoot: Root;
  page: BrowserWindow;
  config: PageConfig;
  services: Services;
  store: FormStore;
  factsOf: FactsOf;
  /** Begins the id of every element. */
  idPrefix: string;
  /** Called after every change of the form and its store. */
  onChange?: (() => void) | undefined;
  /** Undefined for a form that is not kept. */
  persistor?: Persistor | undefined;
}

export function createFormSession(options: FormSessionOptions): FormSession {
  const { form, isRestored } = createRestoredForm(options);
  const withForm = { ...options, form, isRestored, navigation: createNavigation(form) };
  const persistence = createFormPersistence(withForm);
  const submission = createFormSubmission({ ...withForm, persistence });

  function forget() {
    submission.forget();
    persistence.forget();
  }

  function startAnew() {
    forget();
    options.store.dispatch(wholeStateReset());
    options.services.redirector.reload();
  }

  return { ...withForm, persistence, submission, forget, startAnew };
}
