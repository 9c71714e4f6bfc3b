import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../src/shell/boot/mount-widget';
import { rememberEntries } from '../../../src/shell/boot/printed/entries';
import type { MountedForm } from '../../../src/shell/context/embed-api';
import { formKey } from '../../../src/kernel/storage/storage-keys';
import { answerFromFixtures } from '../../support/fake-services';

// The window that the app finds behind its root; here it is not the global object.
const page = document.defaultView as unknown as Window & { console: Console; fetch: typeof fetch; performance: Performance };
const order = { formType: 'FormABusinessForm', pageID: 'printed', pluginVersion: '1' };
const forms: MountedForm[] = [];
const key = formKey(order.formType, order.pageID);
/** The first step, as it is drawn by the renderer under test for a visitor without answers. */
let html = '';

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  vi.spyOn(page.console, 'error').mockImplementation(() => {});
  page.fetch = (async (address: URL) =>
    new Response(
      await answerFromFixtures(address.pathname.split('/').at(-1)!, { query: Object.fromEntries(address.searchParams) }),
    )) as typeof fetch;
  page.performance.getEntriesByType = () => [];
  html ||= await print();
});

async function print() {
  const root = document.body.appendChild(document.createElement('div'));
  const form = mount(root, { ...order, pageID: 'to-print' });
  await vi.waitFor(() => expect(root.querySelectorAll('option').length).toBeGreaterThan(20), { timeout: 5000 });
  root.querySelector('form')!.setAttribute('data-printed', '1');
  for (const box of root.querySelectorAll<HTMLInputElement>('input')) box.toggleAttribute('checked', box.checked);
  for (const option of root.querySelectorAll('option')) option.toggleAttribute('selected', option.selected);
  const { innerHTML } = root;
  act(() => form.unmount());
  root.remove();
  return innerHTML;
}

