import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paymentKinds } from '../../../src/kernel/page-config/payment-kinds';
import { knownWayIds, knownWays } from '../../../src/kernel/page-config/payment-ways';
import { chosenWay } from '../../../src/commerce/payment/chosen-way';
import { cartTotal } from '../../../src/commerce/pricing/total';
import { setPath } from '../../../src/kernel/util/paths';
import { completeAnswers } from '../../support/answers';
import { answerFromFixtures, fakeServices, posted } from '../../support/fake-services';
import { catalogueReply } from '../../support/fixtures';
import { submitterFor } from '../../support/submitter';

const soldIds = ['registered_agent_products', 'filing_products/WY'].flatMap((list) =>
  (JSON.parse(catalogueReply(list)) as { result: { product_id: number }[] }).result.map(({ product_id }) => product_id),
);

/** A server whose only coupon takes so many percent from all that the order can hold. */
function servicesWith(percent_value: number) {
  const coupon = {
    id: 1,
    name: 'Gift',
    dollar_value: '0.00',
    percent_value,
    bundled: false,
    bundleID: null,
    product_id_restrictions: soldIds,
  };
  const services = fakeServices();
  services.marketing.mockImplementation(async (path, request) =>
    path === 'coupons' ? JSON.stringify({ result: percent_value > 0 ? [coupon] : [] }) : answerFromFixtures(path, request),
  );
  return services;
}

interface Case {
  ways: readonly string[];
  way: string;
  percent: number;
  agreed?: number | undefined;
}

async function sent({ ways, way, percent, agreed }: Case) {
  const services = servicesWith(percent);
  const made = await submitterFor({ services, config: { payment: { ways } }, values: setPath(completeAnswers, 'payment.way', way) });
  if (agreed !== undefined) made.agree(agreed);
  await made.submit();
  return { ...made, services, total: cartTotal(made.cart()), way: chosenWay({ config: made.config, values: made.answers.values }) };
}

it('no card or box is tokenized, and no token posted, unless the way needs one and something is to be paid (PAY-02, PAY-03, PAY-06)', async () => {
  const cases = fc.record({
    ways: fc.uniqueArray(fc.constantFrom(...knownWayIds), { minLength: 1 }),
    way: fc.constantFrom(...knownWayIds, '', 'paypal'),
    percent: fc.constantFrom(0, 50, 100),
    agreed: fc.option(fc.constantFrom(0, 100, 36800), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(cases, async (given) => {
      const { services, total, way } = await sent(given);
      const { needsCard, needsBox } = paymentKinds[knownWays[way.id as keyof typeof knownWays].kind];
      const due = given.agreed ?? total;
      const isToPay = due > 0 && total > 0;
      const tokens = services.tokenizer.tokenize.mock.calls.length;
      expect(tokens).toBe(Number(needsCard && isToPay));
      expect(services.paymentBox.token.mock.calls).toEqual(needsBox && isToPay ? [[due]] : []);
      const payments = posted(services).map(({ data }) => data.payment as object);
      // An order that was free in the form, and costs something by a way with a card or a box, is not sent without one.
      const unpaid = (needsCard || needsBox) && due > 0 ? [] : [{ way: way.id }];
      const paid = needsCard ? { processor: 'elavon', token: 'tok_1' } : { way: way.id, token: 'ctoken_1' };
      expect(payments).toMatchObject((needsCard || needsBox) && isToPay ? [paid] : unpaid);
    }),
    { numRuns: 40 },
  );
});

it('an order that was free and costs something by now is not sent without a card, and says why (PAY-02, SHOP-06)', async () => {
  const { services, state } = await sent({ ways: ['card'], way: '', percent: 100, agreed: 500 });
  expect(posted(services)).toEqual([]);
  expect(state().lastError).toMatchObject({ message: { key: 'price.changed.unknown' } });
});

it('an agreement ends with any other answer, and with the submission that it began (SHOP-06)', async () => {
  const services = fakeServices();
  services.formPost.post.mockResolvedValue({ error: 'No.' });
  const { agree, answers, submit } = await submitterFor({ services });
  agree(500);
  answers.values = setPath(answers.values, 'companyInformation.companyName', 'Other LLC');
  await submit();
  agree(700);
  await submit();
  await submit();
  expect(posted(services).map(({ fields }) => fields.accepted_total)).toEqual([undefined, '700', undefined]);
});
