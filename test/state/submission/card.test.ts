import { describe, expect, it } from 'vitest';
import { setPath } from '../../../src/kernel/util/paths';
import type { FormDefinition } from '../../../src/forms/define-form';
import { NetworkFault, TokenizerError } from '../../../src/submission/faults';
import { completeAnswers } from '../../support/answers';
import { dropped, fakeServices, posted } from '../../support/fake-services';
import { definitionOf } from '../../support/form-store';
import { submitterFor } from '../../support/submitter';

/** A submitter whose orders are all refused, so that it can be asked again and again. */
async function refused() {
  const services = fakeServices();
  services.formPost.post.mockResolvedValue({ error: 'No.' });
  let tokens = 0;
  services.tokenizer.tokenize.mockImplementation(async () => ({ token: `tok_${++tokens}`, customer_id: 'cus_1' }));
  const made = await submitterFor({ services });
  const sentTokens = () => posted(services).map(({ data }) => (data.payment as { token: string }).token);
  return { ...made, services, sentTokens };
}

describe('the card', () => {
  it('is tokenized with its billing address, the number without its mask and the expiry as keys (CARD-07)', async () => {
    const { submit, services } = await refused();
    await submit();
    expect(services.tokenizer.tokenize.mock.calls).toEqual([
      [
        { first_name: 'Ann', last_name: 'Lee', number: '4111111111111111', cvc: '987', exp_month: '07', exp_year: '2031' },
        { line1: '1 Main St', city: 'Casper', state: 'WY', zipcode: '82601', country: 'US' },
        undefined,
        expect.any(AbortSignal),
      ],
    ]);
  });

  it('is not tokenized again while nothing of it changes (CARD-11)', async () => {
    const { submit, services, sentTokens, answers } = await refused();
    await submit();
    answers.values = setPath(answers.values, 'companyInformation.companyName', 'Other LLC');
    await submit();
    expect(services.tokenizer.tokenize).toHaveBeenCalledTimes(1);
    expect(sentTokens()).toEqual(['tok_1', 'tok_1']);
  });

  it.each([
    ['card.number', '5500 0000 0000 0004'],
    ['card.cvc', '123'],
    ['card.exp_month', { key: '08', value: '08' }],
    ['card.last_name', 'Ruiz'],
    ['contactInformation.zip', '82602'],
    ['billing.different', true],
  ])('is tokenized again when %s has changed (CARD-11)', async (path, value) => {
    const { submit, services, sentTokens, answers } = await refused();
    await submit();
    answers.values = setPath(answers.values, path, value);
    await submit();
    expect(services.tokenizer.tokenize).toHaveBeenCalledTimes(2);
    expect(sentTokens()).toEqual(['tok_1', 'tok_2']);
  });

  it('that was refused is tokenized again, and again compared with the last that brought a token (CARD-11)', async () => {
    const { submit, services, sentTokens, answers } = await refused();
    await submit();
    services.tokenizer.tokenize.mockRejectedValueOnce(new TokenizerError({ number: ['Declined'] }));
    const first = answers.values;
    answers.values = setPath(first, 'card.cvc', '123');
    await submit();
    answers.values = first;
    await submit();
    expect(sentTokens()).toEqual(['tok_1', 'tok_1']);
  });

  it('that the tokenizer refuses becomes error 20, the number’s own message first (CARD-12, ERR-10)', async () => {
    const services = fakeServices();
    const fields = { number: ['Card number is not valid', 'Second'], cvc: ['Wrong'] };
    services.tokenizer.tokenize.mockRejectedValueOnce(new TokenizerError(fields));
    const { submit, state } = await submitterFor({ services });
    await submit();
    expect(state()).toMatchObject({
      status: 'idle',
      lastError: { code: 20, title: 'error.tokenizer.title', message: { text: 'Card number is not valid' }, fields },
    });
    expect(services.formPost.post).not.toHaveBeenCalled();
  });

  it.each([
    ['is dropped', dropped(), 'error.card.unreachable'],
    ['fails in the script of the payment', new Error('Network Error'), 'error.card.unreachable'],
    ['answers what cannot be read', new NetworkFault('unreadable', 'Unreadable answer'), 'error.card.failed'],
    ['answers its frame what cannot be read', new Error('Unreadable answer'), 'error.card.failed'],
    ['answers with a page of an error', new Error('The tokenizer answered with status 503 and without JSON'), 'error.card.failed'],
    ['does not answer in time', new Error('timeout of 60000ms exceeded'), 'error.card.unreachable'],
  ])('whose tokenizer %s is no card error, and nothing is posted (CARD-12, ERR-08)', async (_, fault, key) => {
    const services = fakeServices();
    services.tokenizer.tokenize.mockRejectedValueOnce(fault);
    const { submit, state } = await submitterFor({ services });
    await submit();
    expect(state()).toMatchObject({ status: 'idle', lastError: { code: 0, title: 'error.checkout.title', message: { key } } });
    expect(services.formPost.post).not.toHaveBeenCalled();
  });

  it('is not asked of a form that charges nothing', async () => {
    const services = fakeServices();
    const config = { formType: 'ContactForm', flags: { skipCaptcha: true } };
    const { submit } = await submitterFor({ services, config, values: completeAnswers });
    await submit();
    expect(services.tokenizer.tokenize).not.toHaveBeenCalled();
    expect(services.formPost.post).toHaveBeenCalledTimes(1);
  });
});

it('a part that cannot be built stops the order before the card is tokenized (SUBM-08)', async () => {
  const services = fakeServices();
  const form: FormDefinition = {
    ...definitionOf('FormABusinessForm'),
    payload: () => {
      throw new Error('no such part');
    },
  };
  const { submit, state } = await submitterFor({ services, form });
  await submit();
  expect(services.tokenizer.tokenize).not.toHaveBeenCalled();
  expect(services.formPost.post).not.toHaveBeenCalled();
  expect(state()).toMatchObject({ status: 'idle', lastError: { title: 'error.checkout.title' } });
});
