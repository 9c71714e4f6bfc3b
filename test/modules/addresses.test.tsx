import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PageConfigWithGaps } from '../../src/kernel/page-config/defaults';
import { getPath } from '../../src/kernel/util/paths';
import { fakeServices } from '../support/fake-services';
import { renderForm, servicesKeeping, type RenderedForm } from '../support/render-form';

const modules = ['StateOfService', 'EntityType', 'PrivacyUpsell', 'PrincipalAddress', 'CompanyMailingAddress'].map((id) => ({ id }));
const steps = [
  { key: 'company', title: 'Company', sections: [{ modules }] },
  { key: 'contact', title: 'Contact', sections: [{ modules: [{ id: 'MailingAddress' }] }] },
];
const principal = 'companyInformation.principalAddress';
const mailing = 'companyInformation.mailingAddress';

/** Opens a page that does not sell privacy, without which a page that does has no agent's address (ADDR-10). */
const open = (config: Partial<PageConfigWithGaps> = {}, services = fakeServices()) =>
  renderForm(
    { steps, preselected: { state: 'WY', entityType: 'LLC' }, products: { privacy: { product_id: 'none' } }, ...config },
    services,
  );

const chosen = (form: RenderedForm, prefix = principal) =>
  form.all<HTMLInputElement>(`[name="${prefix}.choice"]`).find(({ checked }) => checked)?.value;
const offered = (form: RenderedForm, prefix = principal) =>
  form.all<HTMLInputElement>(`[name="${prefix}.choice"]`).map(({ value }) => value);
const dialog = (form: RenderedForm) => form.root.querySelector('dialog');
const fill = (form: RenderedForm, prefix = principal) =>
  form.answerAll({ [`${prefix}.line1`]: '5 Oak Av', [`${prefix}.city`]: 'Cody', [`${prefix}.state`]: 'WY', [`${prefix}.zip`]: '82414' });
const close = async (form: RenderedForm) => {
  await act(async () => dialog(form)!.close());
  await vi.waitFor(() => expect(dialog(form)).toBeNull());
};

describe('an address selector', () => {
  it('offers three choices, the registered agent’s chosen beforehand (ADDR-08, ADDR-09, COMP-01)', async () => {
    const form = await open();
    for (const prefix of [principal, mailing]) {
      expect(offered(form, prefix)).toEqual(['mailing', 'ra', 'specify']);
      expect(chosen(form, prefix)).toBe('ra');
    }
    expect(form.has(`${principal}.line1`)).toBe(false);
  });

  it('says that the company’s is the agent’s where nobody knows its lines (ADDR-08)', async () => {
    const form = await open({ preselected: { state: 'FL', entityType: 'LLC' } });
    const said = () => form.all<HTMLInputElement>(`[name="${principal}.choice"]`).map(({ labels }) => labels![0]!.textContent);
    expect(said()[0]).toBe('Company mailing addressRegistered agent address');
    await form.answer(`${mailing}.choice`, 'mailing');
    expect(said()[0]).toBe('Company mailing addressWe ask for it with your contact details.');
  });

  it('asks for another address in a dialog, which its button closes only once it is valid (ADDR-13)', async () => {
    const form = await open();
    await form.answer(`${principal}.choice`, 'specify');
    expect(dialog(form)!.textContent).toContain('Principal address');
    await form.press('Use this address');
    expect(form.messageOf(`${principal}.line1`)).toBe('Street address is required');
    expect(document.activeElement).toBe(form.control(`${principal}.line1`));
    await fill(form);
    await form.press('Use this address');
    expect(dialog(form)).toBeNull();
    expect(chosen(form)).toBe('specify');
    expect(form.root.textContent).toContain('5 Oak Av, Cody, Wyoming\u00a082414');
    await form.press('Edit this address');
    expect(form.control(`${principal}.line1`).value).toBe('5 Oak Av');
  });

  it('goes back to the default where the dialog is closed on an invalid address, and keeps what was typed (ADDR-13)', async () => {
    const form = await open({ addresses: { principal: { default: 'mailing' } } });
    await form.answer(`${principal}.choice`, 'specify');
    await form.answer(`${principal}.line1`, '5 Oak Av');
    await close(form);
    expect(chosen(form)).toBe('mailing');
    await form.answer(`${principal}.choice`, 'specify');
    expect(form.control(`${principal}.line1`).value).toBe('5 Oak Av');
    await fill(form);
    await close(form);
    expect(chosen(form)).toBe('specify');
  });

  it('asks in the step for an address that was left unfinished at a reload, and says what is wrong (ADDR-05)', async () => {
    const kept = { companyInformation: { principalAddress: { choice: 'specify', line1: '٥ شارع البلوط' } } };
    const form = await open({}, servicesKeeping(kept));
    expect(dialog(form)).toBeNull();
    expect(form.control(`${principal}.line1`).value).toBe('٥ شارع البلوط');
    await form.press('Continue');
    await form.reads('City is required');
    await fill(form);
    expect(form.has(`${principal}.zip`)).toBe(true);
    await form.press('Continue');
    await form.arrivesAt('contact');
  });

  it('asks only for an address where a blacklist names every choice (ADDR-11)', async () => {
    const form = await open({ addresses: { principal: { blacklist: { WY: ['mailing', 'ra', 'specify'] } } } });
    expect(offered(form)).toEqual([]);
    expect(offered(form, mailing)).toContain('ra');
    await fill(form);
    await form.press('Continue');
    await form.arrivesAt('contact');
    expect(getPath(form.kept(), `${principal}.line1`)).toBe('5 Oak Av');
  });

  it('tells of a choice that another state takes away, and keeps all that was typed (ADDR-10)', async () => {
    const selectors = { principal: { default: 'mailing', blacklist: { CO: ['ra'] } }, mailing: { default: 'mailing' } } as const;
    const form = await open({ addresses: selectors });
    await form.answer(`${principal}.choice`, 'specify');
    await fill(form);
    await close(form);
    await form.answer(`${principal}.choice`, 'ra');
    await form.answer('companyInformation.state', 'CO');
    await form.reads("The address you chose isn't available here. We selected another one.");
    expect([offered(form), chosen(form)]).toEqual([['mailing', 'specify'], 'mailing']);
    expect(getPath(form.kept(), `${principal}.line1`)).toBe('5 Oak Av');
  });

  it('tells of a default one that is lost after its step was left', async () => {
    const selectors = { principal: { blacklist: { CO: ['ra'] } }, mailing: { default: 'mailing' } } as const;
    const form = await open({ addresses: selectors });
    await form.press('Continue');
    await form.arrivesAt('contact');
    await form.press('Back');
    await form.arrivesAt('company');
    await form.answer('companyInformation.state', 'CO');
    await form.reads("The address you chose isn't available here. We selected another one.");
    expect(chosen(form)).toBe('mailing');
  });

  it('says nothing of a default one on the step where it is lost', async () => {
    const form = await open({ addresses: { principal: { blacklist: { CO: ['ra'] } } } });
    await form.answer('companyInformation.state', 'CO');
    expect(form.root.textContent).not.toContain('so changed: an address');
  });
});

