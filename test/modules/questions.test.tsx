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
