import { describe, expect, it, vi } from 'vitest';
import { renderForm } from '../support/render-form';

const steps = (...modules: { id: string; link?: string }[]) => [{ key: 'order', title: 'Order', sections: [{ modules }] }];
const errorsOf = (form: Awaited<ReturnType<typeof renderForm>>) => form.all('.charterform-errors a').map(({ textContent }) => textContent);

describe('"Leave A Note"', () => {
  const [toggle, note] = ['note.isLeft', 'note.text'];

  it('reveals the note, which is then required and at most 2000 characters long (ITEM-07)', async () => {
    const form = await renderForm({ steps: steps({ id: 'Note' }) });
    expect(form.control(toggle).closest('label')?.textContent).toBe('Leave A Note');
    expect(form.has(note)).toBe(false);
    await form.answer(toggle, '');
    expect(form.root.textContent).toContain('0/2000 Characters Max.');
    for (const text of ['x', '']) await form.answer(note, text);
    await vi.waitFor(() => expect(form.messageOf(note)).toBe('Your note is required'));
    await form.answer(note, 'x'.repeat(2001));
    await vi.waitFor(() => expect(form.messageOf(note)).toBe('The field cannot contain more than 2000 characters'));
  });

  it('unchecked asks for none, and keeps what was written (ITEM-07)', async () => {
    const form = await renderForm({ steps: steps({ id: 'Note' }) });
    await form.answer(toggle, '');
    await form.answer(note, '  ');
    await form.answer(toggle, '');
    expect(form.has(note)).toBe(false);
    await form.press('Submit Order');
    expect(errorsOf(form)).toEqual([]);
    await form.answer(toggle, '');
    await form.answer(note, 'Call me first.');
    await form.answer(toggle, '');
    await form.answer(toggle, '');
    expect(form.control(note).value).toBe('Call me first.');
  });
});

describe('the trademark agreement', () => {
  const path = 'trademarkAgreement';

  it('must be agreed to (ITEM-08)', async () => {
    const form = await renderForm({ steps: steps({ id: 'TrademarkAgreement' }) });
    expect(form.control(path).closest('label')?.textContent).toBe('I agree to the Use & Retention Agreement');
    await form.press('Submit Order');
    expect(errorsOf(form)).toEqual(['Agreeing to the Use & Retention Agreement is required']);
    await form.answer(path, '');
    await vi.waitFor(() => expect(form.messageOf(path)).toBe(''));
    expect(form.kept()).toMatchObject({ trademarkAgreement: true });
    await form.answer(path, '');
    await vi.waitFor(() => expect(form.messageOf(path)).not.toBe(''));
  });

  it('can be read where the page says where it is, and leads to no script', async () => {
    const linksOf = async (link?: string) => {
      const form = await renderForm({ steps: steps({ id: 'TrademarkAgreement', ...(link && { link }) }) });
      return form.all<HTMLAnchorElement>('.charterform-step a').map((one) => one.getAttribute('href'));
    };
    expect(await linksOf('/use-and-retention/')).toEqual(['/use-and-retention/']);
    expect(await linksOf('javascript:alert(1)')).toEqual([]);
    expect(await linksOf()).toEqual([]);
  });
});
