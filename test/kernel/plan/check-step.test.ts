import { describe, expect, it } from 'vitest';
import { checkField, checkStep, rulesOf } from '../../../src/kernel/plan/check-step';
import { factsWith, field, moduleOf, planOf, stepOf } from './sample-plan';

const members = stepOf('members', [
  moduleOf([field('name', { rules: 'required|length:2' }), field('members[].email', { rules: 'required|email' })]),
]);

describe('checking a step', () => {
  it('answers what is wrong by concrete path, mounted or not', () => {
    const facts = factsWith({ name: 'A', members: [{ email: 'a@b.co' }, { email: '' }, { email: 'a' }] });
    expect(checkStep(planOf([members]), 0, facts)).toEqual({
      name: { rule: 'length', params: { n: '2' } },
      'members.1.email': { rule: 'required', params: {} },
      'members.2.email': { rule: 'email', params: {} },
    });
    expect(checkStep(planOf([members]), 0, factsWith({ name: 'Ab', members: [] }))).toEqual({});
    expect(checkStep(planOf([members]), 5, facts)).toEqual({});
  });

  it('never refuses what is hidden', () => {
    const hidden = field('hidden', { rules: 'required', isShown: () => false });
    const plan = planOf([stepOf('a', [moduleOf([hidden]), moduleOf([field('b', { rules: 'required' })], { isShown: () => false })])]);
    expect(checkStep(plan, 0, factsWith())).toEqual({});
    expect(checkField(hidden, 'hidden', factsWith())).toBeNull();
  });

  it('takes rules that depend on facts and path', () => {
    const password = field('list[].password', {
      rules: ({ config }, path) => (path === 'list.0.password' ? `passwordMin:${config.layout.passwordMinLength}` : ''),
    });
    const facts = factsWith({ list: [{ password: 'short' }, { password: 'short' }] });
    expect(rulesOf(password, 'list.1.password', facts)).toEqual([]);
    expect(checkField(password, 'list.0.password', facts)).toEqual({ rule: 'passwordMin', params: { n: '8' } });
    expect(checkField(password, 'list.1.password', facts)).toBeNull();
    expect(rulesOf(field('free'), 'free', facts)).toEqual([]);
  });
});
