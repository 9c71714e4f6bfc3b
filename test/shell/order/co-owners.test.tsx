import { act, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keptAnswers } from '../../support/answers';
import { fakeServices } from '../../support/fake-services';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';
import { stepAnswers } from '../../support/visits';
import type { ReadPart } from '../../../src/kernel/facts/co-owner-parts';
import { networkFault } from '../../../src/submission/faults';
import { readOpenedOrder } from '../../../src/submission/saved-order';

/** The review among the steps of a formation. */
const reviewStep = 7;
afterEach(() => history.replaceState(null, '', '/'));

const coOwners = { invite: true, wait: true, days: 14 };
const address = {
  country: { key: 'US', value: 'United States' },
  line1: '1 Main St',
  city: 'Casper',
  state: { key: 'WY', value: 'Wyoming' },
  zip: '82601',
};
const ada = { first_name: 'Ada', last_name: 'Okafor', address: { ...address, choice: 'specify' } };
const asked = { id: 'part-of-ana', email: 'ana@example.com', state: 'asked', until: '2030-01-29', version: 0 };
const ana = { first_name: 'Ana', last_name: 'Moreno', address: {}, part: asked };
const arrived: ReadPart = {
  part: 'part-of-ana',
  state: 'arrived',
  unsent: false,
  version: 1,
  until: '2030-01-29',
  answers: {
    first_name: 'Ana María',
    last_name: 'Moreno',
    company_name: '',
    address: { line1: '7 Oak St', city: 'Casper', state_province_region: 'WY', zip_postal_code: '82601', country: 'US' },
  },
};

/** A form at a step, with members of an LLC; `read` is what the server says of their parts. */
async function open(members: readonly object[], { currentStep = 1, read = [] as readonly ReadPart[], config = {} } = {}) {
  const secret = members.some((member) => 'part' in member) ? 'S'.repeat(43) : '';
  const services = servicesKeeping({
    ...keptAnswers,
    currentStep,
    llc: { managedType: { key: 'Member Managed', value: 'Member Managed' }, members, managers: [], listMembers: '' },
    coOwners: { secret },
  });
  services.coOwners.read.mockImplementation(async () => read);
  const form = await renderForm({ coOwners, ...config }, services);
  await form.loaded();
  return { ...form, services };
}

const about = (form: Pick<RenderedForm, 'all'>) =>
  form
    .all('.charterform-co-owner > p')
    .map(({ textContent }) => textContent)
    .join('');
const posts = ({ services }: Awaited<ReturnType<typeof open>>) =>
  services.formPost.post.mock.calls.map(([action, fields]): Record<string, string | File> => ({ ...fields, action }));

describe('a person of the company', () => {
  it('is asked by email once they have a name, by what the server needs and no name of theirs (PLUS-06)', async () => {
    const form = await open([{ first_name: '', last_name: '', address: {} }]);
    await form.press('Ask this person by email');
    const field = form.all<HTMLInputElement>('.charterform-co-owner-panel input')[0]!;
    fireEvent.input(field, { target: { value: 'ana@example.com' } });
    await form.press('Send the link');
    expect(posts(form)).toEqual([]);
    await form.answerAll({ 'llc.members.0.first_name': 'Ana', 'llc.members.0.last_name': 'Moreno' });
    await form.press('Send the link');
    await vi.waitFor(() => expect(about(form)).toContain('We asked Ana Moreno at ana@example.com. The link works until January 29, 2030.'));
    const [post] = posts(form);
    expect(post).toMatchObject({ action: 'invite_part', kind: 'person', email: 'ana@example.com' });
    expect(post!.secret).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(post)).not.toContain('Moreno');
  });

  it('is not asked where the page does not say so (PLUS-06)', async () => {
    const form = await open([ada], { config: { coOwners: {} } });
    expect(form.hasButton('Ask this person by email')).toBe(false);
    expect(form.services.coOwners.read).not.toHaveBeenCalled();
  });

  it('who was asked before has their fields filled at the start, by the form itself (PLUS-06)', async () => {
    const form = await open([ana], { read: [arrived] });
    await vi.waitFor(() => expect(about(form)).toContain('Ana María Moreno has entered these details.'));
    expect(form.services.coOwners.read).toHaveBeenCalledWith('S'.repeat(43), expect.anything());
  });

  it('whose part is taken back has their link ended, and their fields back (PLUS-06)', async () => {
    const form = await open([ana]);
    await form.press('Enter the details myself');
    await vi.waitFor(() => expect(posts(form)).toMatchObject([{ action: 'withdraw_part', part: 'part-of-ana', secret: 'S'.repeat(43) }]));
    expect(form.hasButton('Ask this person by email')).toBe(true);
  });
});

