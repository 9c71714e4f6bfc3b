// jsdom knows the dialog element but none of its methods.

const openers = new WeakMap<HTMLDialogElement, Element | null>();

/** Opens as browsers do: focus goes to the first control, an open dialog cannot be opened again. */
function showModal(this: HTMLDialogElement): void {
  if (this.open) throw new DOMException('The dialog is already open', 'InvalidStateError');
  openers.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('[autofocus], button, a[href], input, select, textarea')?.focus();
}

/** Closes as browsers do: focus returns to where it was, then the close event is sent. */
function close(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  this.dispatchEvent(new Event('close'));
}

Object.assign(HTMLDialogElement.prototype, { showModal, close });

// Escape is the browser's own way out: it asks by a cancel event and closes unless refused.
document.addEventListener('keydown', (event) => {
  const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog[open]');
  const top = dialogs[dialogs.length - 1];
  if (event.key !== 'Escape' || !top) return;
  if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
});
