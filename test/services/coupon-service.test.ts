import { describe, expect, it } from 'vitest';
import { createCouponService } from '../../src/services/coupon-service';
import { NetworkFault } from '../../src/submission/faults';
import { answeringClient } from './support';

const wire = {
  id: 900000007,
  name: 'Spring',
  product_id_restrictions: [10, '20'],
  dollar_value: '5.00',
  percent_value: 0,
  bundled: false,
  bundleID: null,
};

function setUp(answer: string | Error) {
  const { calls, log, client } = answeringClient(answer);
  return { calls, log, service: createCouponService({ formType: 'FormABusinessForm', pageID: 'page-1' }, client, log) };
}

describe('the question about a coupon', () => {
  it('is a multipart post that waits for 5 s, and its answer a coupon with the code (PLUS-02)', async () => {
    const { service, calls } = setUp(JSON.stringify({ success: true, coupon: { ...wire, code: 'OTHER' } }));
    expect(await service.check('SPRING')).toEqual({
      id: '900000007',
      wireId: 900000007,
      name: 'Spring',
      product_id_restrictions: ['10', '20'],
      dollar_value: 500,
      percent_value: 0,
      bundled: false,
      bundleID: null,
      code: 'SPRING',
    });
    const [{ body, timeout } = {}] = calls;
    expect({ timeout, ...Object.fromEntries(body as FormData) }).toEqual({
      timeout: 5000,
      action: 'check_coupon',
      formType: 'FormABusinessForm',
      pageID: 'page-1',
      coupon: 'SPRING',
    });
  });

  it('is answered by nothing where the code is not accepted (PLUS-02)', async () => {
    for (const answer of [{ success: false }, { success: 'false' }, { success: 0 }, { success: false, error: false }])
      expect(await setUp(JSON.stringify(answer)).service.check('SPRING')).toBeNull();
  });

  it('is not asked about what no host has (PLUS-02)', async () => {
    const { service, calls } = setUp('{}');
    expect([await service.check('S'.repeat(41)), await service.check('')]).toEqual([null, null]);
    expect(calls).toEqual([]);
  });

  it.each([
    ['<h1>Error</h1>'],
    ['{}'],
    ['{"success":true}'],
    ['{"success":true,"coupon":{}}'],
    ['{"success":true,"coupon":[]}'],
    [JSON.stringify({ success: true, coupon: { ...wire, percent_value: 101 } })],
    [JSON.stringify({ success: true, coupon: { ...wire, dollar_value: '-1' } })],
    ['{"success":false,"error":"Too many requests."}'],
    ['{"success":false,"code":"too_many"}'],
    [new NetworkFault('timeout', 'Late')],
  ])('fails by an answer that says nothing of the code, such as %j (PLUS-02)', async (answer) => {
    await expect(setUp(answer).service.check('SPRING')).rejects.toBeInstanceOf(NetworkFault);
  });
});
