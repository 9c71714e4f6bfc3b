import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';

const entityTypes = ['LLC', 'PLLC', 'Corp', 'NP Corp', 'LP', 'Close LLC', 'Close Corp'];
const who = ['LLCOfficials', 'CorporationOfficials', 'NonProfitOfficials'];
const stepsOf = (...modules: readonly object[]) => [
  {
    key: 'all',
    title: 'All',
    sections: [{ title: 'All', modules: [{ id: 'StateOfService' }, { id: 'EntityType', entityTypes }, ...modules] }],
  },
];
const steps = stepsOf(...who.map((id) => ({ id })));
const choice = (key: string) => ({ key, value: key });
const company = (type: string, state = 'WY') => ({ companyInformation: { entityType: choice(type), state: choice(state) } });
const open = (kept: object, config: object = {}) => renderForm({ steps, ...config } as never, servicesKeeping({ ...kept }));

const titles = (form: RenderedForm) => form.all('.charterform-entry-title').map(({ textContent }) => textContent);
const errors = (form: RenderedForm) => form.all('.charterform-errors a').map(({ textContent }) => textContent);
const address = { 'address.line1': '1 Main St', 'address.city': 'Casper', 'address.state': 'WY', 'address.zip': '82601' };
const at = (prefix: string, answers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries({ ...answers, 'address.choice': 'specify', ...address }).map(([name, value]) => [`${prefix}.${name}`, value]),
  );
const storedAddress = { country: choice('US'), line1: '1 Main St', city: 'Casper', state: choice('WY'), zip: '82601' };
const person = (first_name: string) => ({ first_name, last_name: 'Lee', address: storedAddress });

describe('the details of a company', () => {
  it('COMP-40 OFFI-07 OFFI-12 switch with the entity type, each with as many people as it needs', async () => {
    const form = await open(company('LLC'));
    expect(titles(form)).toEqual(['Member 1']);
    const people: [string, string[]][] = [
      ['Corp', ['President', 'Secretary', 'Treasurer']],
      ['NP Corp', ['Director 1', 'Director 2', 'Director 3']],
      ['LP', []],
      ['Close Corp', ['President', 'Secretary', 'Treasurer']],
      ['Close LLC', ['Member 1']],
    ];
    await form.press('Show all 7');
    for (const [type, shown] of people) {
      await form.answer('companyInformation.entityType', type);
      await vi.waitFor(() => expect(titles(form)).toEqual(shown));
    }
  });

  it('COMP-40 keep what was answered of one type while another is chosen', async () => {
    const form = await open(company('LLC'));
    await form.answer('llc.members.0.first_name', 'Ann');
    await form.answer('companyInformation.entityType', 'Corp');
    await form.answer('corporation.president.firstName', 'Bo');
    await form.answer('companyInformation.entityType', 'LLC');
    await vi.waitFor(() => expect(form.control('llc.members.0.first_name').value).toBe('Ann'));
    expect(form.kept().corporation).toMatchObject({ president: { firstName: 'Bo' } });
  });

  it('OFFI-06 OFFI-07 are filled up where a kept list is too short', async () => {
    const form = await open({ ...company('NP Corp'), nonProfit: { directors: [{ first_name: 'Ann' }] } });
    expect(titles(form)).toEqual(['Director 1', 'Director 2', 'Director 3']);
    expect(form.control('nonProfit.directors.0.first_name').value).toBe('Ann');
    expect(form.all('button[aria-label^="Remove"]')).toEqual([]);
    await form.press('Add a director');
    expect(form.all('button[aria-label^="Remove"]')).toHaveLength(4);
  });

  it('OFFI-01 start no entry of a type that is not chosen', async () => {
    const form = await open(company('LP'));
    expect(form.kept()).toMatchObject({ llc: { members: [] }, nonProfit: { directors: [] }, corporation: { directors: [] } });
  });

  it('SUBM-36 OFFI-18 ask whether the people are listed where the state leaves it open', async () => {
    const form = await open(company('LLC'));
    expect(form.has('llc.listMembers')).toBe(false);
    await form.answer('companyInformation.state', 'FL');
    expect(form.has('llc.listMembers')).toBe(true);
    await form.answer('companyInformation.entityType', 'Corp');
    expect(form.has('corporation.listOfficers')).toBe(true);
  });

  it('COMP-43 SUBM-36 ask in the states that the page config names', async () => {
    const form = await open(company('LLC', 'FL'), { stateRequirements: { listMembers: { LLC: ['WY'] } } });
    expect(form.has('llc.listMembers')).toBe(false);
    await form.answer('companyInformation.state', 'WY');
    expect(form.has('llc.listMembers')).toBe(true);
  });

  it('OFFI-03 ask for companies, and for managers alone to run it, where the page says so', async () => {
    const form = await open(company('LLC'), { steps: stepsOf({ id: 'LLCOfficials', parties: 'company', managerManaged: true }) });
    expect(titles(form)).toEqual(['Member 1', 'Manager 1']);
    expect(form.has('llc.members.0.company_name') && form.has('llc.managers.0.company_name')).toBe(true);
    expect(form.has('llc.members.0.first_name')).toBe(false);
    expect(form.kept().llc).toMatchObject({ managedType: 'Manager Managed', members: [{ company_name: '' }] });
  });
});

