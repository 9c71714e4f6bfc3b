import { describe, expect, it } from 'vitest';
import { isInCart } from '../../../src/commerce/cart/current-cart';
import { asksMailDestination, asksMailPlan, offersPhoneBesideMail, sellsMail } from '../../../src/products/mail/mail-in-cart';
import { emptyCatalogue } from '../../../src/kernel/facts/catalogue';
import type { Facts } from '../../../src/kernel/facts/facts';
import { mailStateFollows } from '../../../src/products/mail/reactions';
import { react } from '../../support/react';
import { getPath, setPaths } from '../../../src/kernel/util/paths';
import {
  besideCompany,
  destination,
  mailChecked,
  mailFacts,
  mailWire,
  parent,
  phoneChecked,
  planPath,
  planned,
  plans,
} from '../../support/mail';
import { choice } from '../../commerce/catalogue/sample-facts';
import { moduleOf, planOf, stepOf } from '../../kernel/plan/sample-plan';

type Answers = Readonly<Record<string, unknown>>;
const answering = (facts: Facts, answers: Answers): Facts => ({ ...facts, values: setPaths(facts.values, answers) });

/** The facts once all has followed, with what was told. */
function after(facts: Facts, answers: Answers) {
  const changed = answering(facts, answers);
  const { values, notices } = react(facts, changed);
  return { facts: { ...changed, values }, notices, at: (path: string) => getPath(values, path) };
}
const dataIn = (values: object) => getPath(values, planPath) as { serviceType?: string; limit?: string };

describe('a plan that is the only one', () => {
  const arrived = (given: Parameters<typeof mailFacts>[0]) => {
    const facts = mailFacts(given);
    return dataIn(react({ ...facts, catalogue: emptyCatalogue }, facts).values);
  };

  it('is chosen by itself once the products have arrived (MAIL-02)', () => {
    expect(arrived({ products: plans.slice(2) })).toEqual({ serviceType: 'vo', limit: '' });
    expect(arrived({ products: [parent] })).toEqual({ serviceType: 'mf', limit: '' });
    expect(arrived({})).toBeUndefined();
    const facts = mailFacts({ products: plans.slice(2) });
    const loading = {
      ...facts,
      catalogue: { ...facts.catalogue, lists: { ...facts.catalogue.lists, simple_products: 'loading' as const } },
    };
    expect(dataIn(react({ ...facts, catalogue: emptyCatalogue }, loading).values)).toBeUndefined();
  });

  it('is chosen by itself with its service, and no plan where a service has several (MAIL-02)', () => {
    const facts = mailFacts();
    expect(after(facts, planned('vo')).at(`${planPath}.limit`)).toBe('');
    const forwarded = after(facts, planned('mf'));
    expect(forwarded.at(`${planPath}.limit`)).toBeUndefined();
    expect(after(after(forwarded.facts, planned('mf', '45')).facts, { [`${planPath}.serviceType`]: 'vo' }).at(planPath)).toEqual({
      serviceType: 'vo',
      limit: '',
    });
  });

  it('is not chosen while no mail is wanted', () => {
    expect(
      dataIn(after(besideCompany({}, { products: plans.slice(2) }), { 'companyInformation.companyName': 'Pine' }).facts.values),
    ).toBeUndefined();
    expect(after(besideCompany({}, { products: plans.slice(2) }), mailChecked()).at(planPath)).toEqual({ serviceType: 'vo', limit: '' });
  });
});

describe('a choice that an earlier visit has left', () => {
  const restored = (answers: Answers) => {
    const facts = mailFacts({ answers });
    return react({ ...facts, catalogue: emptyCatalogue }, facts).values;
  };

  it('stays while it is sold, and is asked for again once no plan has it any more (MAIL-02)', () => {
    expect(dataIn(restored(planned('mf', '45')))).toEqual({ serviceType: 'mf', limit: '45' });
    expect(dataIn(restored(planned('mf', '90')))).toEqual({ serviceType: 'mf', limit: undefined });
    expect(dataIn(restored(planned('fax', '15')))).toEqual({ serviceType: '', limit: undefined });
    expect(dataIn(restored(planned('vo', '15')))).toEqual({ serviceType: 'vo', limit: '' });
  });

  it('is asked for again where no mail arrives in its state (MAIL-03)', () => {
    const state = (code: string) =>
      getPath(restored({ ...planned('mf', '45'), [`${planPath}.state`]: choice(code) }), `${planPath}.state.key`);
    expect([state('WY'), state('CO')]).toEqual(['WY', '']);
    expect(dataIn(restored({ ...planned('mf', '45'), [`${planPath}.state`]: choice('CO') }))).toMatchObject({ limit: '45' });
  });
});

