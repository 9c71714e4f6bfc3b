import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { PageConfigWithGaps } from '../../src/kernel/page-config/defaults';
import { fakeServices, posted } from '../support/fake-services';
import { renderForm, type RenderedForm } from '../support/render-form';

const errors = (form: RenderedForm) => form.all('.charterform-errors a').map(({ textContent }) => textContent);
const steps = [{ key: 'contact', title: 'Contact', sections: [{ modules: [{ id: 'Questions' }] }] }];
const open = (questions: PageConfigWithGaps['questions'], services = fakeServices()) =>
  renderForm({ formType: 'ContactForm', flags: { skipCaptcha: true }, steps, questions }, services);
const sent = (form: RenderedForm) => posted(form.services)[0]!.data;

const everyKind = [
  { label: 'Who are you?' },
  { label: 'Tell us more', type: 'textArea' },
  { label: 'Which size?', shortName: 'Size', type: 'select', options: ['Small', 'Large'] },
  { label: 'Which color?', type: 'radio', options: ['Red', 'Blue'] },
  { label: 'May we write to you?', type: 'checkbox' },
  { label: 'Are you sure?', type: 'yesNo' },
] satisfies PageConfigWithGaps['questions'];

it('asks questions of every kind in the words of the page, and sends their answers (CONTACT-02, JOB-10)', async () => {
  const form = await open(everyKind);
  await form.press('Submit');
  const required = [
    'Who are you? This field is required',
    'Tell us more is required',
    'Size is required',
    'Which color? This field is required',
    'Are you sure? This field is required',
  ];
  await vi.waitFor(() => expect(errors(form)).toEqual(required));
  expect(form.messageOf('questions.who_are_you')).toBe('This field is required');
  expect(form.messageOf('questions.which_size')).toBe('Size is required');
  await form.answerAll({
    'questions.who_are_you': 'Ann',
    'questions.tell_us_more': 'Not much',
    'questions.which_size': 'Large',
    'questions.which_color': 'Blue',
    'questions.are_you_sure': 'No',
  });
  await form.press('Submit');
  await form.reads('Thank you');
  const answers = {
    who_are_you: 'Ann',
    tell_us_more: 'Not much',
    which_size: 'Large',
    which_color: 'Blue',
    may_we_write_to_you: 'No',
    are_you_sure: 'No',
  };
  expect(sent(form)).toMatchObject(answers);
});

it('says on the console that questions and a statement are not asked where no step has their module (CONTACT-02, ITEM-11)', async () => {
  const noted = async (config: Partial<PageConfigWithGaps>) => {
    const form = await renderForm({ flags: { skipCaptcha: true }, ...config });
    form.stop();
    return form.services.log.info.mock.calls.flat();
  };
  const questions = [{ label: 'Why?' }];
  const unasked = 'the page config\'s "questions" are not asked because no step has the module "Questions".';
  expect(await noted({ formType: 'ContactForm', questions })).toEqual([unasked]);
  expect(await noted({ formType: 'CustomContactForm', questions })).toEqual([]);
  const signature = { statement: 'My answers are true.' };
  const unsigned = 'the page config\'s "signature.statement" is not signed because no step has the module "Signature".';
  const ordered = { formType: 'PhoneServiceForm', signature, questions } as const;
  expect(await noted({ ...ordered, steps })).toContain(unsigned);
  expect(await noted(ordered)).toEqual([unasked]);
  expect(await noted({ formType: 'ContactForm', steps, signature })).toEqual([]);
});

it('requires what the page requires, also of a checkbox (JOB-10)', async () => {
  const form = await open([
    { label: 'Who are you?', required: false },
    { label: 'I have read the rules', type: 'checkbox', required: true },
  ]);
  await form.press('Submit');
  await vi.waitFor(() => expect(errors(form)).toEqual(['I have read the rules is required']));
  await form.answer('questions.i_have_read_the_rules', 'on');
  await form.press('Submit');
  await form.reads('Thank you');
  expect(sent(form)).toMatchObject({ who_are_you: '', i_have_read_the_rules: 'Yes' });
});

it('loses no answer to questions with equal labels, or with those of the form, and says so on the console (CONTACT-02)', async () => {
  const form = await open([{ label: 'Message' }, { label: 'Message' }, { label: 'Which?', type: 'select' }]);
  expect(form.services.log.error.mock.calls.flat().join()).toMatch(/questions\[1]\.label.*questions\[2]\.options/);
  await form.answerAll({ 'questions.message': 'one', 'questions.message_2': 'two', 'questions.which': 'any' });
  await form.press('Submit');
  await form.reads('Thank you');
  expect(sent(form)).toMatchObject({ message: '', message_2: 'one', message_3: 'two', which: 'any' });
});

it('forgets a kept answer that is no longer offered', async () => {
  const question = { label: 'Which size?', type: 'select' as const };
  const first = await open([{ ...question, options: ['Small', 'Large'] }]);
  await first.answer('questions.which_size', 'Large');
  first.kept();
  first.stop();
  const again = await open([{ ...question, options: ['Small', 'Large'] }], first.services);
  expect(again.control('questions.which_size').value).toBe('Large');
  again.stop();
  const other = await open([{ ...question, options: ['Small', 'Huge'] }], first.services);
  expect(other.control('questions.which_size').value).toBe('');
});

