import type { PaymentAdapter } from './handle';
import { findProvider, type MountedFields, type Validity } from './provider';

interface PlacedField {
  container: HTMLElement;
  label: string;
  hint: string;
  onChange: (state: string) => void;
  onBlur: () => void;
}

/** Counts what was valid, for all forms of the page, so that no token is taken for that of another card (CARD-11). */
let validCount = 0;

const stateOf = (validity: Validity) => (validity === 'empty' ? '' : validity === 'valid' ? String(++validCount) : '0');

/** Lets the page's provider draw the fields of number and code, and make the token. */
export function createHostedFields(): PaymentAdapter {
  const placed = new Map<string, PlacedField>();
  let mounting: Promise<MountedFields> | undefined;

  // A document does not say which of its frames has the focus.
  const mark = (name: string, isFocused: boolean) => void placed.get(name)?.container.toggleAttribute('data-focused', isFocused);

  async function mount(): Promise<MountedFields> {
    const provider = await findProvider();
    const read = <Value>(of: (field: PlacedField) => Value) => Object.fromEntries([...placed].map(([name, field]) => [name, of(field)]));
    const [first] = placed.values();
    const { color, fontFamily, fontSize } = getComputedStyle(first!.container);
    return provider.mount(
      read(({ container }) => container),
      {
        labels: read(({ label }) => label),
        hints: read(({ hint }) => hint),
        style: { color, fontFamily, fontSize },
        onChange: (name, validity) => placed.get(name)?.onChange(stateOf(validity)),
        onFocus: (name) => mark(name, true),
        onBlur(name) {
          mark(name, false);
          placed.get(name)?.onBlur();
        },
      },
    );
  }

  function unmount() {
    mounting?.then((fields) => fields.unmount()).catch(() => {});
    mounting = undefined;
  }

  return {
    async tokenize(request) {
      if (!mounting) throw new Error('The payment provider has not drawn its fields');
      const { card, ...rest } = request as { card: Record<string, unknown> };
      // Number and code are known to the provider alone.
      const { number: _number, cvc: _cvc, ...others } = card;
      return (await mounting).tokenize({ card: others, ...rest });
    },
    async place(container, onChange, onBlur, signal) {
      const name = container.id.endsWith('number') ? 'number' : 'cvc';
      const around = (selector: string) => container.parentElement?.querySelector<HTMLElement>(selector);
      const words = (selector: string) => around(selector)?.textContent ?? '';
      const field = { container, label: words('label'), hint: words('.charterform-hint'), onChange, onBlur };
      const focus = () => void mounting?.then((fields) => fields.focus(name)).catch(() => {});
      placed.set(name, field);
      container.setAttribute('role', 'group');
      container.setAttribute('aria-label', field.label);
      container.addEventListener('focus', focus, { signal });
      // A label leads to controls of its own document only.
      around('label')?.addEventListener('click', focus, { signal });
      signal.addEventListener('abort', () => {
        placed.delete(name);
        unmount();
      });
      // Once all fields of the form are placed.
      await new Promise((resolve) => setTimeout(resolve));
      if (!signal.aborted) await (mounting ??= mount());
    },
  };
}
