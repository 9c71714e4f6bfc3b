import { isTrue } from '../../kernel/answers/get-answer';
import { seenPath } from '../../kernel/plan/navigation';
import { enabledSteps } from '../../kernel/plan/step-list';
import { createHistoryNotes } from '../../services/history-notes';
import { lastingStorage } from '../../services/lasting-storage';
import type { FormSession } from './form-session';

/**
 * Makes each step an entry of the browser's history, so that Back and Forward move between the steps that the visitor has
 * seen (FORM-40). A form with a step before the present one has entries for those, too: Back never leaves it midway.
 */
export function startStepHistory(session: FormSession, signal: AbortSignal): void {
  const { config, form, claim, services, kept, app } = session;
  const { page } = session.place;
  const { plan } = session.planned;
  const { navigation } = app;
  if (!plan.stepMode || !(config.flags.stepHistory ?? !config.domains.routing)) return;

  const notes = createHistoryNotes(page, lastingStorage(services.sessionStorage), `${claim.tabKey}:steps`);
  const keyOf = (step: number) => plan.steps[step]!.key;
  const indexOf = (key: string) => plan.steps.findIndex((step) => step.key === key);
  const isSeen = (step: number) => isTrue(form.values(), seenPath(step));
  /** The browser is on its way to an entry of a step that is shown already. */
  let isOnTheWay = false;

  function begin() {
    const current = navigation.current();
    const isNew = notes.noted() === '';
    const before = enabledSteps(plan, form.facts()).filter((step) => step < current && isSeen(step));
    const [first = current, ...rest] = isNew ? [...before, current] : [current];
    notes.note(keyOf(first));
    for (const step of rest) notes.push(keyOf(step));
  }

  /** Brings the history to the step that is shown. */
  function follow() {
    const current = navigation.current();
    const key = keyOf(current);
    const noted = notes.read();
    if (isOnTheWay || noted === key) return;
    const going = current < indexOf(noted) ? notes.goBackTo(key) : undefined;
    if (!going) return notes.push(key);
    isOnTheWay = true;
    void going.then(() => {
      isOnTheWay = false;
      // The visitor may have moved on, or the page may have kept the browser where it was.
      const shown = keyOf(navigation.current());
      if (!signal.aborted && notes.read() !== shown) notes.push(shown);
    });
  }

  /** Shows the step of the entry that the browser has come to. */
  function onMove() {
    const step = indexOf(notes.read());
    const current = navigation.current();
    const isIdle = kept.store.getState().submission.status === 'idle';
    if (isOnTheWay || step < 0 || step === current || !isIdle || !(step < current || isSeen(step))) return;
    navigation.goTo(step);
  }

  begin();
  const stop = form.subscribeView(follow);
  signal.addEventListener('abort', stop);
  page.addEventListener('popstate', onMove, { signal });
}
