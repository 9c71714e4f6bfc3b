import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { madeUp } from '../../gallery/made-up-path';
import { getAnswer } from '../../src/kernel/answers/get-answer';
import type { Question } from '../../src/kernel/answers/question';
import { emptyCatalogue } from '../../src/kernel/facts/catalogue';
import { nothingOffered } from '../../src/kernel/facts/offer';
import { choiceKey, type FormValues } from '../../src/kernel/answers/form-values';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import type { Reaction } from '../../src/kernel/reactions/reaction';
import { createText } from '../../src/kernel/text/format-message';
import { CheckboxField } from '../../src/form/fields/checkbox-field';
import { RadioField } from '../../src/form/fields/radio-field';
import { SelectField } from '../../src/form/fields/select-field';
import { createFormHandle } from '../../src/form/form-handle';
import { FormProvider } from '../../src/form/form-provider';
import { formList } from '../../src/forms/form-list';
import { planOf, stepOf, moduleOf, field } from '../kernel/plan/sample-plan';

const paths = { fruit: madeUp('fruit'), size: madeUp('size'), box: madeUp('box'), note: madeUp('note') };
const plan = planOf([
  stepOf('one', [
    moduleOf([
      field('fruit', { label: 'address.city', initial: '' }),
      field('size', { label: 'address.zip' }),
      field('box', { label: 'address.line1', type: 'checkbox' }),
    ]),
  ]),
]);

/** Whatever becomes "b" is asked about: who accepts notes it, who declines gets "a" back. */
const asksForB: Reaction = (before, after) => {
  const asked = [paths.fruit, paths.size, paths.box].find((path) => {
    const [then, now] = [before, after].map(({ values }) => getAnswer(values, path));
    return then !== now && (now === true || choiceKey(now) === 'b') && getAnswer(after.values, paths.note) !== 'accepted';
  });
  if (!asked) return undefined;
  return {
    question: {
      title: 'namedPrice.tooLow',
      text: 'namedPrice.tooLow.text',
      acceptText: 'namedPrice.agree',
      declineText: 'namedPrice.decline',
      accept: { [paths.note]: 'accepted' },
      decline: { [asked]: getAnswer(before.values, asked) },
    },
  };
};
/** What follows from the fruit, once it has changed in fact. */
const follows: Reaction = (before, after) =>
  getAnswer(before.values, paths.fruit) === getAnswer(after.values, paths.fruit)
    ? undefined
    : { values: { ...after.values, followed: true } };

const a = { key: 'a', value: 'Apple' };
const b = { key: 'b', value: 'Banana' };
const start: FormValues = { fruit: a, size: a, box: false, note: '' };
const around = {
  config: withDefaults({ formType: 'ContactForm' }),
  form: formList.ContactForm,
  domains: [],
  offer: nothingOffered,
  today: '2030-01-15',
};

function formAsking() {
  let catalogue = emptyCatalogue;
  const mirror = vi.fn();
  const factsWith = (values: FormValues) => ({ ...around, catalogue, values });
  const form = createFormHandle({ plan, initialValues: start, factsWith, mirror, reactions: [follows, asksForB] });
  return { form, mirror, arrive: () => (catalogue = { ...emptyCatalogue, simple: [] }) };
}

