import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineModule } from '../../../src/form/modules/define-module';
import { registeredModules } from '../../../src/form/modules/registered-modules';
import { renderForm } from '../../support/render-form';

function Broken(): never {
  throw new Error('broken on purpose');
}

registeredModules.add({ Broken: defineModule({ view: Broken }) });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a broken module', () => {
  it('says so in its place and tells the site owner, and the rest of the form goes on (ERR-01)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const modules = [{ id: 'CompanyName' }, { id: 'Broken' }];
    const steps = [
      { key: 'first', title: 'First', sections: [{ modules }] },
      { key: 'second', title: 'Second', sections: [{ modules: [{ id: 'ContactDetails' }] }] },
    ];
    const form = await renderForm({ steps, layout: { contactLink: '/contact/' } });
    expect(form.all('.charterform-broken').map(({ textContent }) => textContent)).toEqual([
      'We could not load this part of the form. The rest works, and we kept your answers.If the problem persists, please contact us.',
    ]);
    expect(form.all<HTMLAnchorElement>('.charterform-broken a')[0]!.getAttribute('href')).toBe('/contact/');
    expect(form.services.log.error.mock.calls[0]).toEqual(['The module "Broken" is broken.', new Error('broken on purpose')]);
    await form.answer('companyInformation.companyName', 'Pine Ridge LLC');
    await form.press('Continue');
    await form.arrivesAt('second');
    expect(form.all('.charterform-broken')).toEqual([]);
  });
});
