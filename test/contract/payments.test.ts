import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoHost } from '../../demo-host/server.mjs';
import { agreedTotal } from './agreed-total';
import { payloadOf } from './payloads';
import { createRecorder, type RecordedCall, type Recorder } from './recorded-calls';

let host: Awaited<ReturnType<typeof startDemoHost>>;
let recorder: Recorder;
let stripe: Stripe;
beforeAll(async () => {
  host = await startDemoHost({ port: 0, quiet: true });
  recorder = createRecorder(host.url);
  stripe = new Stripe('sk_test_fake', { host: '127.0.0.1', port: host.port + 1, protocol: 'http', telemetry: false });
});
afterAll(() => host.close());

const pageOf = (way: string) => `/pages/${way}`;

/** The fields of an order that is paid by a way, by a visitor who has agreed to its price. */
async function orderBy(payment: { way: string; token?: string }): Promise<Record<string, string>> {
  const { action: _, ...fields } = payloadOf('FormABusinessForm', 'fields', randomUUID()) as Record<string, string>;
  const order = { ...fields, signupData: JSON.stringify({ ...JSON.parse(fields.signupData!), payment }) };
  return { ...order, ...(await agreedTotal(host.url + pageOf(payment.way), order)) };
}

const token = async (payment_method: string) => (await stripe.testHelpers.confirmationTokens.create({ payment_method })).id;
const byBox = async (method: string) => orderBy({ way: 'stripe-element', token: await token(method) });

/** The way of an order's fields; of what is asked about it later that of a box. */
const wayOf = ({ signupData = '{}' }: Record<string, string>) =>
  (JSON.parse(signupData) as { payment?: { way: string } }).payment?.way ?? 'stripe-element';

async function call(action: string, fields: Record<string, string>): Promise<RecordedCall> {
  const before = recorder.calls.length;
  await recorder
    .servicesAt(pageOf(wayOf(fields)))
    .formPost.post(action, fields)
    .catch(() => undefined);
  return recorder.calls[before]!;
}

const settle = ({ formType, pageID, idempotency_key }: Record<string, string>) =>
  call('settle_payment', { formType: formType!, pageID: pageID!, idempotency_key: idempotency_key! });

const asDocumented = { faults: { sent: [], answered: [] } };

describe('a payment at the demo host', () => {
  it('on a page of the provider: where to pay, anew on a repeat, until it is paid, as documented (PAY-04)', async () => {
    const fields = await orderBy({ way: 'stripe-checkout' });
    const unpaid = [await call('process_signup', fields), await call('process_signup', fields), await settle(fields)];
    for (const each of unpaid) expect(each).toMatchObject({ ...asDocumented, status: 200, body: { next: { url: expect.any(String) } } });
    const { url } = (unpaid[0]!.body as { next: { url: string } }).next;
    await fetch(url, { method: 'POST', body: new URLSearchParams({ act: 'pay' }), redirect: 'manual' });
    for (const each of [await call('process_signup', fields), await settle(fields)]) {
      expect(each).toMatchObject({ ...asDocumented, status: 200, body: { result: { paid: true, order_url: expect.any(String) } } });
      expect(each.body).not.toHaveProperty('next');
    }
  });

  it('in a box: paid, refused, and a step for the box, as documented (PAY-06)', async () => {
    expect(await call('process_signup', await byBox('pm_card_visa'))).toMatchObject({ ...asDocumented, body: { result: { paid: true } } });
    const declined = await call('process_signup', await byBox('pm_card_chargeDeclined'));
    expect(declined).toMatchObject({ ...asDocumented, status: 200, body: { code: 'payment_refused', error: expect.any(String) } });
    const secure = await byBox('pm_card_authenticationRequired');
    const asked = await call('process_signup', secure);
    expect(asked).toMatchObject({ ...asDocumented, body: { next: { confirm: { client_secret: expect.any(String) } } } });
    expect(await settle(secure)).toMatchObject({ ...asDocumented, body: { next: { confirm: {} } } });
  });

  it('of no order is answered as documented', async () => {
    const unknown = await settle(await orderBy({ way: 'stripe-checkout' }));
    expect(unknown).toMatchObject({ ...asDocumented, status: 404, body: { code: 'no_order' } });
  });
});