describe('the choice of a plan', () => {
  it('is asked where mail is ordered and there are several (MAIL-02)', () => {
    expect([asksMailPlan(mailFacts()), asksMailPlan(mailFacts({ products: [parent] }))]).toEqual([true, false]);
    expect([asksMailPlan(besideCompany()), asksMailPlan(besideCompany(mailChecked()))]).toEqual([false, true]);
    expect([sellsMail(besideCompany()), sellsMail(mailFacts({ products: [] }))]).toEqual([false, true]);
    const bundles = [{ product_id: '90', product_ids: ['45'], price: '100.00' }];
    expect([asksMailPlan(mailFacts({ config: { bundles } })), sellsMail(mailFacts({ config: { bundles } }))]).toEqual([false, true]);
  });
});

describe('the delivery destination of mail', () => {
  it('orders mail for our address, and takes it out again for theirs (MAIL-05)', () => {
    const ours = after(besideCompany({ [destination]: 'yourAddress' }), { [destination]: 'ourAddress' });
    expect([ours.at('productState.mfParent.checked'), isInCart(ours.facts, 'mfParent')]).toEqual([true, true]);
    const theirs = after(ours.facts, { [destination]: 'yourAddress' });
    expect([theirs.at('productState.mfParent.checked'), isInCart(theirs.facts, 'mfParent')]).toEqual([false, false]);
  });

  it('follows mail that is checked elsewhere, where it is asked (MAIL-05)', () => {
    const asked = besideCompany({ [destination]: 'yourAddress' });
    const on = after(asked, mailChecked());
    expect(on.at(destination)).toBe('ourAddress');
    expect(after(on.facts, mailChecked(false)).at(destination)).toBe('yourAddress');
    expect(after(besideCompany(), mailChecked()).at(destination)).toBeUndefined();
  });

  it('is asked where mail is sold beside, and neither by itself nor in a bundle (COMP-01, MAIL-05)', () => {
    const bundles = [{ product_id: '90', product_ids: ['45'], price: '100.00' }];
    expect(asksMailDestination(besideCompany())).toBe(true);
    expect(asksMailDestination(besideCompany({ 'companyInformation.state': choice('CO') }))).toBe(false);
    expect(asksMailDestination(besideCompany({}, { config: { bundles } }))).toBe(false);
    expect(asksMailDestination(mailFacts())).toBe(false);
  });
});

describe('the state of mail', () => {
  const plan = planOf([stepOf('company', [moduleOf([])]), { ...stepOf('extras', [moduleOf([])]), title: 'step.optionalItems' }]);
  const follows = mailStateFollows(plan);
  const moved = (facts: Facts, code: string) => {
    const follow = follows(facts, answering(facts, { 'companyInformation.state': choice(code) }));
    return follow?.changes?.[`${planPath}.state`];
  };

  it('is that of the company, where mail is sold there (MAIL-06)', () => {
    expect(moved(besideCompany(), 'FL')).toEqual({ key: 'FL', value: 'Florida' });
    expect(moved(besideCompany({ [`${planPath}.state`]: choice('WY') }), 'FL')).toMatchObject({ key: 'FL' });
    expect(moved(besideCompany(), 'CO')).toBeUndefined();
    expect(moved(besideCompany({}, { config: { products: { mfParent: { denyStates: ['FL'] } } } }), 'FL')).toBeUndefined();
    expect(follows(besideCompany(), answering(besideCompany(), { 'companyInformation.companyName': 'Pine' }))).toBeUndefined();
  });

  it('stays once the visitor has it and has seen the optional items, or where the page says it (MAIL-06)', () => {
    const seen = { 'stepSeenStatus.1.seen': true };
    const chosen = { [`${planPath}.state`]: choice('WY') };
    expect(moved(besideCompany({ ...seen, ...chosen }), 'FL')).toBeUndefined();
    expect(moved(besideCompany(seen), 'FL')).toMatchObject({ key: 'FL' });
    expect(moved(besideCompany({ ...chosen, 'stepSeenStatus.0.seen': true }), 'FL')).toMatchObject({ key: 'FL' });
    expect(moved(besideCompany({}, { config: { mail: { mode: 'regular', state: 'WY' } } }), 'FL')).toBeUndefined();
  });

  it('is left alone where the form sells no mail (MAIL-06)', () => {
    expect(moved(besideCompany({}, { offer: { optIns: [] } }), 'FL')).toBeUndefined();
  });
});

