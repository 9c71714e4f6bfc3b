import { describe, expect, it, vi } from 'vitest';
import { keptAnswers } from '../../support/answers';
import { fakeServices } from '../../support/fake-services';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';

const steps = [{ key: 'members', title: 'Members', sections: [{ title: 'Who', modules: [{ id: 'LLCOfficials' }] }] }];
const open = (services = fakeServices()) => renderForm({ steps }, services);

const names = (form: RenderedForm, list = 'members') =>
  form.all<HTMLInputElement>(`[name^="llc.${list}."][name$=".first_name"]`).map(({ value }) => value);
const titles = (form: RenderedForm) => form.all('.charterform-entry-title').map(({ textContent }) => textContent);
const removeButtons = (form: RenderedForm) => form.all('button[aria-label^="Remove"]').map((button) => button.getAttribute('aria-label'));
const messages = (form: RenderedForm) =>
  form
    .all('.charterform-error')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const llc = (form: RenderedForm) => form.kept().llc as Record<'members' | 'managers', { first_name: string }[]>;

/** A list of three members, each with a first name. */
async function threeMembers() {
  const form = await open();
  for (const [index, name] of ['Ann', 'Bo', 'Cy'].entries()) {
    if (index > 0) await form.press('Add a member');
    await form.answer(`llc.members.${index}.first_name`, name);
  }
  return form;
}

describe('the members of an LLC', () => {
  it('start with one, which cannot be removed (OFFI-06)', async () => {
    const form = await open();
    expect(titles(form)).toEqual(['Member 1']);
    expect(removeButtons(form)).toEqual([]);
    await form.press('Add a member');
    expect(removeButtons(form)).toEqual(['Remove Member 1', 'Remove Member 2']);
    await form.press('Remove Member 2');
    expect(removeButtons(form)).toEqual([]);
  });

  it('get a blank entry by Add, and lose the one removed: later ones move up with their data (OFFI-05)', async () => {
    const form = await threeMembers();
    await form.press('Add a member');
    expect(names(form)).toEqual(['Ann', 'Bo', 'Cy', '']);
    expect(llc(form).members[3]).toEqual({
      first_name: '',
      last_name: '',
      address: { choice: '', country: { key: 'US', value: 'United States' }, line1: '', city: '', state: '', zip: '' },
    });
    await form.press('Remove Member 2');
    expect(names(form)).toEqual(['Ann', 'Cy', '']);
    expect(llc(form).members.map(({ first_name }) => first_name)).toEqual(['Ann', 'Cy', '']);
    await form.answer('llc.members.1.first_name', 'Cyrus');
    expect(names(form)).toEqual(['Ann', 'Cyrus', '']);
  });

  it('keep their messages when entries move up, and lose those of the removed one (OFFI-05)', async () => {
    const form = await threeMembers();
    await form.answer('llc.members.1.first_name', '');
    await form.answer('llc.members.2.address.choice', 'specify');
    await form.answer('llc.members.2.address.zip', '1234567890123');
    await vi.waitFor(() => expect(messages(form)).toHaveLength(2));
    await form.press('Remove Member 2');
    await vi.waitFor(() => expect(messages(form)).toEqual(['The field cannot contain more than 12 characters']));
    expect(form.messageOf('llc.members.1.address.zip')).not.toBe('');
    await form.press('Add a member');
    expect(messages(form)).toHaveLength(1);
  });

  it('are collected with the managed type (OFFI-11)', async () => {
    const form = await threeMembers();
    expect(form.kept().llc).toMatchObject({
      managedType: 'Member Managed',
      listMembers: '',
      members: [{ first_name: 'Ann' }, { first_name: 'Bo' }, { first_name: 'Cy' }],
      managers: [],
    });
  });

  it('ask for a region instead of a state outside of the US', async () => {
    const form = await open();
    await form.answer('llc.members.0.address.choice', 'specify');
    expect(form.control('llc.members.0.address.state').tagName).toBe('SELECT');
    await form.answer('llc.members.0.address.state', 'WY');
    await form.answer('llc.members.0.address.country', 'CA');
    await vi.waitFor(() => expect(form.control('llc.members.0.address.state').tagName).toBe('INPUT'));
    expect(form.control('llc.members.0.address.state').value).toBe('');
    await form.answer('llc.members.0.address.state', 'Alberta');
    await form.answer('llc.members.0.address.country', 'MX');
    expect(form.control('llc.members.0.address.state').value).toBe('Alberta');
    await form.answer('llc.members.0.address.country', 'US');
    await vi.waitFor(() => expect(form.control('llc.members.0.address.state').tagName).toBe('SELECT'));
    expect(form.control('llc.members.0.address.state').value).toBe('');
  });

  it('ask for what the country has, by its name, and keep what it has too (ADDR-27, ADDR-05, ADDR-06)', async () => {
    const form = await open();
    const path = 'llc.members.0.address';
    const labelOf = (part: string) =>
      form.has(`${path}.${part}`) ? form.all(`label[for="${form.control(`${path}.${part}`).id}"]`)[0]!.textContent : 'none';
    const asked = () => ['state', 'zip'].map(labelOf);
    await form.answer(`${path}.choice`, 'specify');
    await form.answer(`${path}.zip`, '82601');
    expect(asked()).toEqual(['State', 'Zip code']);
    await form.answer(`${path}.country`, 'HK');
    await vi.waitFor(() => expect(asked()).toEqual(['none', 'none']));
    await form.answer(`${path}.country`, 'GB');
    await vi.waitFor(() => expect(asked()).toEqual([expect.stringContaining('County'), 'Postcode']));
    expect(form.control(`${path}.zip`).value).toBe('82601');
    await form.answer(`${path}.zip`, '');
    await form.press('Submit Order');
    await vi.waitFor(() => expect(form.messageOf(`${path}.zip`)).toBe('Postcode is required'));
    await form.answer(`${path}.state`, 'wyoming');
    await form.answer(`${path}.country`, 'US');
    await vi.waitFor(() => expect(form.control(`${path}.state`).value).toBe('WY'));
  });
});

