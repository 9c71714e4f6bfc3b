import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { NameVerdict } from '../../../src/kernel/facts/company-name';
import { deferred, fakeServices } from '../../support/fake-services';
import { renderForm, type RenderedForm } from '../../support/render-form';

const name = 'companyInformation.companyName';
const state = 'companyInformation.state';
const modules = ['StateOfService', 'EntityType', 'CompanyName', 'NameDesignator'].map((id) => ({ id }));
const steps = [
  { key: 'company', title: 'Company', sections: [{ modules }] },
  { key: 'contact', title: 'Contact', sections: [{ modules: [{ id: 'ContactDetails' }] }] },
];
const verdict = (status: NameVerdict['status'], names: string[] = [], search = ''): NameVerdict => ({ status, names, search });
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 500)));
const said = ({ all }: RenderedForm) => all('.charterform-verdict').map(({ textContent }) => textContent.trim());
const says = (form: RenderedForm, text: string) => vi.waitFor(() => expect(said(form)).toEqual([text]), { timeout: 4000 });

async function open(config: Parameters<typeof renderForm>[0] = {}, services = fakeServices()) {
  const form = await renderForm({ steps, companyName: { check: true }, ...config }, services);
  await form.loaded();
  return { ...form, check: services.companyNames.check };
}

const company = { [state]: 'WY', 'companyInformation.entityType': 'LLC' };

describe('the name of a company to be formed', () => {
  it('is asked about without its ending once the field is left, and not while it is typed (PLUS-03)', async () => {
    const form = await open();
    await form.answerAll(company);
    act(() => form.control(name).focus());
    await form.user.type(form.control(name), 'Blue Heron, LLC');
    await pause();
    expect(form.check).not.toHaveBeenCalled();
    await act(async () => form.control(name).blur());
    await says(form, 'No company in Wyoming was found under this name. The state decides when it files.');
    expect(form.check.mock.calls.map(([question]) => question)).toEqual([{ name: 'Blue Heron', state: 'WY', entityType: 'LLC' }]);
  });

  it('is asked about again in another state, and the same question once (PLUS-03)', async () => {
    const form = await open();
    await form.answerAll({ ...company, [name]: 'Blue Heron' });
    await pause();
    await form.answer(name, 'Blue Heron');
    await pause();
    expect(form.check).toHaveBeenCalledOnce();
    form.check.mockResolvedValueOnce(verdict('taken', ['Blue Heron LLC', 'Blue Heron Inc.'], 'https://sos.example/search'));
    await form.answer(state, 'CO');
    await says(
      form,
      'Colorado already has a company of this name, Blue Heron LLC and Blue Heron Inc., and will probably refuse yours. See which names Colorado has on record',
    );
    expect(form.all<HTMLAnchorElement>('.charterform-verdict a').map(({ href }) => href)).toEqual(['https://sos.example/search']);
  });

  it('is what the newest answer says it is, whichever comes last (PLUS-03)', async () => {
    const form = await open();
    const first = deferred<NameVerdict>();
    form.check.mockReturnValueOnce(first.promise).mockResolvedValueOnce(verdict('similar', ['Copper Kettle Inc.']));
    await form.answerAll({ ...company, [name]: 'Blue Heron' });
    await says(form, 'Checking whether the name is free…');
    await form.answer(name, 'Copper Kettle');
    const similar = 'Wyoming has companies with similar names, such as Copper Kettle Inc., and may refuse yours.';
    await says(form, similar);
    await act(async () => first.resolve(verdict('taken', ['Blue Heron LLC'])));
    await pause();
    expect(said(form)).toEqual([similar]);
  });

  it('stops nobody, whatever is known of it (PLUS-03)', async () => {
    const form = await open();
    form.check.mockReturnValueOnce(new Promise(() => {}));
    await form.answerAll({ ...company, [name]: 'Blue Heron', 'companyInformation.companyNameDesignator': 'LLC' });
    await pause();
    await form.press('Continue');
    await form.arrivesAt('contact');
    expect(form.check).toHaveBeenCalledOnce();
  });

  it('of which only the search of the state is known has its link and nothing else (PLUS-03)', async () => {
    const form = await open();
    form.check.mockResolvedValueOnce(verdict('unknown', [], 'https://sos.example/search'));
    await form.answerAll({ ...company, [name]: 'Blue Heron' });
    await says(form, 'See which names Wyoming has on record');
    expect(form.all('.charterform-verdict a')).toHaveLength(1);
  });

  it('of which nothing is known is said to be unknown (PLUS-03)', async () => {
    const form = await open({ locale: 'es' });
    form.check.mockResolvedValueOnce(verdict('unknown'));
    await form.answerAll({ ...company, [name]: 'Blue Heron' });
    await says(form, 'No pudimos comprobar si este nombre está libre. Puede continuar.');
    expect(form.all('.charterform-verdict a')).toEqual([]);
  });

  it.each([
    ['without the key', { companyName: { check: false } }, {}],
    ['of a form that registers nothing', { primaryProducts: ['registeredAgent'] }, {}],
    ['that is nothing but signs', {}, { [name]: '…' }],
    ['without a state', {}, { [state]: '' }],
  ])('%s is not asked about (PLUS-03)', async (_, config, answers) => {
    const form = await open(config as Parameters<typeof renderForm>[0]);
    const given = { ...company, [name]: 'Blue Heron', ...answers };
    await form.answerAll(Object.fromEntries(Object.entries(given).filter(([path]) => form.has(path))));
    await pause();
    expect(form.check).not.toHaveBeenCalled();
  });
});
