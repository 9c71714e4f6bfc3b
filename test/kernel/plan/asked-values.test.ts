import { describe, expect, it } from 'vitest';
import { askedValues } from '../../../src/kernel/plan/asked-values';
import { factsWith, field, moduleOf, planOf, stepOf } from './sample-plan';

const isOn = ({ values }: { values: object }) => (values as { isOn?: boolean }).isOn === true;

describe('the answers that are sent', () => {
  const plan = planOf([
    stepOf('one', [
      moduleOf([field('isOn'), field('number', { isShown: isOn }), field('choice', { isShown: isOn, initial: { key: '', value: '' } })]),
      moduleOf([field('inModule')], { isShown: isOn }),
      moduleOf([field('list[].name'), field('list[].extra', { isShown: isOn })]),
      moduleOf([field('people[].name')], { isShown: isOn }),
    ]),
    stepOf('two', [moduleOf([field('inStep')])], { isShown: isOn }),
    stepOf('three', [moduleOf([field('twice')], { isShown: isOn })]),
    stepOf('four', [moduleOf([field('twice')])]),
  ]);
  const answers = {
    number: '17',
    choice: { key: 'WY', value: 'Wyoming' },
    inModule: 'a',
    inStep: 'b',
    twice: 'c',
    list: [{ name: 'Ann', extra: 'x' }],
    people: [{ name: 'Bo' }],
    productState: { book: { checked: true } },
  };

  it('are all of those that are asked', () => {
    const facts = factsWith({ ...answers, isOn: true });
    expect(askedValues(plan, facts)).toEqual(facts.values);
  });

  it('are blank where field, module or step is hidden, and lists without an asker empty', () => {
    expect(askedValues(plan, factsWith({ ...answers, isOn: false }))).toEqual({
      isOn: false,
      number: '',
      choice: { key: '', value: '' },
      inModule: '',
      inStep: '',
      twice: 'c',
      list: [{ name: 'Ann', extra: '' }],
      people: [],
      productState: { book: { checked: true } },
    });
  });
});
