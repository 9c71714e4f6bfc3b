// @ts-expect-error the package has no types
import { JSDOM } from 'jsdom';
import type { Question } from './questions.mjs';

/** Each as its value and its label; the empty choice is none. */
const nativeChoices = (control: Element | null): string[] | undefined =>
  control?.localName === 'select'
    ? [...(control as HTMLSelectElement).options].flatMap(({ value, text }) => (value ? [`${value} ${text}`] : []))
    : undefined;

/** A page of a library in jsdom, asked and answered as the bench does it in a browser. */
export class PageInJsdom {
  readonly #window: Window & typeof globalThis;

  constructor(script: string) {
    const { window } = new JSDOM('<!doctype html><div id="form"></div>', {
      url: 'https://bench.example/',
      runScripts: 'outside-only',
      pretendToBeVisual: true,
    });
    this.#window = window;
    window.Element.prototype.scrollIntoView = () => {};
    window.scrollTo = () => {};
    window.structuredClone = structuredClone;
    window.CSS ??= { escape: (name: string) => name } as typeof CSS;
    window.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    window.matchMedia ??= () => ({ matches: false, addEventListener() {}, addListener() {} }) as unknown as MediaQueryList;
    window.eval(script);
  }

  close = () => this.#window.close();

  /** Tasks and frames that are under way are through. */
  settle = () =>
    new Promise<void>((resolve) => {
      this.#window.setTimeout(() => resolve(), 60);
    });

  control(name: string): HTMLInputElement | HTMLSelectElement | null {
    const { document, benchForm } = this.#window;
    return (benchForm?.field?.(name) ?? document.querySelector(`[name="${name}"]`)) as HTMLInputElement | null;
  }

  /** What a question reads like on the page. */
  asks({ name, kind, groups, count }: Question) {
    if (kind === 'boxes') {
      const labels = groups.flatMap(({ choices }) => choices.map(({ key }) => this.#labelOf(this.control(`${name}.${key}`))));
      return { labels, count: `${count} ${new RegExp(`${count}\\s*(\\d+)`).exec(this.#form.textContent ?? '')?.[1]}` };
    }
    const control = this.control(name);
    const choices = this.#window.benchForm?.choices?.(name) ?? nativeChoices(control);
    return {
      label: this.#labelOf(control),
      type: choices ? 'select' : control?.getAttribute('type'),
      autocomplete: control?.getAttribute('autocomplete') || null,
      choices: choices ?? [],
    };
  }

  /** All controls of the step that are shown, but those of the boxes. */
  get controls(): number {
    const controls = this.#form.querySelectorAll('input:not([type="checkbox"], [type="button"], [type="submit"]), select');
    return [...controls].filter((control) => !control.closest('[style*="display: none"]')).length;
  }

  get text(): string {
    return this.#form.textContent ?? '';
  }

  errorOf(name: string): string {
    const { document, benchForm } = this.#window;
    if (benchForm?.error) return benchForm.error(name)?.textContent?.trim() ?? '';
    const ids = this.control(name)?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join('');
  }

  async next(words: string) {
    const buttons: (HTMLButtonElement | HTMLInputElement)[] = [...this.#form.querySelectorAll<HTMLInputElement>('button, [type="button"]')];
    buttons.find((button) => button.textContent === words || button.value === words)?.click();
    await this.settle();
  }

  async answer(answers: Readonly<Record<string, string>>) {
    const { benchForm } = this.#window;
    if (benchForm?.fill) {
      await benchForm.fill(answers);
      await this.settle();
      return;
    }
    for (const [name, value] of Object.entries(answers)) {
      const control = this.control(name);
      if (!control) throw new Error(`There is no field "${name}"`);
      control.focus();
      // React takes no notice of a value that is set on the element itself.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
      for (const type of ['input', 'change']) control.dispatchEvent(new this.#window.Event(type, { bubbles: true }));
      control.blur();
      await this.settle();
    }
  }

  get #form(): Element {
    return this.#window.document.querySelector('#form')!;
  }

  #labelOf(control: Element | null): string {
    const { document } = this.#window;
    const labelling = control?.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = labelling.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const [label] = (control as HTMLInputElement | null)?.labels ?? [];
    // Some libraries mark what is required in the label.
    return (label?.textContent || named || control?.getAttribute('aria-label') || '').replace(/\s*\*$/, '').trim();
  }
}
