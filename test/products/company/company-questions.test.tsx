import { describe, expect, it, vi } from 'vitest';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';

const about = (path: string) => `companyInformation.${path}`;
const filing = [{ id: 'StateOfService' }, { id: 'EntityType', entityTypes: ['LLC', 'Corp', 'NP Corp'] }];

const open = (modules: readonly object[], config: object = {}, services?: ReturnType<typeof servicesKeeping>) =>
  renderForm(
    { steps: [{ key: 'company', title: 'Company', sections: [{ modules: [...filing, ...modules] as { id: string }[] }] }], ...config },
    services,
  );
const orders = (form: RenderedForm, label: string) => form.summary().some((line) => line.startsWith(label));

describe('the home state', () => {
  it('is required, is not offered where it is the state of service, and is refused once it is that (COMP-06)', async () => {
    const form = await open([{ id: 'HomeState' }]);
    const path = about('homeState');
    expect(form.root.textContent).toContain('What is the Home State of your Business?');
    await form.press('Submit Order');
    expect(form.messageOf(path)).toBe('Home state is required');
    await form.answer(path, 'CO');
    expect(form.messageOf(path)).toBe('');
    await form.answer(about('state'), 'CO');
    expect(form.messageOf(path)).toBe('Home state cannot be the state where you want service');
    expect(form.control(path).value).toBe('CO');
    await form.answer(path, 'UT');
    form.control(path).focus();
    const offered = [...form.control(path).querySelectorAll('option')].map(({ value }) => value);
    expect([offered.includes('CO'), offered.includes('WY'), offered.includes('AE')]).toEqual([false, true, false]);
    expect(form.kept()).toMatchObject({ companyInformation: { homeState: { key: 'UT', value: 'Utah' } } });
  });
});

describe('the close company', () => {
  it('is offered to an LLC and a corporation where the state knows it, as the page may say (COMP-15, COMP-43)', async () => {
    const path = about('isCloseCompany');
    const form = await open([{ id: 'CloseCompany' }]);
    expect(form.has(path)).toBe(false);
    await form.answer(about('state'), 'WY');
    await form.answer(path, '');
    expect(form.kept()).toMatchObject({ companyInformation: { isCloseCompany: true } });
    await form.answer(about('entityType'), 'NP Corp');
    expect(form.has(path)).toBe(false);
    const other = await open([{ id: 'CloseCompany' }], { stateRequirements: { closeCompany: { LLC: ['OH'] } } });
    await other.answer(about('state'), 'WY');
    expect(other.has(path)).toBe(false);
    await other.answer(about('state'), 'OH');
    expect(other.has(path)).toBe(true);
  });
});

describe('the name reservation', () => {
  it('is asked as yes or no; a yes asks for its number (COMP-16, COMP-39)', async () => {
    const [path, number] = [about('nameReservation'), about('nameReservationNumber')];
    const form = await open([{ id: 'NameReservation' }]);
    await form.press('Submit Order');
    expect([form.messageOf(path), form.has(number)]).toEqual(['Name reservation is required', false]);
    await form.answer(path, 'Yes');
    await form.press('Submit Order');
    expect(form.messageOf(number)).toBe('Reservation number is required');
    await form.answer(number, 'R-17');
    await form.answer(path, 'No');
    expect(form.has(number)).toBe(false);
    await form.answer(path, 'Yes');
    expect(form.control(number).value).toBe('R-17');
  });
});

describe('the attorney', () => {
  it('is asked for by email and name once one is to be notified (COMP-18)', async () => {
    const paths = ['attorneyEmail', 'attorneyFirstName', 'attorneyLastName'].map(about);
    const form = await open([{ id: 'Attorney' }]);
    await form.press('Submit Order');
    expect(form.messageOf(about('notifyAttorney'))).toBe('Notice to your attorney is required');
    await form.answer(about('notifyAttorney'), 'Yes');
    await form.press('Submit Order');
    expect(paths.map(form.messageOf)).toEqual([
      "Attorney's email is required",
      "Attorney's first name is required",
      "Attorney's last name is required",
    ]);
    await form.answerAll({ [paths[0]!]: 'law', [paths[1]!]: 'C', [paths[2]!]: 'Ng' });
    expect(paths.map(form.messageOf)).toEqual(['Please enter a valid email address', 'must be at least 2 characters', '']);
    await form.answer(about('notifyAttorney'), 'No');
    expect(paths.map(form.has)).toEqual([false, false, false]);
  });
});

describe('the change of agent', () => {
  it('is asked where it is sold; yes adds the product, no or a filing of one’s own takes it out (COMP-20)', async () => {
    const [path, add] = [about('changingRegisteredAgent'), about('addChangeOfAgentProduct')];
    const form = await open([{ id: 'ChangeOfAgent' }]);
    await form.answer(about('state'), 'FL');
    await form.loaded();
    await vi.waitFor(() => expect(form.has(path)).toBe(true));
    await form.press('Submit Order');
    expect([form.messageOf(path), form.has(add)]).toEqual(['Change of registered agent is required', false]);
    await form.answer(path, 'Yes');
    await vi.waitFor(() => expect(orders(form, 'Change of')).toBe(true));
    await form.answer(add, '');
    await vi.waitFor(() => expect(orders(form, 'Change of')).toBe(false));
    await form.answer(add, '');
    await vi.waitFor(() => expect(orders(form, 'Change of')).toBe(true));
    await form.answer(path, 'No');
    await vi.waitFor(() => expect(orders(form, 'Change of')).toBe(false));
  });
});

describe('the numbers of a company', () => {
  it('the UBI number has nine digits, once there is one (COMP-21)', async () => {
    const [toggle, path] = [about('ubiNumberToggle'), about('ubiNumber')];
    const form = await open([{ id: 'UBINumber' }]);
    expect(form.has(path)).toBe(false);
    await form.answer(toggle, '');
    await form.press('Submit Order');
    expect(form.messageOf(path)).toBe('UBI number is required');
    const messages: [string, string][] = [
      ['60312345x', 'This field must contain only numbers'],
      ['60312345', 'must be at least 9 characters'],
      ['6031234567', 'The field cannot contain more than 9 characters'],
      ['603123456', ''],
    ];
    for (const [typed, message] of messages) {
      await form.answer(path, typed);
      expect(form.messageOf(path), typed).toBe(message);
    }
  });

  it('the NAICS number is required in some states, never of an NP Corp, and has two characters (COMP-22, COMP-43)', async () => {
    const path = about('naicsNumber');
    const form = await open([{ id: 'NAICSNumber' }], { stateRequirements: { naics: { any: ['OH'] } } });
    await form.answer(about('state'), 'WY');
    expect(form.has(path)).toBe(false);
    await form.answer(about('state'), 'OH');
    await form.press('Submit Order');
    expect(form.messageOf(path)).toBe('NAICS number is required');
    await form.answer(path, '4');
    expect(form.messageOf(path)).toBe('must be at least 2 characters');
    await form.answer(about('entityType'), 'NP Corp');
    expect(form.has(path)).toBe(false);
    const always = await open([{ id: 'NAICSNumber', always: true }]);
    await always.answer(about('state'), 'WY');
    expect(always.control(path).getAttribute('aria-required')).toBeNull();
    await always.answer(about('state'), 'AK');
    expect(always.control(path).getAttribute('aria-required')).toBe('true');
  });
});
