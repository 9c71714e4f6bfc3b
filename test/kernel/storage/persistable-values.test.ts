import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setPath } from '../../../src/kernel/util/paths';
import type { FormValues } from '../../../src/kernel/answers/form-values';
import { withoutSecrets } from '../../../src/kernel/storage/persistable-values';
import { field, moduleOf, planOf, stepOf } from '../plan/sample-plan';

const secret = { secret: true };
const plan = planOf([
  stepOf('payment', [
    moduleOf([
      field('card.first_name'),
      field('card.number', secret),
      field('card.cvc', secret),
      field('card.exp_month', secret),
      field('captcha.response', secret),
      field('drivers[].name'),
      field('drivers[].pins[].code', secret),
    ]),
  ]),
]);

describe('what may leave the form', () => {
  it('is without the card and other secrets, the rest untouched (STORE-13, CARD-13)', () => {
    const values = {
      card: { first_name: 'Maria', number: '4242 4242 4242 4242', cvc: '123', exp_month: { key: '1', value: '1' } },
      captcha: { response: 'token' },
      companyInformation: { companyName: 'Okafor LLC' },
    };
    const kept = withoutSecrets(values, plan);
    expect(kept).toEqual({
      card: { first_name: 'Maria' },
      captcha: {},
      companyInformation: { companyName: 'Okafor LLC' },
    });
    expect(kept.companyInformation).toBe(values.companyInformation);
    expect(values.card.number).toBe('4242 4242 4242 4242');
  });

  it('is without password and observers whether or not a module declares them, and with the e-mail (STORE-07)', () => {
    const values = {
      accountInformation: { email: 'maria@example.com', password: 'Abcd123!' },
      stepValidationObservers: { company: {} },
    };
    expect(withoutSecrets(values, planOf([]))).toEqual({ accountInformation: { email: 'maria@example.com' } });
  });

  it('is without secrets in the entries of lists, even if an object stands in for the list (STORE-13)', () => {
    const entry = { name: 'Ada', pins: [{ code: '1' }, { code: '2', note: 'x' }] };
    expect(withoutSecrets({ drivers: [entry, entry] }, plan)).toEqual({
      drivers: [entry, entry].map(({ name }) => ({ name, pins: [{}, { note: 'x' }] })),
    });
    expect(withoutSecrets({ drivers: { 4: { pins: { 0: { code: '1' } } } } }, plan)).toEqual({
      drivers: { 4: { pins: { 0: {} } } },
    });
  });

  it('is without files and whatever else is not plain data', () => {
    const values = {
      resume: new File(['cv'], 'cv.pdf'),
      when: new Date(0),
      call: () => {},
      none: undefined,
      odd: Number.NaN,
      kept: [null, '', 0, false, { a: 'b' }],
      files: [new File([], 'a'), 'b'],
    };
    expect(withoutSecrets(values, plan)).toEqual({ kept: values.kept, files: ['b'] });
  });

  it('stays the same object when nothing has to go', () => {
    const values = { card: { first_name: 'Maria' }, list: [{ a: 1 }, []] };
    expect(withoutSecrets(values, plan)).toBe(values);
  });

  it('never holds a secret, wherever the form keeps it (STORE-13, CARD-13)', () => {
    const part = fc.stringMatching(/^[a-z]{1,3}$/);
    const path = fc
      .array(fc.oneof(part, fc.constant('[]')), { minLength: 1, maxLength: 4 })
      .map((parts) => ['root', ...parts, 'leaf'].join('.').replaceAll('.[]', '[]'));
    fc.assert(
      fc.property(path, fc.jsonValue(), (declared, other) => {
        const values = setPath({ other } as FormValues, declared.replaceAll('[]', '.0'), 'CANARY-4242');
        const kept = withoutSecrets(values, planOf([stepOf('s', [moduleOf([field(declared, secret)])])]));
        expect(JSON.stringify(kept)).not.toContain('CANARY-4242');
        expect(JSON.parse(JSON.stringify(kept))).toMatchObject({ other: JSON.parse(JSON.stringify(other)) });
      }),
    );
  });
});
