import type { Root } from 'react-dom/client';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { english, type Locale } from '../../kernel/text/locale';
import type { BrowserWindow } from '../../services/browser-window';
import type { Log } from '../../services/services';
import type { BroughtAnswers } from '../context/brought';
import { handoverOf, type FormSession } from './form-session';
import type { Handover } from './handover';
import type { PlannedForm } from './planned-form';
import type { PrintedVisit } from './printed/visit';
import { showBrokenForm, startForm, type RunningForm } from './start-form';

/** A page config to start a form with, and what it asks for, where that is known. */
interface WantedForm {
  config: PageConfig;
  planned?: PlannedForm | undefined;
  isPart?: boolean;
}

export interface FormRunnerOptions {
  root: HTMLElement;
  reactRoot: Root;
  page: BrowserWindow;
  /** Undefined where the page has printed no form into the root. */
  printed?: PrintedVisit | undefined;
  /** Whom the visitor can turn to where no form can be shown. */
  contactLink: string;
}

/** A form that is submitting, accepted or waiting for an answer must not be replaced. */
const isBusy = ({ kept, form }: FormSession) => kept.store.getState().submission.status !== 'idle' || form.question() !== undefined;

/** Runs one form after the other in a root, each with what the one before leaves to it. */
export function createFormRunner({ contactLink, ...options }: FormRunnerOptions) {
  let locale = english;
  let current: WantedForm | undefined;
  let running: RunningForm | undefined;
  let handover: Handover | undefined;
  /** Waits until the form that runs may be replaced. */
  let wanted: WantedForm | undefined;
  const session = () => running?.session;

  function start(next: WantedForm | undefined, left?: Handover, brought?: BroughtAnswers) {
    running?.stop();
    current = next;
    handover = left;
    wanted = undefined;
    running = next
      ? startForm({ ...options, ...next, locale, handover, brought, bring, onChange: replaceLater })
      : showBrokenForm(options, locale, contactLink);
  }

  function replace() {
    const before = session();
    if (!wanted || (before && isBusy(before))) return;
    // One that is still starting up has not used what it was left.
    start(wanted, before ? handoverOf(before) : handover);
  }

  /** Starts the form again with other answers, unless it must not be replaced. */
  function bring(answers: BroughtAnswers): boolean {
    const before = session();
    if (!before || isBusy(before)) return false;
    start(current, undefined, answers);
    return true;
  }

  function replaceLater() {
    // Not at once: an answered question may send the form in the same tick.
    if (wanted) setTimeout(replace);
  }

  return {
    start,
    session,
    isDrawn: () => running?.isDrawn() === true,
    setLocale(next: Locale) {
      locale = next;
      running?.setLocale(next);
    },
    /** Starts another form with the answers of this one, as soon as that may be. */
    replace(next: WantedForm) {
      wanted = next;
      replace();
    },
    /** Starts another form without the answers, unless an order is on its way or nobody knows what became of it. */
    restart(log: Log) {
      const before = session();
      if (!before) return;
      const { status } = before.kept.store.getState().submission;
      if ((status !== 'idle' && status !== 'done') || before.submission.isUnknown())
        return log.error('"reset" was refused because the outcome of an order is unknown.');
      before.forget();
      start(wanted ?? current);
    },
    stop() {
      running?.stop();
      wanted = running = undefined;
    },
  };
}

export type FormRunner = ReturnType<typeof createFormRunner>;