describe('manager-managed', () => {
  const isOn = 'llc.managedType';

  it('turned on adds one manager if there is none, turned off clears them (OFFI-08)', async () => {
    const form = await open();
    expect(titles(form)).toEqual(['Member 1']);
    await form.answer(isOn, 'Manager Managed');
    await vi.waitFor(() => expect(titles(form)).toEqual(['Member 1', 'Manager 1']));
    await form.answer('llc.managers.0.first_name', 'Mia');
    await form.press('Add a manager');
    expect(names(form, 'managers')).toEqual(['Mia', '']);
    await form.answer(isOn, 'Member Managed');
    await vi.waitFor(() => expect(titles(form)).toEqual(['Member 1']));
    expect(llc(form).managers).toEqual([]);
    await form.answer(isOn, 'Manager Managed');
    await vi.waitFor(() => expect(names(form, 'managers')).toEqual(['']));
  });

  it('leaves managers alone that are there already (OFFI-08)', async () => {
    const managers = [{ first_name: 'Mia', last_name: 'Po' }];
    const kept = { ...keptAnswers, llc: { ...(keptAnswers.llc as object), managedType: 'Manager Managed', managers } };
    const form = await open(servicesKeeping(kept));
    expect(names(form, 'managers')).toEqual(['Mia']);
    expect(removeButtons(form)).not.toContain('Remove Manager 1');
  });

  it('turned off and on again shows no message for the fresh manager', async () => {
    const form = await open();
    await form.answer(isOn, 'Manager Managed');
    await form.answer('llc.managers.0.first_name', 'Mia');
    await form.answer('llc.managers.0.first_name', '');
    await vi.waitFor(() => expect(form.messageOf('llc.managers.0.first_name')).toBe('First name is required'));
    await form.answer(isOn, 'Member Managed');
    await form.answer(isOn, 'Manager Managed');
    expect(form.messageOf('llc.managers.0.first_name')).toBe('');
  });

  it('asks for the managers, who are not asked for otherwise', async () => {
    const form = await open(servicesKeeping(keptAnswers));
    form.services.formPost.post.mockResolvedValueOnce({ error: 'No.' });
    const asked = () => form.all('.charterform-errors a').map(({ textContent }) => textContent);
    await form.press('Submit Order');
    await vi.waitFor(() => expect(form.services.formPost.post).toHaveBeenCalled());
    expect(asked()).toEqual([]);
    await form.answer(isOn, 'Manager Managed');
    await form.press('Submit Order');
    await vi.waitFor(() => expect(asked()).toContain('Manager 1: First name is required'));
  });
});

describe('a person who is the contact', () => {
  const both = [{ key: 'all', title: 'All', sections: [{ modules: [{ id: 'LLCOfficials' }, { id: 'ContactDetails' }] }] }];
  const person = ['llc.members.0.first_name', 'llc.members.0.last_name'] as const;
  const contact = ['contactInformation.firstName', 'contactInformation.lastName'] as const;
  const valuesOf = (form: RenderedForm, paths: readonly string[]) => paths.map((path) => form.control(path).value);
  const answerBoth = async (form: RenderedForm, paths: readonly string[], names: readonly string[]) => {
    for (const [index, path] of paths.entries()) await form.answer(path, names[index]!);
  };
  const me = "That's me";

  it('fills the contact that is asked for later, and says so (OFFI-20)', async () => {
    const form = await renderForm({ steps: both });
    expect(form.hasButton(me)).toBe(false);
    await answerBoth(form, person, ['Ada', 'Okafor']);
    await form.press(me);
    expect(valuesOf(form, contact)).toEqual(['Ada', 'Okafor']);
    expect(form.hasButton(me)).toBe(false);
    expect(form.root.textContent).toContain('Same as your contact');
    expect(document.activeElement).toBe(form.control(person[0]));
  });

  it('is filled from a contact that is known, keeping what fits (OFFI-20)', async () => {
    const form = await renderForm({ steps: both });
    await answerBoth(form, contact, ['Ada', 'Okafor']);
    await form.answer(person[0], 'Ada');
    await form.press(me);
    expect(valuesOf(form, person)).toEqual(['Ada', 'Okafor']);
  });

  it('is not offered where it would overwrite a name, or without a contact (OFFI-20)', async () => {
    const form = await renderForm({ steps: both });
    await answerBoth(form, contact, ['Ada', 'Okafor']);
    await answerBoth(form, person, ['Nils', 'Lindqvist']);
    expect(form.hasButton(me)).toBe(false);
    form.stop();
    const alone = await open();
    await answerBoth(alone, person, ['Nils', 'Lindqvist']);
    expect(alone.hasButton(me)).toBe(false);
  });
});
