import { describe, expect, it, vi } from 'vitest';
import { keptAnswers } from '../support/answers';
import { posted } from '../support/fake-services';
import { renderForm, servicesKeeping, type RenderedForm } from '../support/render-form';
import { stepAnswers } from '../support/visits';

const modules = [{ id: 'StateOfService' }, { id: 'EntityType' }, { id: 'Card' }, { id: 'BillingAddress' }];
const steps = [{ key: 'payment', title: 'Payment', sections: [{ title: 'The card', modules }] }];
const open = () => renderForm({ steps }, servicesKeeping({ ...keptAnswers, card: {} }));

const cardType = (form: RenderedForm) =>
  form
    .all('.charterform-card-type')
    .map(({ textContent }) => textContent)
    .join();

describe('the card', () => {
  it('gives its secrets no name, so that a page that reads or submits the form finds none', async () => {
    const form = await open();
    const named = (path: string) => form.control(path).getAttribute('name');
    expect(['first_name', 'last_name'].map((name) => named(`card.${name}`))).toEqual(['card.first_name', 'card.last_name']);
    for (const secret of ['number', 'exp_month', 'cvc']) {
      expect(named(`card.${secret}`)).toBeNull();
      expect(form.control(`card.${secret}`).autocomplete).not.toBe('');
    }
  });

  it.each([
    ['card.first_name', 'First name on card is required'],
    ['card.last_name', 'Last name on card is required'],
    ['card.number', 'Card number is required'],
    ['card.exp_month', 'Expiry date is required'],
    ['card.cvc', 'Security code is required'],
  ])('asks for %s (CARD-01, CARD-02, CARD-04)', async (path, message) => {
    const form = await open();
    await form.answerAll(stepAnswers.payment);
    await form.answer(path, '');
    await vi.waitFor(() => expect(form.messageOf(path)).toBe(message));
    await form.press('Submit Order');
    expect(form.services.tokenizer.tokenize).not.toHaveBeenCalled();
  });

  it('takes a number of at most 19 characters with a right checksum (CARD-02)', async () => {
    const form = await open();
    expect(form.control('card.number').maxLength).toBe(19);
    await form.answer('card.number', '4111111111111112');
    await vi.waitFor(() => expect(form.messageOf('card.number')).toBe('Please enter a valid Credit Card Number'));
    await form.answer('card.number', '6212345678901232457');
    expect(form.control('card.number').value).toBe('6212345678901232457');
    await vi.waitFor(() => expect(form.messageOf('card.number')).toBe('Please enter a valid Credit Card Number'));
    await form.answer('card.number', '4111111111111111110');
    await vi.waitFor(() => expect(form.messageOf('card.number')).toBe(''));
  });

  it('keeps a number of more than 19 digits, and refuses it in words (CARD-02, FIELD-23)', async () => {
    const form = await open();
    await form.answer('card.number', '41111111111111111114');
    expect(form.control('card.number').value).toBe('41111111111111111114');
    await vi.waitFor(() => expect(form.messageOf('card.number')).not.toBe(''));
  });

  it('groups the number while it is typed, 4-4-4-4, or 4-6-5 from 34 and 37 on (CARD-03)', async () => {
    const form = await open();
    await form.user.type(form.control('card.number'), '4111111111111111');
    expect(form.control('card.number').value).toBe('4111 1111 1111 1111');
    await form.answer('card.number', '378282246310005');
    expect(form.control('card.number').value).toBe('3782 822463 10005');
  });

  it.each([
    ['378282246310005', 'American Express'],
    ['4111111111111111', 'Visa'],
    ['5500000000000004', 'Mastercard'],
    ['6011000000000004', 'Discover'],
    ['2223000048400011', ''],
  ])('tells the type of %s: "%s" (CARD-05)', async (number, type) => {
    const form = await open();
    await form.answer('card.number', number);
    await vi.waitFor(() => expect(cardType(form)).toBe(type));
  });

  it('takes a security code of digits, four at most (CARD-04)', async () => {
    const form = await open();
    expect(form.control('card.cvc').maxLength).toBe(4);
    await form.answer('card.cvc', '12a');
    await vi.waitFor(() => expect(form.messageOf('card.cvc')).toBe('This field must contain only numbers'));
    await form.answer('card.cvc', '12345');
    await vi.waitFor(() => expect(form.messageOf('card.cvc')).toBe('The field cannot contain more than 4 characters'));
    await form.answer('card.cvc', '1234');
    await vi.waitFor(() => expect(form.messageOf('card.cvc')).toBe(''));
  });

  it('takes a security code as long as those of its card (CARD-04, CARD-15)', async () => {
    const form = await open();
    await form.answer('card.number', '378282246310005');
    await form.answer('card.cvc', '123');
    await vi.waitFor(() => expect(form.messageOf('card.cvc')).toBe('must be at least 4 characters'));
    await form.answer('card.cvc', '1234');
    await vi.waitFor(() => expect(form.messageOf('card.cvc')).toBe(''));
    await form.answer('card.number', '4111111111111111');
    await vi.waitFor(() => expect(form.messageOf('card.cvc')).toBe('The field cannot contain more than 3 characters'));
    await form.answer('card.cvc', '１２３');
    await vi.waitFor(() => expect([form.control('card.cvc').value, form.messageOf('card.cvc')]).toEqual(['123', '']));
  });

  it('takes no security code of fewer than three digits (CARD-15)', async () => {
    const form = await open();
    await form.answer('card.cvc', '12');
    await vi.waitFor(() => expect(form.messageOf('card.cvc')).toBe('must be at least 3 characters'));
    await form.answer('card.cvc', '123');
    await vi.waitFor(() => expect(form.messageOf('card.cvc')).toBe(''));
  });

  it('says of a month of this year that is over that the card has expired, at its field (CARD-14)', async () => {
    const services = servicesKeeping({ ...keptAnswers, card: {} });
    services.clock.today = () => '2030-07-15';
    const form = await renderForm({ steps }, services);
    await form.loaded();
    await form.answerAll({ ...stepAnswers.payment, 'card.exp_month': '06', 'card.exp_year': '2031' });
    expect(form.messageOf('card.exp_month')).toBe('');
    await form.answer('card.exp_year', '2030');
    await vi.waitFor(() => expect(form.messageOf('card.exp_month')).toBe('This card has expired'));
    await form.press('Submit Order');
    expect(services.tokenizer.tokenize).not.toHaveBeenCalled();
    await form.answer('card.exp_month', '07 / 30');
    await vi.waitFor(() => expect(form.messageOf('card.exp_month')).toBe(''));
  });

  it('asks for the expiry in one field, and sends its two keys (CARD-07, CARD-16)', async () => {
    const form = await open();
    await form.loaded();
    const { 'card.exp_month': _month, 'card.exp_year': _year, ...others } = stepAnswers.payment;
    await form.answerAll(others);
    await form.user.type(form.control('card.exp_month'), '731');
    expect(form.control('card.exp_month').value).toBe('7 / 31');
    await form.answer('card.exp_month', '7 / 31');
    expect(form.control('card.exp_month').value).toBe('07 / 31');
    await form.press('Submit Order');
    await form.reads('Thank you');
    expect(form.services.tokenizer.tokenize.mock.calls[0]![0]).toMatchObject({ exp_month: '07', exp_year: '2031' });
  });

  it('can be mended in its middle without the month moving under the caret (FIELD-23)', async () => {
    const form = await open();
    const expiry = form.control('card.exp_month');
    await form.user.type(expiry, '1231');
    await form.user.type(expiry, '{Backspace}', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(expiry.value).toBe('2 / 31');
    await form.user.type(expiry, '0', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(expiry.value).toBe('02 / 31');
  });

  it('says of an expiry that is none how it is written (FIELD-20)', async () => {
    const form = await open();
    for (const wrong of ['13 / 31', '12', '12 / 49', 'soon']) {
      await form.answer('card.exp_month', wrong);
      await vi.waitFor(() => expect(form.messageOf('card.exp_month')).toBe('Expiry date must be a month and a year, such as 04 / 29'));
      await form.answer('card.exp_month', '12 / 31');
      await vi.waitFor(() => expect(form.messageOf('card.exp_month')).toBe(''));
    }
  });

  it('bears the names of the contact, until they are edited (CARD-17)', async () => {
    const form = await renderForm({
      steps: [{ key: 'all', title: 'All', sections: [{ modules: [{ id: 'ContactDetails' }, ...modules] }] }],
    });
    const names = () => ['first_name', 'last_name'].map((name) => form.control(`card.${name}`).value);
    await form.answerAll({ 'contactInformation.firstName': 'Ada', 'contactInformation.lastName': 'Okafor' });
    await vi.waitFor(() => expect(names()).toEqual(['Ada', 'Okafor']));
    await form.answer('card.last_name', 'Lindqvist');
    await form.answerAll({ 'contactInformation.firstName': 'Ida', 'contactInformation.lastName': 'Meadow' });
    await vi.waitFor(() => expect(names()).toEqual(['Ida', 'Lindqvist']));
  });

  it('bears the names of a contact that was kept (CARD-17)', async () => {
    const form = await open();
    expect([form.control('card.first_name').value, form.control('card.last_name').value]).toEqual(['Ann', 'Lee']);
  });

  it('leaves number and code out of the order and of what is kept (CARD-13)', async () => {
    const form = await open();
    await form.loaded();
    await form.answerAll(stepAnswers.payment);
    expect(form.kept().card).toEqual({ first_name: 'Ann', last_name: 'Lee' });
    await form.press('Submit Order');
    await form.reads('Thank you');
    const sent = JSON.stringify(posted(form.services));
    for (const secret of ['4111', '987']) expect(sent).not.toContain(secret);
    expect(form.services.tokenizer.tokenize.mock.calls[0]![0]).toMatchObject({ number: '4111111111111111', cvc: '987' });
  });
});

describe('the address that the card is billed to', () => {
  const billed = (form: RenderedForm) => form.all('.charterform-row bdi').map(({ textContent }) => textContent);

  it('is shown, until another one is chosen (CARD-06)', async () => {
    const form = await open();
    expect(billed(form)).toEqual(['1 Main St, Casper, Wyoming\u00a082601']);
    await form.press('Use another');
    expect(billed(form)).toEqual([]);
    expect(form.has('billing.address.line1')).toBe(true);
    await form.press('Use my mailing address');
    expect(billed(form)).toHaveLength(1);
    expect(form.has('billing.address.line1')).toBe(false);
  });

  it('names a country abroad, and is not there before it is given', async () => {
    const abroad = {
      ...(keptAnswers.contactInformation as object),
      country: { key: 'DE', value: 'Germany' },
      city: 'Bonn',
      state: 'NRW',
      zip: '53111',
    };
    const form = await renderForm({ steps }, servicesKeeping({ ...keptAnswers, contactInformation: abroad }));
    expect(billed(form)).toEqual(['1 Main St, Bonn, NRW\u00a053111, Germany']);
    form.stop();
    const empty = await renderForm({ steps });
    expect(empty.root.textContent).not.toContain('Your mailing address');
    expect(empty.hasButton('Use a different billing address')).toBe(true);
  });
});

describe('a different billing address', () => {
  const address = {
    'billing.address.line1': '9 Oak Ave',
    'billing.address.city': 'Denver',
    'billing.address.state': 'CO',
    'billing.address.zip': '80201',
  };
  const sentBilling = (form: RenderedForm) =>
    (posted(form.services)[0]!.data as { addresses: { kind: string; line1: string }[] }).addresses.find(({ kind }) => kind === 'billing')!;

  it('is optional: its fields neither show nor are asked for (CARD-06)', async () => {
    const form = await open();
    await form.loaded();
    expect(form.has('billing.address.line1')).toBe(false);
    await form.answerAll(stepAnswers.payment);
    await form.press('Submit Order');
    await form.reads('Thank you');
    expect(sentBilling(form)).toMatchObject({ line1: '1 Main St' });
  });

  it('shows its fields and must be whole once it is chosen (CARD-06)', async () => {
    const form = await open();
    await form.loaded();
    await form.answerAll(stepAnswers.payment);
    await form.answer('billing.different', '');
    await form.press('Submit Order');
    const errors = () => form.all('.charterform-errors a').map(({ textContent }) => textContent);
    await vi.waitFor(() =>
      expect(errors()).toEqual(['Street address is required', 'City is required', 'State is required', 'Zip code is required']),
    );
    expect(form.services.tokenizer.tokenize).not.toHaveBeenCalled();
    await form.answerAll(address);
    await form.press('Submit Order');
    await form.reads('Thank you');
    expect(sentBilling(form)).toMatchObject({ line1: '9 Oak Ave', state_province_region: 'CO' });
    expect(form.services.tokenizer.tokenize.mock.calls[0]![1]).toMatchObject({ line1: '9 Oak Ave', zipcode: '80201' });
  });
});

it('a zip code has five or nine digits in the US, and no form elsewhere (ADDR-26)', async () => {
  const form = await open();
  await form.answer('billing.different', 'true');
  await form.answer('billing.address.zip', '8260');
  await vi.waitFor(() => expect(form.messageOf('billing.address.zip')).toBe('Please enter a zip code of five or nine digits'));
  await form.answer('billing.address.zip', '82601-1234');
  await vi.waitFor(() => expect(form.messageOf('billing.address.zip')).toBe(''));
  await form.answer('billing.address.zip', 'SW1A 1AA');
  await vi.waitFor(() => expect(form.messageOf('billing.address.zip')).not.toBe(''));
  await form.answer('billing.address.country', 'GB');
  await vi.waitFor(() => expect(form.messageOf('billing.address.zip')).toBe(''));
});
