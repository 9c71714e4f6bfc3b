import { describe, expect, it } from 'vitest';
import { questionParams } from '../../../src/kernel/answers/question';
import { setPaths } from '../../../src/kernel/util/paths';
import { react } from '../../../src/kernel/reactions/react';
import { nonProfitTypeFitsStates } from '../../../src/products/company/non-profit-type-reactions';
import { createText } from '../../../src/kernel/text/format-message';
import { factsWith } from '../../kernel/plan/sample-plan';

const text = createText();
const state = (key: string) => ({ key, value: key });
const start = {
  companyInformation: { entityType: state('NP Corp'), state: state('WY'), states: {} as Record<string, boolean> },
  nonProfit: { type: 'Religious' },
};

/** What follows from changes, and what each answer to the question makes of it. */
function change(changes: Record<string, unknown>, from: object = start) {
  const [before, after] = [{ ...from }, setPaths({ ...from }, changes)];
  const facts = (values: object) => factsWith({ ...values });
  const run = (to: object) => react(facts(before), facts(to), [nonProfitTypeFitsStates]);
  const { question, values } = run(after);
  const answered = (isAccepted: boolean) => {
    const settled = run(setPaths(after, { ...(isAccepted ? question!.accept : question!.decline) }));
    expect(settled.question).toBeUndefined();
    return settled.values as typeof start;
  };
  return { question, values: values as typeof start, answered, words: question && text(question.text, questionParams(question, text)) };
}

describe('the type of a non-profit', () => {
  const several = setPaths(start, { 'nonProfit.type': 'Public Benefit', 'companyInformation.states': { AZ: true, NV: true, UT: true } });

  it('OFFI-15 asks before states go that do not support it', () => {
    const { words, values, answered } = change({ 'nonProfit.type': 'Religious' }, several);
    expect(words).toBe(
      'Religious is not supported in the following jurisdictions: Arizona and Nevada. Would you like to keep Religious and deselect the unsupported jurisdictions?',
    );
    expect(values).toEqual(several);
    expect(answered(true)).toMatchObject({
      nonProfit: { type: 'Religious' },
      companyInformation: { states: { AZ: false, NV: false, UT: true } },
    });
    expect(answered(false)).toEqual(several);
  });

  it('OFFI-15 gives up the state of service where that is the one', () => {
    const from = setPaths(several, { 'companyInformation.states': {}, 'companyInformation.state': state('AZ') });
    const { answered } = change({ 'nonProfit.type': 'Religious' }, from);
    expect(answered(true).companyInformation.state).toEqual({ key: '', value: '' });
    expect(answered(false)).toEqual(from);
  });

  it('OFFI-16 asks which is meant when a state is added that does not support it', () => {
    const { words, values, answered } = change({ 'companyInformation.states.NV': true });
    expect(words).toBe(
      'The jurisdiction you selected is not available with Religious, would you like to remove the jurisdiction and keep Religious as your nonprofit type?',
    );
    expect(values).toEqual(start);
    expect(answered(true)).toMatchObject({ nonProfit: { type: 'Religious' }, companyInformation: { states: { NV: false } } });
    expect(answered(false)).toMatchObject({ nonProfit: { type: '' }, companyInformation: { states: { NV: true } } });
  });

  it('OFFI-17 is cleared without a question by another state of service', () => {
    const { question, values } = change({ 'companyInformation.state': state('AZ') });
    expect(question).toBeUndefined();
    expect(values.nonProfit.type).toBe('');
    expect(change({ 'companyInformation.state': state('UT') }).values.nonProfit.type).toBe('Religious');
  });

  it('OFFI-17 is cleared, too, when a company becomes a non-profit again where it is not supported', () => {
    const from = setPaths(start, { 'companyInformation.entityType': state('LLC'), 'companyInformation.states': { AZ: true } });
    const { question, values } = change({ 'companyInformation.entityType': state('NP Corp') }, from);
    expect([question, values.nonProfit.type]).toEqual([undefined, '']);
  });

  it('OFFI-15 OFFI-16 stays out of the way of other types and other companies', () => {
    for (const type of ['', 'Mutual Benefit', 'constructor']) expect(change({ 'nonProfit.type': type }, several).question).toBeUndefined();
    const llc = setPaths(several, { 'companyInformation.entityType': state('LLC') });
    expect(change({ 'nonProfit.type': 'Religious' }, llc).question).toBeUndefined();
  });
});