describe('phone service beside a virtual office', () => {
  const phone = (facts: Facts) => isInCart(facts, 'phoneService');
  const notices = (told: ReturnType<typeof after>) => told.notices.map(({ key }) => key);

  it('is dropped when the office is chosen, with the way back, and offered from then on (MAIL-07, MAIL-08)', () => {
    const before = mailFacts({ answers: { ...planned('mf', '15'), ...phoneChecked() } });
    expect([phone(before), offersPhoneBesideMail(before)]).toEqual([true, false]);
    const office = after(before, planned('vo', ''));
    expect([phone(office.facts), office.at('productState.phoneService.checked'), offersPhoneBesideMail(office.facts)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(notices(office)).toEqual(['notice.phoneService']);
    const undone = after(office.facts, office.notices[0]!.undo!);
    expect([phone(undone.facts), undone.notices]).toEqual([true, []]);
  });

  it('is dropped when mail with an office is checked (MAIL-07)', () => {
    const before = besideCompany({ ...planned('vo', ''), ...phoneChecked() });
    expect(phone(before)).toBe(true);
    const office = after(before, mailChecked());
    expect([phone(office.facts), notices(office)]).toEqual([false, ['notice.phoneService']]);
    expect(notices(after(besideCompany(planned('vo', '')), mailChecked()))).toEqual([]);
  });

  it('goes with the office, unless the form offers it anyway (MAIL-08)', () => {
    const both = { ...planned('vo', ''), ...phoneChecked() };
    const left = after(mailFacts({ answers: both }), planned('mf', '15'));
    expect([phone(left.facts), notices(left), left.notices[0]?.undo]).toEqual([false, ['notice.phoneService'], undefined]);
    const elsewhere = after(besideCompany({ ...both, ...mailChecked() }), { 'companyInformation.state': choice('CO') });
    expect([phone(elsewhere.facts), notices(elsewhere)]).toEqual([false, ['notice.phoneService']]);
    const groups = [{ type: 'simple' as const, products: [{ role: 'phoneService' }], sections: [] }];
    const stays = after(mailFacts({ offer: { groups, optIns: [] }, answers: both }), planned('mf', '15'));
    expect([phone(stays.facts), stays.notices]).toEqual([true, []]);
  });

  it('is not dropped where it is what the form sells, or a bundle holds it (MAIL-07)', () => {
    const primary = after(
      mailFacts({ offer: { primaryProducts: ['mfParent', 'phoneService'] }, answers: phoneChecked() }),
      planned('vo', ''),
    );
    expect([phone(primary.facts), primary.notices]).toEqual([true, []]);
    const bundles = [{ product_id: '90', product_ids: ['16'], price: '10.00' }];
    const bundled = after(mailFacts({ config: { bundles }, answers: phoneChecked() }), planned('vo', ''));
    expect([phone(bundled.facts), bundled.notices]).toEqual([true, []]);
  });

  it('is not offered beside mail that a bundle holds (MAIL-08)', () => {
    const bundles = [{ product_id: '90', product_ids: ['45'], price: '100.00' }];
    expect(offersPhoneBesideMail(mailFacts({ config: { bundles }, answers: planned('vo', '') }))).toBe(false);
    expect(
      offersPhoneBesideMail(
        mailFacts({ products: [mailWire(46, 'virtual_office', '1.00', 'virtual_office')], answers: planned('vo', '') }),
      ),
    ).toBe(false);
  });
});
