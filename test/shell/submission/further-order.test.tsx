import { describe, expect, it, vi } from 'vitest';
import { dropped, posted } from '../../support/fake-services';
import { readyToPay } from '../../support/ready-to-pay';
import type { RenderedForm } from '../../support/render-form';

const dialog = ({ root }: RenderedForm) => root.querySelector('dialog[open]')?.textContent ?? '';
const keys = (form: RenderedForm) => posted(form.services).map(({ fields }) => fields.idempotency_key);

/** A form whose order got no answer and was changed since. */
async function changedSince() {
  const form = await readyToPay({ layout: { contactLink: '/contact/' } });
  form.services.formPost.post.mockRejectedValueOnce(dropped());
  await form.press('Submit Order');
  await form.reads('We are not sure yet');
  await form.press('Back');
  await form.arrivesAt('company');
  await form.answer('companyInformation.companyName', 'Other LLC');
  await form.press('Continue');
  await form.arrivesAt('payment');
  await form.press('Submit Order');
  await vi.waitFor(() => expect(dialog(form)).toContain('Do you want to send this too?'));
  return form;
}

describe('an order without an answer', () => {
  it('says how to find out, with a link, and promises nothing (SUBM-56)', async () => {
    const form = await readyToPay({ layout: { contactLink: '/contact/' } });
    form.services.formPost.post.mockRejectedValueOnce(dropped());
    await form.press('Submit Order');
    await form.reads('Please contact us to find out before you submit again');
    expect(form.all<HTMLAnchorElement>('.charterform-notice a')[0]?.getAttribute('href')).toBe('/contact/');
    expect(form.root.textContent).not.toContain('charged twice');
    expect(form.services.formPost.post).toHaveBeenCalledTimes(1);
  });

  it('changed since is sent under a key of its own once the visitor says so (SUBM-55)', async () => {
    const form = await changedSince();
    expect(dialog(form)).toContain('ordered on top of it');
    expect(posted(form.services)).toHaveLength(1);
    await form.press('Place another order');
    await form.reads('Thank you');
    expect(keys(form)).toEqual(['key-1', 'key-2']);
  });

  it('changed since is not sent where the visitor declines, and changed back it is repeated (SUBM-55)', async () => {
    const form = await changedSince();
    await form.press('Do not send');
    await vi.waitFor(() => expect(dialog(form)).toBe(''));
    expect(posted(form.services)).toHaveLength(1);
    await form.reads('We are not sure yet');
    await form.press('Back');
    await form.answer('companyInformation.companyName', 'Pine Ridge LLC');
    await form.press('Continue');
    await form.arrivesAt('payment');
    await form.press('Submit Order');
    await form.reads('Thank you');
    expect(keys(form)).toEqual(['key-1', 'key-1']);
  });
});