describe('the mailing address', () => {
  it('is kept among the contact details (ADDR-07)', async () => {
    const form = await renderForm({ steps: steps.slice(1) });
    const entered = { country: 'CA', line1: '150 6 Avenue SW', city: 'Calgary', state: 'Alberta', zip: 'T2P 3Y7' };
    await form.answerAll(Object.fromEntries(Object.entries(entered).map(([part, value]) => [`contactInformation.${part}`, value])));
    const { contactInformation, ...others } = form.kept();
    expect(contactInformation).toMatchObject({ ...entered, country: { key: 'CA', value: 'Canada' } });
    expect(JSON.stringify(others)).not.toContain('Calgary');
  });
});

describe('the state of an address', () => {
  const kept = {
    billing: { different: true },
    companyInformation: { principalAddress: { choice: 'specify' } },
    llc: { members: [{ address: { choice: 'specify' } }] },
  };

  it.each([
    ['MailingAddress', 'contactInformation'],
    ['BillingAddress', 'billing.address'],
    ['PrincipalAddress', principal],
    ['LLCOfficials', 'llc.members.0.address'],
  ])('is required in the US, picked from the states, and outside of it as text, by %s (ADDR-06)', async (id, prefix) => {
    const form = await open(
      { steps: [{ key: 'first', title: 'First', sections: [{ modules: [{ id }] }] }, ...steps.slice(1)] },
      servicesKeeping(kept),
    );
    const path = `${prefix}.state`;
    await form.press('Continue');
    expect(form.control(path).tagName).toBe('SELECT');
    expect(form.messageOf(path)).toBe('State is required');
    await form.answer(path, 'WY');
    expect(form.messageOf(path)).toBe('');
    await form.answer(`${prefix}.country`, 'CA');
    await vi.waitFor(() => expect(form.control(path).tagName).toBe('INPUT'));
    await form.press('Continue');
    expect(form.messageOf(path)).toBe('Province is required');
    await form.answer(path, 'Alberta');
    expect(form.messageOf(path)).toBe('');
    expect(getPath(form.kept(), path)).toBe('Alberta');
  });
});

describe('the privacy upsell', () => {
  const upsell = 'companyInformation.privacyUpsell';

  it('selects the agent’s address where that is allowed, and leaves the rest alone (ADDR-12)', async () => {
    const form = await open({
      addresses: { principal: { default: 'mailing' }, mailing: { default: 'mailing', blacklist: { WY: ['ra'] } } },
    });
    expect(form.root.textContent).toContain('Would you like to protect your privacy and home address?');
    expect([chosen(form), chosen(form, mailing)]).toEqual(['mailing', 'mailing']);
    await form.answer(upsell, '');
    expect([chosen(form), chosen(form, mailing)]).toEqual(['ra', 'mailing']);
  });

  it('orders the privacy product where it is sold, and without it there is no agent’s address (ADDR-10, ADDR-25)', async () => {
    const form = await open({ products: {} });
    await form.loaded();
    await vi.waitFor(() => expect(offered(form)).toEqual(['mailing', 'specify']));
    expect(form.summary().join()).not.toContain('Address Privacy');
    await form.answer(upsell, '');
    expect([chosen(form), chosen(form, mailing)]).toEqual(['ra', 'ra']);
    await vi.waitFor(() => expect(form.summary().join()).toContain('Address Privacy'));
    await form.answer(upsell, '');
    expect([chosen(form), chosen(form, mailing)]).toEqual(['mailing', 'mailing']);
    expect(form.root.textContent).not.toContain('so changed: an address');
    await vi.waitFor(() => expect(form.summary().join()).not.toContain('Address Privacy'));
  });

  it('is a choice alone where the page sells no such product (ADDR-25)', async () => {
    const form = await open();
    await form.loaded();
    expect(offered(form)).toContain('ra');
    await form.answer(upsell, '');
    expect(chosen(form)).toBe('ra');
    expect(form.summary().join()).not.toContain('Privacy');
  });
});