/** What the review says of the people, one by one. */
const reviewed = (form: RenderedForm) =>
  form
    .all('.charterform-answers dl > div')
    .map(({ textContent }) => textContent)
    .filter((row) => row.startsWith('Member'));

describe('an order', () => {
  for (const [state, words] of [
    ['asked', 'Waiting for their details'],
    ['expired', 'Their details are missing: the link has expired'],
    ['unsent', 'Their details are missing: the link could not be sent'],
  ] as const)
    it(`says at the review whose details it waits for, and in their own row why, where they are ${state} (PLUS-06)`, async () => {
      const read = [
        { ...arrived, state: state === 'expired' ? state : 'asked', unsent: state === 'unsent', version: 0, answers: null },
      ] as const;
      const form = await open([ada, { ...ana, part: { ...asked, state } }], { currentStep: reviewStep, read });
      await form.reads('Your order waits for the details of Ana Moreno. Ask again');
      expect(reviewed(form)).toEqual(['Member 1Ada Okafor1 Main St, Casper, Wyoming\u00a082601', `Member 2Ana Moreno${words}`]);
      const link = form.all('.charterform-notice a').find(({ textContent }) => textContent === 'Show the people')!;
      await act(async () => void fireEvent.click(link));
      await form.arrivesAt('people');
      expect(form.root.textContent).toContain(words);
    });

  it('is not sent without the details that it waits for (PLUS-06)', async () => {
    const form = await open([ada, ana], { currentStep: 8 });
    await form.arrivesAt('payment');
    await form.answerAll(stepAnswers.payment);
    await form.press('Submit Order');
    await form.arrivesAt('contact');
    await form.answer('accountInformation.password', 'Correct-Horse-1');
    await form.press('Continue');
    await form.arrivesAt('optional-items');
    await form.press('Continue');
    await form.arrivesAt('payment');
    await form.press('Submit Order');
    await form.reads('Your order waits for the details of Ana Moreno. Nothing was ordered.');
    expect(posts(form).map(({ action }) => action)).not.toContain('process_signup');
    expect(form.services.tokenizer.tokenize).not.toHaveBeenCalled();
  });

  it('that is saved takes along what its parts are read by, and reads them on another device (PLUS-05, PLUS-06)', async () => {
    const here = await open([ada, ana], { config: { save: { email: true } } });
    await here.press('Email me this order');
    await here.press('Send me the link');
    await here.reads('We have sent a link to');
    const { savedData } = here.services.savedOrders.save.mock.calls[0]![0];
    here.stop();
    const services = fakeServices();
    services.savedOrders.open.mockResolvedValue(readOpenedOrder({ ref: '1-ref', savedAt: '', data: JSON.parse(savedData!) })!);
    services.coOwners.read.mockImplementation(async (secret) => (secret === 'S'.repeat(43) ? [arrived] : []));
    history.replaceState(null, '', `/order#saved-order=${'T'.repeat(32)}`);
    const there = await renderForm({ coOwners, save: { email: true } }, services);
    await there.reads('This is the order that you saved');
    await there.reads('Ana María Moreno');
    await there.reads('7 Oak St, Casper');
    expect(services.formPost.post).not.toHaveBeenCalled();
  });

  it('goes on where nobody can be reached, and says so on demand (PLUS-06)', async () => {
    const form = await open([ana]);
    form.services.coOwners.read.mockImplementation(async () => {
      throw networkFault();
    });
    await form.press('Check now');
    await vi.waitFor(() =>
      expect(
        form
          .all('.charterform-co-owner-said')
          .map(({ textContent }) => textContent)
          .join(''),
      ).toContain('We could not check whether the details have arrived.'),
    );
    expect(form.hasButton('Enter the details myself')).toBe(true);
  });
});