afterEach(() => {
  for (const form of forms.splice(0)) act(() => form.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** A page on which the first step is printed, and the script has not come. */
function printPage(html: string) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = `${html}<p>This form has not loaded.</p>`;
  const all = (name: string) => [...root.querySelectorAll<HTMLInputElement>(`[name="companyInformation.${name}"]`)];
  const control = (name: string, value?: string) => all(name).find((found) => value === undefined || found.value === value)!;
  return {
    root,
    control,
    printed: () => root.querySelector('[data-printed]'),
    mount() {
      const form = mount(root, order);
      forms.push(form);
      return form;
    },
    takenOver: () => vi.waitFor(() => expect(root.querySelector('form:not([data-printed])')).not.toBeNull(), { timeout: 5000 }),
    leave: () => void page.dispatchEvent(new Event('pagehide')),
  };
}

const printedOrder = () => printPage(html);
const enter = (control: HTMLInputElement, value: string) => {
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
};
const keep = (companyInformation: object) =>
  localStorage.setItem(key, JSON.stringify({ values: { pluginVersion: '1', companyInformation } }));
const kept = () =>
  (JSON.parse(localStorage.getItem(key)!) as { values: { companyInformation: Record<string, unknown> } }).values.companyInformation;
const isReloaded = () => (page.performance.getEntriesByType = () => [{ type: 'reload' } as unknown as PerformanceEntry]);

describe('a printed form', () => {
  it('leaves what was entered in every kind of control to the drawn one, and to the storage', async () => {
    const visit = printedOrder();
    visit.control('companyName').value = 'Okafor Labs';
    visit.control('businessPurpose').value = 'To build labs';
    visit.control('state').value = 'WY';
    visit.control('entityType', 'Corp').checked = true;
    visit.mount();
    await visit.takenOver();
    expect(visit.root.children).toHaveLength(1);
    expect(visit.control('companyName').value).toBe('Okafor Labs');
    expect(visit.control('businessPurpose').value).toBe('To build labs');
    expect(visit.control('state').value).toBe('WY');
    await vi.waitFor(() => expect(visit.control('entityType', 'Corp').checked).toBe(true));
    visit.leave();
    expect(kept()).toMatchObject({
      companyName: 'Okafor Labs',
      businessPurpose: 'To build labs',
      state: { key: 'WY' },
      entityType: { key: 'Corp' },
    });
  });

  it('tells the page of what was entered, and shows no error', async () => {
    const visit = printedOrder();
    visit.control('companyName').value = 'O';
    visit.control('companyName').focus();
    const heard: string[] = [];
    visit.mount().on('change', ({ detail }) => heard.push(detail.path));
    await visit.takenOver();
    await vi.waitFor(() => expect(heard).toContain('companyInformation.companyName'));
    expect(visit.root.querySelector('[aria-invalid="true"]')).toBeNull();
  });

  it('hands focus and selection to the drawn field of the same name', async () => {
    const visit = printedOrder();
    const printed = visit.control('companyName');
    enter(printed, 'Summit Labs');
    printed.focus();
    printed.setSelectionRange(2, 5, 'backward');
    visit.mount();
    await visit.takenOver();
    const drawn = visit.control('companyName');
    expect(drawn).not.toBe(printed);
    expect(document.activeElement).toBe(drawn);
    expect([drawn.selectionStart, drawn.selectionEnd, drawn.selectionDirection]).toEqual([2, 5, 'backward']);
  });

  it('gives no field what was entered in another, however alike they stand', async () => {
    const another = html
      .replaceAll('companyName"', 'tradeName"')
      .replaceAll('companyInformation-companyName"', 'companyInformation-tradeName"');
    const visit = printPage(another);
    enter(visit.control('tradeName'), 'Somebody Else');
    visit.control('entityType', 'Corp').id = 'of-another-version';
    visit.control('entityType', 'Corp').checked = true;
    visit.mount();
    await visit.takenOver();
    expect(visit.control('companyName').value).toBe('');
    expect(visit.control('entityType', 'LLC').checked).toBe(true);
    expect(visit.root.innerHTML).not.toContain('Somebody Else');
  });

  it('gives way to kept answers but where something was entered', async () => {
    keep({ companyName: 'Kept LLC', businessPurpose: 'To keep', state: { key: 'CO', value: 'Colorado' } });
    const visit = printedOrder();
    visit.control('companyName').value = 'Later LLC';
    visit.mount();
    await visit.takenOver();
    expect(visit.control('companyName').value).toBe('Later LLC');
    expect(visit.control('businessPurpose').value).toBe('To keep');
    expect(visit.control('state').value).toBe('CO');
  });

  it('selects a kept answer that comes into the empty field with the caret, so that the next key replaces it', async () => {
    keep({ companyName: 'Kept LLC' });
    const visit = printedOrder();
    visit.control('companyName').focus();
    visit.mount();
    await visit.takenOver();
    const drawn = visit.control('companyName');
    expect(document.activeElement).toBe(drawn);
    expect([drawn.selectionStart, drawn.selectionEnd]).toEqual([0, 'Kept LLC'.length]);
  });

  it('carries out a Continue that was pressed before the form was there, once', async () => {
    const visit = printedOrder();
    visit.mount();
    const button = [...visit.root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Continue')!;
    button.click();
    button.click();
    await visit.takenOver();
    await vi.waitFor(() => expect(visit.control('companyName').getAttribute('aria-invalid')).toBe('true'));
  });
});

/** A printed page whose script has come, and that is left after what a visitor does there. */
async function leaveAfter(act: (left: ReturnType<typeof printedOrder>) => unknown) {
  const left = printedOrder();
  const form = left.mount();
  await act(left);
  left.leave();
  form.unmount();
  left.root.remove();
}

describe('a page that is left before the form is taken over', () => {
  it('has its entries in the printed form of the next page, over the kept answers', async () => {
    keep({ companyName: 'Kept LLC', businessPurpose: 'To keep' });
    await leaveAfter((left) => enter(left.control('companyName'), 'Later LLC'));

    const visit = printedOrder();
    visit.mount();
    expect(visit.printed()).not.toBeNull();
    expect(visit.control('companyName').value).toBe('Later LLC');
    await visit.takenOver();
    expect(visit.control('companyName').value).toBe('Later LLC');
    expect(visit.control('businessPurpose').value).toBe('To keep');
    expect(Object.keys(sessionStorage).filter((name) => name.startsWith(`${key}:entered`))).toEqual([]);
  });

  it('has no choice of it where the next page was given another one before the script', async () => {
    await leaveAfter((left) => left.control('entityType', 'NP Corp').click());
    await leaveAfter((untouched) => expect(untouched.control('entityType', 'NP Corp').checked).toBe(true));

    const visit = printedOrder();
    visit.control('entityType', 'Corp').click();
    visit.mount();
    await visit.takenOver();
    await vi.waitFor(() => expect(kept().entityType).toMatchObject({ key: 'Corp' }));
    expect(visit.control('entityType', 'Corp').checked).toBe(true);
  });

  it('has a text of it selected in the field with the caret, so that the next key replaces it', async () => {
    await leaveAfter((left) => enter(left.control('companyName'), 'Later LLC'));
    const visit = printedOrder();
    visit.control('companyName').focus();
    visit.mount();
    const { value, selectionStart, selectionEnd } = visit.control('companyName');
    expect([value, selectionStart, selectionEnd]).toEqual(['Later LLC', 0, 'Later LLC'.length]);
    await visit.takenOver();
  });
});

describe('what the browser restores in a printed form', () => {
  /** A form that was taken over with a name, and left. */
  async function leaveWith(companyName: string) {
    const left = printedOrder();
    left.control('companyName').value = companyName;
    const form = left.mount();
    await left.takenOver();
    left.leave();
    form.unmount();
    left.root.remove();
  }

  it('takes no choice away that was made before the script, though it comes after the script', async () => {
    const visit = printedOrder();
    visit.control('entityType', 'Corp').click();
    // The script runs, and the browser restores the page only then.
    rememberEntries(document);
    visit.control('entityType', 'NP Corp').checked = true;
    visit.mount();
    await visit.takenOver();
    await vi.waitFor(() => expect(kept().entityType).toMatchObject({ key: 'Corp' }));
    expect(visit.control('entityType', 'Corp').checked).toBe(true);
  });

  it('is no news where another tab has changed the kept answer since', async () => {
    await leaveWith('First LLC');
    keep({ companyName: 'Second LLC' });
    isReloaded();
    const visit = printedOrder();
    visit.control('companyName').value = 'First LLC';
    visit.mount();
    await visit.takenOver();
    expect(visit.control('companyName').value).toBe('Second LLC');
  });

  it('counts where it was typed on a page whose script never came', async () => {
    await leaveWith('First LLC');
    isReloaded();
    const visit = printedOrder();
    visit.control('companyName').value = 'First LLC Two';
    visit.mount();
    await visit.takenOver();
    expect(visit.control('companyName').value).toBe('First LLC Two');
  });

  it('is told from the same text typed on a page that was opened anew', async () => {
    await leaveWith('First LLC');
    keep({ companyName: 'Second LLC' });
    const visit = printedOrder();
    visit.control('companyName').value = 'First LLC';
    visit.mount();
    await visit.takenOver();
    expect(visit.control('companyName').value).toBe('First LLC');
  });
});
