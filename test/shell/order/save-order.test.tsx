import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keptAnswers, secretWords } from '../../support/answers';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';
import { NetworkFault } from '../../../src/submission/faults';

const save = { email: true, days: 14, reminder: true };

async function open(config: object = {}, services = servicesKeeping({ ...keptAnswers, currentStep: 0 })) {
  const form = await renderForm({ save, ...config }, services);
  await form.loaded();
  return { ...form, services };
}

const dialog = (form: Pick<RenderedForm, 'all'>) => form.all('dialog.charterform-dialog')[0];
const field = (form: Pick<RenderedForm, 'all'>) => form.all<HTMLInputElement>('dialog input[type="email"]')[0]!;
const type = (form: Pick<RenderedForm, 'all'>, value: string) => act(async () => void fireEvent.input(field(form), { target: { value } }));
const posted = (services: Awaited<ReturnType<typeof open>>['services']) => services.savedOrders.save.mock.calls.map(([fields]) => fields);
const dataOf = (fields: Readonly<Record<string, string>>) => JSON.parse(fields.savedData!) as Record<string, never>;

describe('the button that saves an order', () => {
  it('is there at any step where the page offers it, and nowhere else (PLUS-05)', async () => {
    const first = await open({}, servicesKeeping({}));
    expect(first.hasButton('Email me this order')).toBe(true);
    first.stop();
    const off = await open({ save: { reminder: true } });
    expect(off.hasButton('Email me this order')).toBe(false);
  });

  it('asks for the address, which is known, and says what is kept and for how long (PLUS-05)', async () => {
    const form = await open();
    await form.press('Email me this order');
    expect(field(form).value).toBe('ann@example.com');
    expect(dialog(form)!.textContent).toContain('It opens this order for 14 days.');
    expect(dialog(form)!.textContent).toContain('We do not keep card numbers, passwords, tax numbers and files.');
    expect(form.all<HTMLInputElement>('dialog input[type="checkbox"]')[0]!.checked).toBe(false);
  });

  it('asks for no reminder where the page offers none (PLUS-05)', async () => {
    const form = await open({ save: { email: true, days: 1 } });
    await form.press('Email me this order');
    expect(form.all('dialog input[type="checkbox"]')).toEqual([]);
    expect(dialog(form)!.textContent).toContain('for 1 day.');
  });
});

describe('an order that is saved', () => {
  it('is sent with its answers and amounts, without secrets, and once for two clicks (PLUS-05)', async () => {
    const form = await open();
    await form.answer('companyInformation.companyName', 'Pine 078-05-1120');
    await form.press('Email me this order');
    const button = form.button('Send me the link');
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    await form.reads('We have sent a link to ann@example.com. It opens this order until January 29, 2030.');
    await form.reads('Some answers look like card numbers, passwords or tax numbers');
    const [fields, ...more] = posted(form.services);
    expect(more).toEqual([]);
    expect(Object.keys(fields!)).toEqual(['formType', 'pageID', 'email', 'savedData']);
    const data = dataOf(fields!);
    expect(data).toMatchObject({
      format: 1,
      isPartial: true,
      answers: { currentStep: 0, accountInformation: { email: 'ann@example.com' } },
    });
    for (const secret of [...secretWords, '078-05-1120']) expect(fields!.savedData).not.toContain(secret);
    expect(document.activeElement?.textContent).toContain('We have sent a link');
  });

  it('has the wish to be reminded, and what was saved before, which its order names, too (PLUS-05)', async () => {
    const form = await open();
    await form.press('Email me this order');
    await act(async () => void fireEvent.click(form.all('dialog input[type="checkbox"]')[0]!));
    await form.press('Send me the link');
    await form.reads('We have sent a link');
    await form.press('Close');
    await form.press('Email me this order');
    await form.press('Send me the link');
    await form.reads('We have sent a link');
    expect(posted(form.services)).toMatchObject([{ reminder: 'true' }, { saved_order: '1-ref' }]);
    expect(posted(form.services)[0]).not.toHaveProperty('saved_order');
    expect(dataOf(posted(form.services)[1]!).answers).not.toHaveProperty('savedOrder');
    expect(form.kept()).toMatchObject({ savedOrder: '1-ref' });
  });

  it.each([
    ['', 'Your email address is required'],
    ['ada', 'Please enter a valid email address'],
  ])('is not sent to %j, and the field says why (PLUS-05)', async (address, message) => {
    const form = await open();
    await form.press('Email me this order');
    await type(form, address);
    await form.press('Send me the link');
    expect(form.all('dialog .charterform-error')[0]!.textContent).toBe(message);
    expect(document.activeElement).toBe(field(form));
    expect(posted(form.services)).toEqual([]);
  });

  it.each([
    [{ refusal: 'noService', words: '' } as const, 'This site cannot save orders.'],
    [{ refusal: 'refused', words: 'Too many <b>orders</b>.' } as const, 'Too many <b>orders</b>.'],
    [{ refusal: 'refused', words: '' } as const, 'Your order was not saved. Try again in a few minutes.'],
    [new NetworkFault('timeout', 'Late'), 'We could not find out whether your order was saved. Check your connection and try again.'],
  ])('and is answered by %o says what to do, and goes when it is tried again (PLUS-05)', async (answer, words) => {
    const form = await open();
    const { save: saving } = form.services.savedOrders;
    if (answer instanceof Error) saving.mockRejectedValueOnce(answer);
    else saving.mockResolvedValueOnce(answer);
    await form.press('Email me this order');
    await type(form, 'grace@example.com');
    await act(async () => void fireEvent.keyDown(field(form), { key: 'Enter' }));
    await form.reads(words);
    expect(field(form).value).toBe('grace@example.com');
    await form.press('Send me the link');
    await form.reads('We have sent a link to grace@example.com.');
  });
});
