import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progressOf } from '../../../src/kernel/plan/progress';
import { factsWith, field, moduleOf, planOf, simpleStep, stepOf } from './sample-plan';

type IsMarked = (path: string) => boolean;
const none: IsMarked = () => false;
const these =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

const required = { rules: 'required' };
const contact = stepOf('contact', [
  moduleOf([
    field('first', required),
    field('last', required),
    field('email', { rules: 'required|email' }),
    field('phone', { rules: 'phoneNumber' }),
    field('fax', { rules: 'phoneNumber:optional' }),
    field('hidden', { ...required, isShown: () => false }),
  ]),
]);
const plan = planOf([simpleStep('company'), contact, stepOf('empty', []), simpleStep('payment')]);

describe('the progress of a step', () => {
  it('counts required fields: those that pass, those whose message shows, and the rest (FORM-13)', () => {
    const facts = factsWith({ first: 'Maria', last: '', email: 'maria@', phone: '', fax: 'x' });
    const step = progressOf(plan, facts, these('last', 'email', 'first')).steps[1];
    expect(step).toMatchObject({ required: 4, valid: 1, failed: 2, validShare: 0.25 });
  });

  it('takes a field out of the failed ones as soon as it is mended', () => {
    const shown = these('email');
    expect(progressOf(plan, factsWith({ email: 'maria@' }), shown).steps[1]).toMatchObject({ valid: 0, failed: 1 });
    expect(progressOf(plan, factsWith({ email: 'maria@a.co' }), shown).steps[1]).toMatchObject({ valid: 1, failed: 0 });
  });

  it('counts the fields of every entry of a list', () => {
    const members = planOf([stepOf('members', [moduleOf([field('members[].name', required)])])]);
    const values = { members: [{ name: 'Maria' }, { name: '' }, { name: '' }] };
    expect(progressOf(members, factsWith(values), none).steps[0]).toMatchObject({ required: 3, valid: 1, failed: 0 });
  });

  it('tells steps before the current one, the current one and those after it apart (FORM-14)', () => {
    const { steps } = progressOf(plan, factsWith({ currentStep: 1, stepSeenStatus: { 0: { seen: true } } }), none);
    expect(steps.map(({ title, position, isSeen }) => [title, position, isSeen])).toEqual([
      ['company', 'before', true],
      ['contact', 'current', false],
      ['payment', 'after', false],
    ]);
  });

  it('counts a step as seen once it is passed, touched, validated or dirty (FORM-14, FORM-19)', () => {
    const seen = (values: object, isShown = none, isTouched = none) =>
      progressOf(plan, factsWith({ currentStep: 3, ...values }), isShown, isTouched).steps.map(({ isSeen }) => isSeen);
    expect(seen({})).toEqual([false, false, false]);
    expect(seen({ stepSeenStatus: { 1: { seen: true } } })).toEqual([false, true, false]);
    expect(seen({}, none, these('phone'))).toEqual([false, true, false]);
    expect(seen({}, these('payment'))).toEqual([false, false, true]);
  });

  it('has no share where nothing is required', () => {
    const optional = planOf([stepOf('optional', [moduleOf([field('note')])])]);
    expect(progressOf(optional, factsWith(), none)).toMatchObject({
      percent: 100,
      steps: [{ required: 0, validShare: 0 }],
    });
  });
});

describe('the progress of the form', () => {
  it('lists enabled steps with their counts, and says "Step N/M" of those alone (FORM-29, FORM-33)', () => {
    const conditional = planOf([
      simpleStep('company'),
      simpleStep('off', { isShown: () => false }),
      stepOf('empty', []),
      simpleStep('payment'),
    ]);
    const progress = progressOf(
      conditional,
      factsWith({ currentStep: 3, company: 'a', stepSeenStatus: { 0: { seen: true } } }),
      these('payment'),
    );
    expect(progress).toMatchObject({ currentNumber: 2, count: 2, percent: 50 });
    expect(progress.steps.map(({ index, title, valid, failed }) => ({ index, title, valid, failed }))).toEqual([
      { index: 0, title: 'company', valid: 1, failed: 0 },
      { index: 3, title: 'payment', valid: 0, failed: 1 },
    ]);
  });

  /** The percent as the visitor goes from step to step, each with the values that it then has. */
  const percents = (of: ReturnType<typeof planOf>, values: object, count: number) =>
    Array.from({ length: count }, (_, currentStep) => {
      const stepSeenStatus = Object.fromEntries(Array.from({ length: currentStep }, (_, step) => [step, { seen: true }]));
      return progressOf(of, factsWith({ ...values, currentStep, stepSeenStatus }), none).percent;
    });

  it('does not count what was preset on steps that the visitor has not reached (FORM-29)', () => {
    const four = ['a', 'b', 'c', 'd'];
    const preset = Object.fromEntries(four.map((key) => [key, 'preset']));
    expect(percents(planOf(four.map((key) => simpleStep(key))), preset, 4)).toEqual([25, 50, 75, 100]);
    expect(
      percents(
        planOf(
          four.map((key) => simpleStep(key)),
          false,
        ),
        preset,
        1,
      ),
    ).toEqual([100]);
  });

  it('is not complete before the last step, though nothing is required there (FORM-29)', () => {
    const optionalLast = planOf([simpleStep('a'), stepOf('optional', [moduleOf([field('note')])])]);
    expect(percents(optionalLast, { a: 'x' }, 2)).toEqual([50, 100]);
  });

  it('never goes back while the visitor goes forward, whatever is preset (FORM-29)', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), (isPreset) => {
        const steps = planOf(isPreset.map((_, index) => simpleStep(`s${index}`)));
        const values = Object.fromEntries(isPreset.flatMap((is, index) => (is ? [[`s${index}`, 'x']] : [])));
        const seen = percents(steps, values, isPreset.length);
        expect(seen).toEqual([...seen].sort((one, other) => one - other));
        expect(seen.indexOf(100)).toBe(isPreset.every(Boolean) ? isPreset.length - 1 : -1);
      }),
    );
  });

  it('is complete only when nothing is missing (FORM-29)', () => {
    const many = planOf(Array.from({ length: 7 }, (_, index) => simpleStep(`s${index}`)));
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(6)), (answered) => {
        const values = Object.fromEntries(answered.map((index) => [`s${index}`, 'x']));
        const { percent, steps } = progressOf(many, factsWith(values), none, (path) => path in values);
        expect(percent).toBe(Math.floor((answered.length / 7) * 100));
        expect(percent === 100).toBe(answered.length === 7);
        for (const { required: all, valid, failed } of steps) expect(valid + failed).toBeLessThanOrEqual(all);
      }),
    );
  });
});