describe('a question', () => {
  it('holds the change back until it is answered', () => {
    const { form, mirror } = formAsking();
    form.change({ [paths.fruit]: b });
    expect(form.question()?.title).toBe('namedPrice.tooLow');
    expect(form.values()).toBe(start);
    expect(form.isTouchedOrDirty(paths.fruit)).toBe(false);
    form.flush();
    expect(mirror.mock.lastCall).toEqual([start]);
  });

  it('is accepted: the change is made with what the answer adds, in one go, and the reactions follow', () => {
    const { form } = formAsking();
    form.change({ [paths.fruit]: b });
    const seen = vi.fn(() => form.values());
    form.subscribe(seen);
    form.answerQuestion(true);
    expect(form.question()).toBeUndefined();
    expect(seen.mock.results.map(({ value }) => value as unknown)).toEqual([{ ...start, fruit: b, note: 'accepted', followed: true }]);
    expect(form.isTouchedOrDirty(paths.fruit)).toBe(true);
  });

  it('is declined: the change is made with what that answer says', () => {
    const { form } = formAsking();
    form.change({ [paths.fruit]: b });
    form.answerQuestion(false);
    expect(form.question()).toBeUndefined();
    expect(form.values()).toEqual(start);
    expect(form.isTouchedOrDirty(paths.fruit)).toBe(false);
  });

  it('lets other changes wait, and makes them in their turn', () => {
    const { form } = formAsking();
    form.change({ [paths.fruit]: b });
    form.change({ [paths.size]: { key: 'c', value: 'C' } });
    form.answer(form.values(), { [paths.note]: 'late' });
    form.change({ [paths.box]: true });
    expect(form.values()).toBe(start);
    form.answerQuestion(true);
    expect(form.values()).toMatchObject({ fruit: b, note: 'accepted', size: { key: 'c' }, box: true });
  });

  it('lets what its answer does not touch be changed meanwhile, for good', () => {
    const { form } = formAsking();
    form.change({ [paths.fruit]: b });
    form.changeNow({ currentStep: 1 });
    expect(form.values()).toEqual({ ...start, currentStep: 1 });
    expect(form.question()).toBeDefined();
    form.answerQuestion(true);
    expect(form.values()).toMatchObject({ fruit: b, currentStep: 1, note: 'accepted' });
  });

  it('comes after another that a waiting change brings', () => {
    const { form } = formAsking();
    form.change({ [paths.fruit]: b });
    form.change({ [paths.box]: true });
    form.change({ [paths.note]: 'last' });
    form.answerQuestion(false);
    expect(form.question()).toBeDefined();
    expect(form.values()).toEqual(start);
    form.answerQuestion(false);
    expect(form.values()).toEqual({ ...start, note: 'last' });
    form.answerQuestion(true);
    expect(form.values()).toEqual({ ...start, note: 'last' });
  });

  it('that no change gave rise to changes nothing, and its answer is told to who asked (SUBM-55)', () => {
    for (const isAccepted of [true, false]) {
      const { form } = formAsking();
      const answered = vi.fn();
      const question: Question = {
        title: 'submission.further',
        text: 'submission.further.order',
        acceptText: 'button.submit',
        declineText: 'button.close',
        accept: {},
        decline: {},
      };
      form.ask(question, answered);
      expect(form.question()?.title).toBe('submission.further');
      form.change({ [paths.note]: 'later' });
      form.answerQuestion(isAccepted);
      expect(answered).toHaveBeenCalledExactlyOnceWith(isAccepted);
      expect(form.values()).toEqual({ ...start, note: 'later' });
    }
  });

  it('stays open while the catalogue changes', () => {
    const { form, arrive } = formAsking();
    form.change({ [paths.fruit]: b });
    arrive();
    form.factsChanged();
    expect(form.facts().catalogue.simple).toEqual([]);
    expect(form.question()).toBeDefined();
    form.answerQuestion(true);
    expect(form.values()).toMatchObject({ fruit: b, followed: true });
  });
});

describe('a native control', () => {
  const options = [a, b].map(({ key, value }) => ({ key, label: value }));

  it('shows the value again while a question about what was picked is open, and what the answer makes of it', async () => {
    const { form } = formAsking();
    render(
      <FormProvider form={form} text={createText()} idPrefix="q" validate={() => true} onSubmit={() => {}}>
        <SelectField path={paths.fruit} options={options} />
        <RadioField path={paths.size} options={options} />
        <CheckboxField path={paths.box} />
      </FormProvider>,
    );
    const select = screen.getByRole<HTMLSelectElement>('combobox');
    const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    const checkbox = screen.getByRole<HTMLInputElement>('checkbox');
    const answer = (isAccepted: boolean) => act(async () => form.answerQuestion(isAccepted));

    await act(async () => void fireEvent.change(select, { target: { value: 'b' } }));
    expect(form.question()).toBeDefined();
    expect(select.value).toBe('a');
    await answer(false);
    expect(select.value).toBe('a');

    await act(async () => void fireEvent.click(radio('Banana')));
    expect([radio('Apple').checked, radio('Banana').checked]).toEqual([true, false]);
    await answer(false);
    await act(async () => void fireEvent.click(checkbox));
    expect(form.question()).toBeDefined();
    expect(checkbox.checked).toBe(false);
    await answer(false);

    await act(async () => void fireEvent.change(select, { target: { value: 'b' } }));
    expect(select.value).toBe('a');
    await answer(true);
    expect(select.value).toBe('b');
    await act(async () => void fireEvent.click(radio('Banana')));
    expect([radio('Apple').checked, radio('Banana').checked]).toEqual([false, true]);
  });
});
