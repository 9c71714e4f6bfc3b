import { describe, expect, it } from 'vitest';
import { bareThreeSteps } from '../three-step/bare';
import { threeStepVisit } from '../three-step/visit-plan.mjs';
import { buildLibrary } from './build.mjs';
import { arePeersInstalled, installCommand } from './installed.mjs';
import { libraries } from './libraries.mjs';
import { PageInJsdom } from './page-in-jsdom';
import { stepsOf, type Question } from './questions.mjs';

const steps = stepsOf(bareThreeSteps());
const plan = threeStepVisit('Continue');
const answers = [plan.first, plan.third?.second ?? {}, {}];
const asked = steps.map(({ questions }) => questions.filter(({ when }) => when?.equals ?? true));
const isRequired = ({ rules }: Question) => rules.some(({ name }) => name === 'required');

/** What breaks each rule that is not about an empty field. */
const wrong: Readonly<Record<string, string>> = {
  length: 'x',
  moreThanEnding: 'LLC',
  email: 'ada',
  phoneNumber: 'none',
  faxNumber: 'none',
  date: '02/31/2019',
  url: 'two words',
  creditCard: '4111111111111112',
  expiry: '13 / 40',
  numeric: 'abc',
};

it('reads the questions of the bare page', () => {
  expect(asked.map(({ length }) => length)).toEqual([10, 12, 6]);
  expect(asked.flat().map(({ kind }) => kind)).toContain('boxes');
  expect(asked.flat().flatMap(({ groups }) => groups.flatMap(({ choices }) => choices)).length).toBeGreaterThan(300);
  const rules = new Set(steps.flatMap(({ questions }) => questions.flatMap((question) => question.rules.map(({ name }) => name))));
  expect([...rules].filter((name) => name !== 'required' && name !== 'maxLength' && !(name in wrong))).toEqual([]);
});

const expected = (question: Question) => {
  const choices = question.groups.flatMap((group) => group.choices);
  if (question.kind === 'boxes') return { labels: choices.map(({ label }) => label), count: `${question.count} 0` };
  return {
    label: question.label,
    type: question.kind === 'select' ? 'select' : question.type,
    // Not everybody writes it on what is no native control.
    ...(question.kind === 'text' && { autocomplete: question.autocomplete || null }),
    choices: choices.map(({ key, label }) => `${key} ${label}`),
  };
};

describe.each(libraries)('$name', (library) => {
  it('asks the questions of the bare page, with its rules and words', { timeout: 120_000 }, async ({ skip }) => {
    if (!arePeersInstalled()) skip(`the packages of test/bench/peers are not installed: ${installCommand}`);
    const page = new PageInJsdom(await buildLibrary(library, steps));
    try {
      await page.settle();
      for (const [index, step] of steps.entries()) {
        const questions = asked[index] ?? [];
        const fields = questions.filter(({ kind }) => kind !== 'boxes');
        for (const question of questions) expect(page.asks(question), question.name).toMatchObject(expected(question));
        expect(page.controls).toBe(fields.length);
        for (const { hint, label } of questions) expect(page.text).toContain(hint || label);

        await page.next(step.next);
        const refused = fields.filter(({ name }) => page.errorOf(name) === 'Please fill this in.').map(({ name }) => name);
        expect(refused).toEqual(fields.filter((field) => isRequired(field) && field.initial === '').map(({ name }) => name));

        const ruled = fields.filter(({ rules }) => rules.some(({ name }) => name in wrong));
        await page.answer(
          Object.fromEntries(ruled.map(({ name, rules }) => [name, wrong[rules.find((rule) => rule.name in wrong)!.name]!])),
        );
        await page.next(step.next);
        expect(ruled.filter(({ name }) => !/^Please (enter|use) /.test(page.errorOf(name))).map(({ name }) => name)).toEqual([]);

        await page.answer({ ...Object.fromEntries(ruled.map(({ name }) => [name, ''])), ...answers[index] });
        await page.next(step.next);
      }
    } finally {
      page.close();
    }
  });
});
