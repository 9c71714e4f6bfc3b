import type { FormikContextType } from 'formik';
import { createRef } from 'react';
import type { FormValues } from '../../kernel/answers/form-values';
import type { FormHandle } from '../../form/form-handle';
import type { FormStore } from '../../state/create-store';
import { submissionFailed } from '../../state/submission/submission-slice';
import type { Navigation } from '../context/navigation';
import { currentButtons } from './submit-section';

export interface FormSubmitOptions {
  form: FormHandle;
  navigation: Navigation;
  store: FormStore;
}

/**
 * What Formik validates and does when the form is submitted. Continue and Submit are the same event, so the button of the
 * visitor's step decides: Continue validates that step and goes on, Submit validates all steps and sends.
 * @param submit sends the form; a second call while one is under way does nothing
 */
export function createFormSubmit({ form, navigation, store }: FormSubmitOptions, submit: () => Promise<void>) {
  const innerRef = createRef<FormikContextType<FormValues>>();
  let isWhole = false;
  /** The step that Continue was pressed on; undefined for Submit. */
  let left: number | undefined;

  function validate(): boolean {
    const isContinue = !isWhole && currentButtons(form).continue;
    isWhole = false;
    left = isContinue ? navigation.current() : undefined;
    if (left !== undefined) return navigation.validateStep(left);
    // What is on its way is not validated again: the lock turns this one down.
    if (store.getState().submission.status !== 'idle') return true;
    const isValid = navigation.validateAll();
    // Nothing is sent, and no earlier error stands any longer.
    if (!isValid) store.dispatch(submissionFailed(null));
    return isValid;
  }

  async function onSubmit() {
    if (left === undefined) await submit();
    else navigation.goOnFrom(left);
  }

  return {
    /** For the form's Formik. */
    formik: { innerRef, validate, onSubmit },
    /** Sends the whole form, whichever step the visitor is on (NYOP-08); not while a question is open. */
    submitAll() {
      const { current } = innerRef;
      if (!current || form.question()) return;
      isWhole = true;
      void current.submitForm();
    },
  };
}

export type FormSubmit = ReturnType<typeof createFormSubmit>;
