import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRules } from '../../../src/kernel/validation/parse-rules';
import { ruleList } from '../../../src/kernel/validation/rules/rule-list';

const namesOf = (rules: string) => parseRules(rules).map(({ rule }) => Object.entries(ruleList).find(([, other]) => other === rule)?.[0]);

describe('a rule string', () => {
  it('is rules between pipes, with arguments after a colon (VALID-01)', () => {
    expect(namesOf('length:2|maxLength:9|email')).toEqual(['length', 'maxLength', 'email']);
    expect(parseRules('length:2|maxLength:9|email').map(({ args }) => args)).toEqual([['2'], ['9'], []]);
    expect(parseRules('fileExtension:pdf,doc')[0]?.args).toEqual(['pdf', 'doc']);
    expect(parseRules('required|length:2|date:12/31/2025').map(({ args }) => args)).toEqual([[], ['2'], ['12/31/2025']]);
    expect(parseRules('passwordConfirmed:account.password')[0]?.args).toEqual(['account.password']);
  });

  it('may hold blanks and empty parts', () => {
    expect(namesOf(' length:2 | |email|')).toEqual(['length', 'email']);
    expect(parseRules('')).toEqual([]);
  });

  it('puts required first wherever it stands, the rest in order (VALID-02)', () => {
    const others = ['length:2', 'email', 'numeric', 'maxLength:3'];
    fc.assert(
      fc.property(fc.shuffledSubarray(others), fc.nat(4), (rest, place) => {
        const names = rest.map((rule) => rule.split(':')[0]);
        expect(namesOf([...rest.slice(0, place), 'required', ...rest.slice(place)].join('|'))).toEqual(['required', ...names]);
      }),
    );
  });

  it('is read once', () => {
    expect(parseRules('required|length:7')).toBe(parseRules('required|length:7'));
  });

  it('names a rule that does not exist, whatever objects have by themselves', () => {
    for (const name of ['lenght', 'Required', 'constructor', 'toString', '__proto__'])
      expect(() => parseRules(`required|${name}:2`)).toThrow(`"${name}:2" is no rule.`);
  });

  it.each([
    'length',
    'length:',
    'length:two',
    'length:2,5',
    'email:2',
    'required:yes',
    'date:2025-12-31',
    'digits:three',
    'passwordConfirmed',
    'passwordConfirmed:account password',
    'addressValidation:address',
    'fileSize:5MB',
    'fileExtension',
    'minValue:',
    'pattern:',
  ])('says at once that a rule cannot be given what stands in "%s"', (rule) => {
    expect(() => parseRules(`required|${rule}`)).toThrow(`"${rule}" is no rule.`);
  });
});
