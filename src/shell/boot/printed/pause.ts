import { treeOf } from '../../../ui/shadow-tree';
import type { Control } from './control';

/** A press on a control, or an open list. */
const busy = ':is(:active, select:open)';
const checkEveryMs = 20;
/** Text may be a composition that began before the script; for this long it is left alone. */
const doubtMs = 1000;
/** The form is taken over after this time, whatever the visitor does. */
const patienceMs = 10_000;

/** Chromium restores controls shortly after its deferred scripts, and no event tells when it has. */
const restoredMs = 60;

export interface WatchedForm {
  form: Element;
  controls: readonly Control[];
  /** The visitor has gone back or forward to the page, and the browser restores the controls. */
  isBack: boolean;
  signal: AbortSignal;
}

/** Returns a function whose promise resolves as soon as a takeover of the form would cut short nothing that the visitor does. */
export function watchDoings({ form, controls, isBack, signal }: WatchedForm): () => Promise<void> {
  /** Undefined until an event tells. */
  let isComposing: boolean | undefined;
  const listen = (type: string, tells: (event: Event) => boolean) =>
    form.addEventListener(type, (event) => (isComposing = tells(event)), { capture: true, signal });
  for (const type of ['compositionstart', 'compositionupdate']) listen(type, () => true);
  for (const type of ['compositionend', 'focusout']) listen(type, () => false);
  for (const type of ['input', 'keyup']) listen(type, (event) => (event as InputEvent).isComposing === true);

  function mayCompose() {
    const focused = treeOf(form).activeElement;
    return controls.some((control) => control === focused && typeof control.selectionStart === 'number' && control.value !== '');
  }
  const isRestoring = (waitedMs: number) =>
    isBack && (waitedMs < restoredMs || (waitedMs < doubtMs && form.ownerDocument.readyState !== 'complete'));
  const isBusy = (waitedMs: number) =>
    form.isConnected &&
    (isRestoring(waitedMs) || (isComposing ?? (waitedMs < doubtMs && mayCompose())) || form.querySelector(busy) !== null);

  return async () => {
    for (let waitedMs = 0; waitedMs < patienceMs && isBusy(waitedMs); waitedMs += checkEveryMs)
      await new Promise((resolve) => setTimeout(resolve, checkEveryMs));
  };
}
