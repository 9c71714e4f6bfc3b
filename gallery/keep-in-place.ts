/**
 * What opens by itself (dialogs, toasts) is drawn where its example stands until the visitor does something or an
 * address asks for it alone (`state=`), and none takes the focus: in the top layer one example would cover all others
 * and make them inert.
 */
export function keepInPlace() {
  if (new URLSearchParams(location.search).has('state')) return;
  const { showModal } = HTMLDialogElement.prototype;
  const { showPopover, focus } = HTMLElement.prototype;
  const acts = ['pointerdown', 'keydown'];

  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    // Not show(), which takes the focus.
    this.open = true;
    this.classList.add('gallery-in-place');
    // A dialog in its place leaves the page to scroll.
    queueMicrotask(() => (document.body.style.overflow = document.documentElement.style.overflow = ''));
  };
  HTMLElement.prototype.showPopover = function (this: HTMLElement) {
    this.popover = null;
    this.classList.add('gallery-in-place');
  };
  HTMLElement.prototype.focus = () => {};

  const release = ({ isTrusted }: Event) => {
    // An example may press a key itself, to stand there open.
    if (!isTrusted) return;
    Object.assign(HTMLDialogElement.prototype, { showModal });
    Object.assign(HTMLElement.prototype, { showPopover, focus });
    for (const act of acts) removeEventListener(act, release, true);
  };
  for (const act of acts) addEventListener(act, release, true);
}
