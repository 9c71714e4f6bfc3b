import { describe, expect, it, vi } from 'vitest';
import type { Conflict } from '../../../src/submission/held-order';
import type { ActionReply } from '../../../src/submission/submission';
import { posted } from '../../support/fake-services';
import { loadPage, readyToPay } from '../../support/ready-to-pay';
import type { RenderedForm } from '../../support/render-form';

const held = { received_at: '2026-11-25T12:00:00Z', invoice_numbers: ['100001'], total: 419 };
const refusal = (conflict: Conflict): ActionReply => ({ error: 'No.', status: 409, conflict });
const dialog = ({ root }: RenderedForm) => root.querySelector('dialog[open]')?.textContent ?? '';
const notices = (form: RenderedForm) => form.all('.charterform-notice[data-kind="error"]').map(({ textContent }) => textContent);
const keys = (form: RenderedForm) => posted(form.services).map(({ fields }) => fields.idempotency_key);

/** Submits an order whose key the server knows for another one, until the visitor is asked. */
async function asked(given: Parameters<typeof readyToPay>[0] = {}, services?: RenderedForm['services'], send = 'Submit Order') {
  const form = await readyToPay(given, services);
  form.services.formPost.post.mockImplementation(async (_action, { idempotency_key }) =>
    idempotency_key === 'key-1' ? refusal({ held }) : { success: true, result: { invoice_numbers: ['1001'] } },
  );
  await form.press(send);
  await vi.waitFor(() => expect(dialog(form)).not.toBe(''));
  return form;
}

describe('an order whose key the server knows for another one', () => {
  it('shows what the server has, and goes out once more under a key of its own when the visitor says so (SUBM-55)', async () => {
    const form = await asked();
    expect(dialog(form)).toContain('Do you want to send this too?');
    expect(dialog(form)).toMatch(/We received it on November 25, 2026 .*Its invoice number is 100001\. Its total is \$419\.00\./);
    expect(dialog(form)).toContain('ordered on top of it');
    expect(keys(form)).toEqual(['key-1']);
    await form.press('Place another order');
    await form.reads('Order number1001');
    expect(keys(form)).toEqual(['key-1', 'key-2']);
  });

  it('stays unsent where the visitor declines, and the notice that says why has the focus (SUBM-55)', async () => {
    const form = await asked();
    await form.press('Do not send');
    await vi.waitFor(() => expect(dialog(form)).toBe(''));
    expect(notices(form)).toEqual([
      expect.stringMatching(/^Your earlier order went through.*invoice number is 100001.*differs from it and has not been sent\.$/),
    ]);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(notices(form)[0]));
    expect(form.isSubmitDisabled()).toBe(false);
    expect(keys(form)).toEqual(['key-1']);
  });

  it('is asked about again after a reload, and may still go out (SUBM-55)', async () => {
    const before = await asked();
    before.stop();
    loadPage('reload');
    const form = await asked({}, before.services);
    expect(dialog(form)).toContain('invoice number is 100001');
    await form.press('Place another order');
    await form.reads('Order number1001');
    expect(keys(form)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('reads in Spanish where the page does (SUBM-55)', async () => {
    const form = await asked({ locale: 'es-US' }, undefined, 'Enviar pedido');
    expect(dialog(form)).toMatch(/Lo recibimos el 25 de noviembre de 2026.* Su número de factura es 100001\./);
  });
});

describe('an order that the server', () => {
  it('is still processing is said to be so, and can be submitted again (NET-08)', async () => {
    const form = await readyToPay();
    form.services.formPost.post.mockResolvedValueOnce(refusal('running'));
    await form.press('Submit Order');
    await form.reads('We are still processing your order.');
    await form.press('Submit Order');
    await form.reads('Order number1001');
    expect(keys(form)).toEqual(['key-1', 'key-1']);
  });

  it('has not taken under its key is sent under a new one at the next press (SUBM-55)', async () => {
    const form = await readyToPay();
    form.services.formPost.post.mockResolvedValueOnce(refusal({ held: null }));
    await form.press('Submit Order');
    await form.reads('Your earlier attempt did not go through');
    expect(dialog(form)).toBe('');
    await form.press('Submit Order');
    await form.reads('Order number1001');
    expect(keys(form)).toEqual(['key-1', 'key-2']);
  });
});
