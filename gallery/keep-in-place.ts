/**
 * Keeps dialogs and toasts that open by themselves inside their example, without focus, until the visitor interacts or
 * the URL selects one example (`state=`). In the top layer one of them would cover all others and make them inert.
 */
export function keepInPlace() {
  if (new URLSearchParams(location.search).has('state')) return;
  const { showModal } = HTMLDialogElement.prototype;
  const { showPopover, focus } = HTMLElement.prototype;
  const acts = ['pointerdown', 'keydown'];

  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    // Not show(), which moves the focus.
    this.open = true;
    this.classList.add('gallery-in-place');
    // Undo the dialog's scroll lock.
    queueMicrotask(() => (document.body.style.overflow = document.documentElement.style.overflow = ''));
  };
  HTMLElement.prototype.showPopover = function (this: HTMLElement) {
    this.popover = null;
    this.classList.add('gallery-in-place');
  };
  HTMLElement.prototype.focus = () => {};

  const release = ({ isTrusted }: Event) => {
    // Ignore events that examples dispatch to open themselves.
    if (!isTrusted) return;
    Object.assign(HTMLDialogElement.prototype, { showModal });
    Object.assign(HTMLElement.prototype, { showPopover, focus });
    for (const act of acts) removeEventListener(act, release, true);
  };
  for (const act of acts) addEventListener(act, release, true);
}
