import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { debugPayload } from '../../src/submission/debug-payload';
import { fullOrder } from '../../src/submission/full-order';
import { inputOf, payment, valuesWithSecrets } from './example-order';

describe('the debug payload', () => {
  const payload = { ...fullOrder(inputOf()).data, payment: { ...payment, billing_address: {} } };

  it('is the payload without password, token, card and captcha (SUBM-50)', () => {
    const shown = debugPayload({ ...payload, card: valuesWithSecrets.card, captchaResponse: 'robot?' });
    expect(shown).toEqual({
      ...payload,
      account: { email_address: 'ann@example.com', notes: ['A/B variants: blue'], ab_test_rolled_variants: ['blue'] },
      payment: { processor: 'elavon', billing_address: {} },
    });
  });

  it('leaves them out at any depth (SUBM-50)', () => {
    const secretKey = fc.constantFrom('password', 'token', 'card', 'cvc', 'captchaResponse');
    const nest = (value: unknown, path: string[]) => path.reduceRight<unknown>((inner, key) => ({ [key]: [inner] }), value);
    fc.assert(
      fc.property(secretKey, fc.array(fc.constantFrom('account', 'data', 'x')), (key, path) => {
        const shown = JSON.stringify(debugPayload({ payload: nest({ [key]: 'hush', kept: 'yes' }, path) }));
        expect(shown).not.toContain('hush');
        expect(shown).toContain('yes');
      }),
    );
  });
});
