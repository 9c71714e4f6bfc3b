import { describe, expect, it, vi } from 'vitest';
import * as restored from '../../../src/shell/boot/restored-form';
import { toJson } from '../../../src/kernel/util/to-json';
import { keptAnswers } from '../../support/answers';
import { domainEntry } from '../../support/domains';
import { fakeServices } from '../../support/fake-services';
import { loadPage } from '../../support/ready-to-pay';
import { renderForm, servicesKeeping } from '../../support/render-form';

const key = 'charterform:FormABusinessForm-page-1';
const named = ({ log }: ReturnType<typeof fakeServices>) => log.info.mock.calls.map(([line]) => line);

describe('what is stored wrongly', () => {
  it.each([
    ['numbers that are no text', '{"invoice_numbers":[{"toString":1},{},[],null,"1001"],"loadedAt":{}}', 'Order number1001'],
    ['no list of numbers', '{"invoice_numbers":{"length":3}}', 'Thank you, your order is in'],
  ])('of a success, %s, shows the confirmation and is named on the console (STORE-16, SUBM-57)', async (_what, stored, words) => {
    const services = servicesKeeping(keptAnswers);
    services.sessionStorage.set(`${key}:sent`, stored);
    loadPage('reload');
    const form = await renderForm({}, services);
    await form.reads(words);
    expect(form.root.textContent).not.toContain('An error has occurred');
    expect(named(services)).toContain('Stored invoice numbers that are none were left out.');
  });

  it.each([
    [':sent', '{"', 'The stored mark of an order that was sent could not be read and was left out.'],
    [':attempt', '{"digest":{"key":5},"x y":"key-1"}', 'Stored keys of orders that were not written by the form were left out.'],
  ])('under "%s" leaves the form, and is named on the console (STORE-16)', async (name, stored, line) => {
    const services = servicesKeeping({ ...keptAnswers, currentStep: 1 });
    services.sessionStorage.set(`${key}${name}`, stored);
    loadPage('reload');
    const form = await renderForm({}, services);
    expect(form.steps()).toEqual(['people']);
    form.running.session!.submission.isUnknown();
    expect(named(services)).toContain(line);
  });

  it('of answers and domains leaves what is right, and is named on the console (STORE-16)', async () => {
    const services = servicesKeeping({ ...keptAnswers, selectedFilingMethodKeys: { WY: { businessFormation: { toString: 1 } } } });
    const bad = { ...domainEntry('pine.com'), renew: { amount: 1e300 } };
    services.localStorage.set('charterform:domains', toJson({ cartDomains: [bad, { ...bad, domain: 'no name' }, domainEntry('oak.com')] }));
    const form = await renderForm({}, services);
    await form.loaded();
    expect(form.control('companyInformation.companyName').value).toBe('Pine Ridge LLC');
    expect(form.running.session!.kept.store.getState().domains.cartDomains).toEqual([domainEntry('oak.com')]);
    expect(named(services)).toEqual([
      'Stored domains without a name, years or prices were left out.',
      'Stored answers were left out, because they are not what the form stores: selectedFilingMethodKeys.WY.businessFormation.',
    ]);
    expect(services.log.error).not.toHaveBeenCalled();
  });

  it('beyond all checks starts the form without the answers, and says so on the console (STORE-16)', async () => {
    const services = servicesKeeping(keptAnswers);
    const create = restored.createRestoredForm;
    const spy = vi.spyOn(restored, 'createRestoredForm').mockImplementation((options) => {
      if (Object.keys(options.store.getState().form.values).length > 0) throw new Error('an answer that nobody foresaw');
      return create(options);
    });
    const form = await renderForm({}, services);
    expect(spy).toHaveBeenCalledTimes(2);
    expect(form.control('companyInformation.companyName').value).toBe('');
    expect(services.log.error.mock.calls[0]![0]).toBe('The stored answers could not be shown, so the form starts without them.');
    spy.mockRestore();
  });
});
