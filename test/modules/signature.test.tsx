import { expect, it, vi } from 'vitest';
import type { PageConfigWithGaps } from '../../src/kernel/page-config/defaults';
import { fakeServices } from '../support/fake-services';
import { renderForm, type RenderedForm } from '../support/render-form';

const statement = 'I declare that my answers are true.';
const path = 'signature.name';
const modules = [{ id: 'CompanyName' }, { id: 'ContactDetails' }, { id: 'Note' }, { id: 'Signature' }];
const steps = [{ key: 'one', title: 'One', sections: [{ modules }] }] satisfies PageConfigWithGaps['steps'];
const errors = (form: RenderedForm) => form.all('.charterform-errors a').map(({ textContent }) => textContent);

/** Opens a form whose clock stands at a time of the test's day. */
function openAt(time: string, signature: PageConfigWithGaps['signature'] = { statement }, services = fakeServices()) {
  Object.assign(services.clock, { now: () => `2030-01-15T${time}Z` });
  return renderForm({ steps, signature }, services);
}

const signatureIn = (form: RenderedForm) => (form.kept() as { signature?: object }).signature;

it('asks for a name under the sentence of the page, as text, and for none without (ITEM-11)', async () => {
  const form = await openAt('17:03:00', { statement: 'I <b>declare</b> it.' });
  expect(form.root.textContent).toContain('I <b>declare</b> it.');
  await form.press('Submit Order');
  await vi.waitFor(() => expect(errors(form)).toContain('Signature is required'));
  form.stop();
  expect((await openAt('17:03:00', {})).has(path)).toBe(false);
});

it('has the time at which it was typed, which neither a submit nor a reload changes (ITEM-11)', async () => {
  const first = await openAt('17:03:00');
  await first.answer(path, 'Ada Okafor');
  await first.reads('Ada Okafor signed on January 15, 2030 at 5:03 PM UTC.');
  Object.assign(first.services.clock, { now: () => '2030-01-15T18:00:00Z' });
  await first.press('Submit Order');
  const signed = { name: 'Ada Okafor', signedAt: '2030-01-15T17:03:00Z', statement };
  expect(signatureIn(first)).toEqual(signed);
  first.stop();
  const again = await openAt('19:00:00', { statement }, first.services);
  await again.reads('5:03 PM');
  expect(signatureIn(again)).toEqual(signed);
  await again.answer(path, 'Ada N. Okafor');
  await again.reads('Ada N. Okafor signed on January 15, 2030 at 7:00 PM UTC.');
  await again.answer(path, '');
  await vi.waitFor(() => expect(signatureIn(again)).toEqual({ name: '', signedAt: '', statement: '' }));
});

it('is removed with a notice once what was signed changes, and stays where anything else does (ITEM-11)', async () => {
  const form = await openAt('17:03:00');
  await form.answer('companyInformation.companyName', 'Pine LLC');
  await form.answer(path, 'Ada Okafor');
  await form.answer('accountInformation.email', 'ada@example.com');
  expect(form.control(path).value).toBe('Ada Okafor');
  await form.answer('companyInformation.companyName', 'Oak LLC');
  await vi.waitFor(() => expect(form.control(path).value).toBe(''));
  await form.reads('We removed your signature because what you signed has changed. Please sign again.');
  expect(signatureIn(form)).toEqual({ name: '', signedAt: '', statement: '' });
});

it('does not stand under another sentence than the one that was signed (ITEM-11)', async () => {
  const first = await openAt('17:03:00');
  await first.answer(path, 'Ada Okafor');
  first.kept();
  first.stop();
  const again = await openAt('18:00:00', { statement: 'I owe everything.' }, first.services);
  await again.reads('We removed your signature because what you signed has changed.');
  expect([again.control(path).value, signatureIn(again)]).toEqual(['', { name: '', signedAt: '', statement: '' }]);
});

it('by another name than the contact’s is said where the page asks for that, and taken (ITEM-11)', async () => {
  const form = await openAt('17:03:00', { statement, matchContact: true });
  await form.answerAll({ 'contactInformation.firstName': 'Ada', 'contactInformation.lastName': 'Okafor' });
  await form.answer(path, 'ada  OKAFOR');
  expect(form.root.textContent).not.toContain('not the name of the contact');
  await form.answer(path, 'Bo Lind');
  await form.reads('This is not the name of the contact, Ada Okafor. You can go on if you sign for them.');
  await form.press('Submit Order');
  await vi.waitFor(() => expect(errors(form).length).toBeGreaterThan(0));
  expect(errors(form).join()).not.toContain('Signature');
});