describe('a corporation', () => {
  it('OFFI-09 OFFI-07 has a director of its own once not all officers are directors', async () => {
    const form = await open(company('Corp'));
    expect(titles(form)).not.toContain('Director 1');
    await form.answer('corporation.allOfficersAreDirectors', 'No');
    await vi.waitFor(() => expect(titles(form)).toContain('Director 1'));
    await form.answer('corporation.allOfficersAreDirectors', 'Yes');
    await vi.waitFor(() => expect(titles(form)).not.toContain('Director 1'));
    await form.press('Add a further officer');
    expect(titles(form)).toContain('Further officer 1');
    expect(form.all('[aria-label="Remove Further officer 1"]')).toHaveLength(1);
  });

  it('OFFI-19 takes whole shares, at most the authorized, and a par value of up to six decimals', async () => {
    const form = await open(company('Corp'));
    const says = async (name: string, value: string, message: string) => {
      await form.answer(`corporation.${name}`, value);
      await vi.waitFor(() => expect(form.messageOf(`corporation.${name}`)).toContain(message));
    };
    await says('authorizedShares', '1,500', '');
    expect(form.control('corporation.authorizedShares').value).toBe('1500');
    await says('issuedShares', '1501', '1500 or less');
    await says('issuedShares', '1500', '');
    await says('commonShares', '1.5', 'numbers');
    await says('commonShares', '-5', 'numbers');
    expect(form.control('corporation.commonShares').value).toBe('-5');
    await says('authorizedShares', '1000', '');
    await vi.waitFor(() => expect(form.messageOf('corporation.issuedShares')).toContain('1000 or less'));
    for (const wrong of ['0.0000001', '1e3', 'a', '.']) {
      await form.answer('corporation.parValue', wrong);
      await vi.waitFor(() => expect(form.messageOf('corporation.parValue')).not.toBe(''));
    }
    for (const right of ['0', '$0.000001', '12.5']) {
      await form.answer('corporation.parValue', right);
      await vi.waitFor(() => expect(form.messageOf('corporation.parValue')).toBe(''));
    }
  });

  it('OFFI-10 names each officer in the summary of errors, and asks for nothing of the directors', async () => {
    const form = await open({ ...company('Corp'), corporation: { president: { address: { choice: 'specify' } } } });
    await form.press('Submit Order');
    await vi.waitFor(() => expect(errors(form)).toContain('Treasurer: First name is required'));
    expect(errors(form)).toContain('President: Zip code is required');
    expect(form.has('corporation.treasurer.firstName')).toBe(true);
    expect(errors(form).some((error) => error?.startsWith('Director'))).toBe(false);
  });

  it('OFFI-10 folds an officer that is done, and opens the next', async () => {
    const form = await open(company('Corp'));
    const isOpen = (office: string) => form.has(`corporation.${office}.firstName`);
    expect(['president', 'secretary', 'treasurer'].map(isOpen)).toEqual([true, false, false]);
    await form.answerAll(at('corporation.president', { firstName: 'Maria', lastName: 'Okafor' }));
    await form.press('Use this address');
    await vi.waitFor(() => expect(isOpen('secretary')).toBe(true));
    expect(isOpen('president')).toBe(true);
    await form.press('Done: President');
    expect(isOpen('president')).toBe(false);
    expect(form.root.textContent).toContain('Maria Okafor 1 Main St, Casper, Wyoming\u00a082601');
    expect(document.activeElement?.textContent).toBe('President');
    await form.answerAll({ 'corporation.secretary.firstName': 'Jonas', 'corporation.secretary.lastName': 'Lindqvist' });
    await form.press('Done: Secretary');
    expect(form.root.textContent).toContain('Jonas Lindqvist Registered agent address');
    await form.press('Edit Secretary');
    await form.answer('corporation.secretary.firstName', '');
    await form.press('Done: Secretary');
    await vi.waitFor(() => expect(form.messageOf('corporation.secretary.firstName')).toBe('First name is required'));
    await form.press('Edit President');
    expect(isOpen('president')).toBe(true);
  });
});