const inTurn = [
  { label: 'Do you have a website?', type: 'yesNo' },
  { label: 'Which one?', when: { question: 'Do you have a website?', answers: ['Yes'] } },
  { label: 'Why not?', type: 'radio', options: ['Cost', 'Time'], when: { question: 'Do you have a website?', answers: ['No'] } },
  { label: 'How much time?', when: { question: 'Why not?', answers: ['Time'] } },
  { label: 'Anything else?', required: false, when: { question: 'What is not asked', answers: ['Yes'] } },
] satisfies PageConfigWithGaps['questions'];

it('asks a question only after the answers that the page names, and neither requires nor sends the others (CONTACT-05)', async () => {
  const form = await open(inTurn);
  const asked = () =>
    ['which_one', 'why_not', 'how_much_time', 'anything_else'].filter((name) => form.all(`[name="questions.${name}"]`).length > 0);
  expect(asked()).toEqual(['anything_else']);
  expect(form.services.log.error.mock.calls.flat().join()).toMatch(/questions\[4]\.when\.question/);
  await form.answer('questions.do_you_have_a_website', 'Yes');
  await vi.waitFor(() => expect(asked()).toEqual(['which_one', 'anything_else']));
  await form.answer('questions.which_one', 'pine.example');
  await form.answer('questions.do_you_have_a_website', 'No');
  await vi.waitFor(() => expect(asked()).toEqual(['why_not', 'anything_else']));
  await form.answer('questions.why_not', 'Time');
  await vi.waitFor(() => expect(asked()).toEqual(['why_not', 'how_much_time', 'anything_else']));
  await form.press('Submit');
  await vi.waitFor(() => expect(errors(form)).toEqual(['How much time? This field is required']));
  await form.answer('questions.do_you_have_a_website', 'Yes');
  await form.press('Submit');
  await form.reads('Thank you');
  const { which_one, anything_else, ...others } = sent(form) as Record<string, unknown>;
  expect({ which_one, anything_else }).toEqual({ which_one: 'pine.example', anything_else: '' });
  for (const name of ['why_not', 'how_much_time']) expect(others).not.toHaveProperty(name);
});

it('knows the question and the answers of a condition in whatever way the page writes their blanks and accents (CONTACT-05)', async () => {
  const which = 'Which size?';
  const form = await open([
    { label: 'Which  size?', type: 'radio', options: ['Extra\u00a0large', ' Small ', 'Cafe\u0301'] },
    { label: 'Why so large?', when: { question: 'Which\u00a0size?', answers: ['Extra\u00a0large'] } },
    { label: 'Why so small?', when: { question: 'Which  size?', answers: [' Small '] } },
    { label: 'Why there?', when: { question: which, answers: ['Cafe\u0301'] } },
  ]);
  const asked = () => ['large', 'small', 'there'].filter((word) => form.root.textContent.match(new RegExp(`Why (so )?${word}`)));
  expect(form.services.log.error.mock.calls).toEqual([]);
  expect(asked()).toEqual([]);
  for (const [answer, wanted] of [
    ['Extra large', 'large'],
    [' Small ', 'small'],
    ['Café', 'there'],
  ] as const) {
    await form.answer('questions.which_size', answer);
    await vi.waitFor(() => expect(asked()).toEqual([wanted]));
  }
});

const choose = (form: RenderedForm, path: string, file: File) =>
  act(() => userEvent.upload(form.control(path), file, { applyAccept: false }));

it('asks for a file of a kind and size, refuses any other, and sends it beside the answers (SUBM-62)', async () => {
  const form = await open([
    { label: 'Your name' },
    { label: 'Your passport', type: 'file', fileTypes: ['pdf', 'jpg'], maxFileSize: 1 },
    { label: 'A photo', type: 'file', required: false },
  ]);
  await form.answer('questions.your_name', 'Ann');
  await form.press('Submit');
  await vi.waitFor(() => expect(errors(form)).toEqual(['Your passport is required']));
  expect(form.control('questions.your_passport').getAttribute('accept')).toBe('.pdf,.jpg,.jpeg');
  for (const [file, error] of [
    [new File(['\x89PNG'], 'a.png'), 'We only accept the following file type(s): pdf, jpg, jpeg'],
    [new File(['<html>'], 'a.pdf'), 'This file is not what its name says. Please save it again, or choose another one.'],
    [new File(['%PDF-', 'x'.repeat(1000)], 'a.pdf'), 'The file size must not exceed 0.001 MB'],
  ] as const) {
    await choose(form, 'questions.your_passport', file);
    await vi.waitFor(() => expect(form.messageOf('questions.your_passport')).toBe(error));
  }
  const passport = new File(['%PDF-1.7'], 'passport.pdf', { lastModified: 5 });
  await choose(form, 'questions.your_passport', passport);
  await form.reads('passport.pdf');
  await form.press('Submit');
  await form.reads('Thank you');
  const { fields, data } = posted(form.services)[0]!;
  expect(data).toMatchObject({ your_passport: 'passport.pdf', a_photo: '' });
  expect(fields['question-1']).toBe(passport);
  expect(Object.keys(fields)).not.toContain('question-2');
});

it('keeps no file over a reload, and says which to choose again (SUBM-62, STORE-13)', async () => {
  const questions = [{ label: 'Your passport', type: 'file' }] satisfies PageConfigWithGaps['questions'];
  const first = await open(questions);
  await choose(first, 'questions.your_passport', new File(['%PDF-1.7'], 'passport.pdf'));
  await first.reads('passport.pdf');
  expect(JSON.stringify(first.kept())).not.toContain('passport.pdf');
  first.stop();
  const again = await open(questions, first.services);
  await again.reads('please enter these again: Your passport.');
});