describe('an address entered before', () => {
  const reuse = (form: RenderedForm, office: string) => form.all<HTMLSelectElement>(`select[id$="corporation-${office}-address-reuse"]`)[0];
  const known = (form: RenderedForm, office: string) => [...(reuse(form, office)?.options ?? [])].map(({ text }) => text);
  const casper = '1 Main St, Casper, Wyoming\u00a082601';

  it('OFFI-10 is offered for the next person, copied, and taken out again', async () => {
    const form = await open(company('Corp'));
    const pick = (value: string) => act(async () => void fireEvent.change(reuse(form, 'secretary')!, { target: { value } }));
    const secretary = () => (form.kept().corporation as { secretary: { address: object } }).secretary.address;
    await form.answerAll(at('corporation.president', { firstName: 'Maria', lastName: 'Okafor' }));
    expect(reuse(form, 'president')).toBeUndefined();
    await form.press('Use this address');
    await vi.waitFor(() => expect(form.has('corporation.secretary.address.choice')).toBe(true));
    expect(reuse(form, 'secretary')).toBeUndefined();
    await form.answer('corporation.secretary.address.choice', 'specify');
    expect(form.root.querySelector('dialog')!.contains(reuse(form, 'secretary')!)).toBe(true);
    await pick(casper);
    expect(secretary()).toMatchObject({ line1: '1 Main St', city: 'Casper', zip: '82601', state: { key: 'WY' }, country: { key: 'US' } });
    expect(form.control('corporation.secretary.address.line1').value).toBe('1 Main St');
    await pick('');
    expect(secretary()).toMatchObject({ line1: '', city: '', zip: '', country: { key: 'US' } });
    await pick(casper);
    await form.press('Use this address');
    expect(form.root.querySelector('dialog')).toBeNull();
  });

  it('ADDR-08 is not offered where the agent’s was chosen after it, and is where the step asks for it', async () => {
    const president = { firstName: 'Maria', lastName: 'Okafor', address: { ...storedAddress, choice: 'ra' } };
    const form = await open({ ...company('Corp'), corporation: { president, secretary: { address: { choice: 'specify' } } } });
    expect(form.has('corporation.secretary.address.line1')).toBe(true);
    expect(known(form, 'secretary')).toEqual([]);
    await form.press('Edit President');
    await form.answer('corporation.president.address.choice', 'specify');
    await form.press('Use this address');
    await vi.waitFor(() => expect(known(form, 'secretary')).toEqual(['Another address', casper]));
  });
});

describe('a non-profit', () => {
  const texts = (form: RenderedForm) => form.all<HTMLInputElement>('[name="nonProfit.type"]').map(({ value }) => value);

  it('OFFI-13 OFFI-14 requires type, exemption and members, and where its assets go in the states that ask', async () => {
    const form = await open(company('NP Corp'));
    expect(texts(form)).toEqual(['Public Benefit', 'Mutual Benefit', 'Religious']);
    await form.press('Submit Order');
    const asked = ['Non-profit type', 'Tax-exempt status', 'Answer about members'];
    await vi.waitFor(() => expect(errors(form).filter((error) => asked.some((one) => error?.startsWith(one)))).toHaveLength(3));
    const asset = () => errors(form).some((error) => error?.startsWith('Recipient of the assets'));
    expect(asset()).toBe(true);
    await form.answer('companyInformation.state', 'CO');
    await vi.waitFor(() => expect(asset()).toBe(false));
  });

  it('OFFI-15 changes nothing until the question is answered, and nothing at all where it is declined', async () => {
    const form = await open({ ...company('NP Corp', 'AZ'), nonProfit: { type: 'Mutual Benefit' } });
    await form.answer('nonProfit.type', 'Religious');
    await form.reads('Religious is not supported in the following jurisdictions: Arizona.');
    expect(form.kept().nonProfit).toMatchObject({ type: 'Mutual Benefit' });
    await form.press('Cancel');
    expect(form.kept()).toMatchObject({ nonProfit: { type: 'Mutual Benefit' }, companyInformation: { state: { key: 'AZ' } } });
    await form.answer('nonProfit.type', 'Religious');
    await form.press('Keep Religious');
    expect(form.kept()).toMatchObject({ nonProfit: { type: 'Religious' }, companyInformation: { state: { key: '' } } });
  });

  it('OFFI-17 loses a type that another state of service does not support', async () => {
    const form = await open({ ...company('NP Corp'), nonProfit: { type: 'Religious', directors: [person('Ann')] } });
    await form.answer('companyInformation.state', 'NV');
    await vi.waitFor(() => expect(form.kept().nonProfit).toMatchObject({ type: '' }));
    expect(form.kept().nonProfit).toMatchObject({ directors: [{ first_name: 'Ann' }, {}, {}] });
  });
});

describe('names of people', () => {
  it.each(['محمد بن عبد العزيز', 'Ægir Þórðarson-Núñez', '李小龍'])('OFFI-03 may be %s', async (name) => {
    const form = await open(company('LLC'));
    await form.answer('llc.members.0.first_name', name);
    expect(form.messageOf('llc.members.0.first_name')).toBe('');
    expect(form.kept().llc).toMatchObject({ members: [{ first_name: name }] });
  });

  it('OFFI-03 of two thousand characters are refused in words, and stay where they are', async () => {
    const form = await open(company('LLC'));
    await form.answer('llc.members.0.first_name', 'x'.repeat(2000));
    await vi.waitFor(() => expect(form.messageOf('llc.members.0.first_name')).toContain('200'));
    expect(form.control('llc.members.0.first_name').value).toHaveLength(2000);
  });
});
