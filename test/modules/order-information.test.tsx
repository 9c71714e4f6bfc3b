import { describe, expect, it, vi } from 'vitest';
import { renderForm, type RenderedForm } from '../support/render-form';

const stepsOf = (...modules: object[]) => [{ key: 'order', title: 'Order', sections: [{ modules }] }] as never;
const typePath = 'companyInformation.entityType';
const radio = (form: RenderedForm, name: string) => form.all<HTMLInputElement>(`[name="${name}"]`).find(({ checked }) => checked)?.value;

describe('the opt-ins of an order', () => {
  const optIns = ['boiCompliance', 'trademarkMonitoring', 'nyPublication'];
  const steps = stepsOf({ id: 'StateOfService' }, { id: 'EntityType' }, ...optIns.map((optIn) => ({ id: 'OptIn', optIn })));

  it.each([
    ['boiCompliance', /BOI/],
    ['trademarkMonitoring', /Trademark Monitoring/],
    ['nyPublication', /Publication/],
  ])('%s is added by its checkbox and taken out again (COMP-31, COMP-32, COMP-33)', async (role, name) => {
    const form = await renderForm({ steps, preselected: { state: 'NY' } });
    await form.loaded();
    const path = `productState.${role}.checked`;
    await vi.waitFor(() => expect(form.has(path)).toBe(true));
    await vi.waitFor(() => expect(form.summary().at(-1)).toMatch(/\$/));
    const before = form.summary();
    expect(before.join()).not.toMatch(name);
    await form.answer(path, '');
    await vi.waitFor(() => expect(form.summary().join()).toMatch(name));
    await form.answer(path, '');
    await vi.waitFor(() => expect(form.summary()).toEqual(before));
  });

  it('stay apart where one of them comes and goes (COMP-33)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const form = await renderForm({ steps, preselected: { state: 'NY' } });
    await form.loaded();
    const drawn = () => optIns.map((role) => form.all(`[name="productState.${role}.checked"]`).length);
    await vi.waitFor(() => expect(drawn()).toEqual([1, 1, 1]));
    await form.answer(typePath, 'Corp');
    await vi.waitFor(() => expect(drawn()).toEqual([1, 1, 0]));
    await form.answer(typePath, 'LLC');
    await vi.waitFor(() => expect(drawn()).toEqual([1, 1, 1]));
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it('has the publication in New York alone (COMP-33)', async () => {
    const form = await renderForm({ steps, preselected: { state: 'WY' } });
    await form.loaded();
    expect(form.has('productState.nyPublication.checked')).toBe(false);
  });
});

describe('the question who an order is for', () => {
  const steps = stepsOf({ id: 'IndividualOrBusiness' }, { id: 'EntityType', entityTypes: ['LLC', 'Corp'] });
  const subject = 'individualOrBusiness';
  const kept = (form: RenderedForm) => form.kept().companyInformation;

  it('must be answered, and only then asks for the type of a business (COMP-34)', async () => {
    const form = await renderForm({ steps });
    await form.loaded();
    expect(form.has(typePath)).toBe(false);
    await form.press('Submit Order');
    await form.reads('Individual or Business Selection is required');
    await form.answer(subject, 'Individual');
    expect(form.has(typePath)).toBe(false);
    expect(kept(form)).toMatchObject({ entityType: { key: 'Individual', value: 'Individual' } });
  });

  it('asks a person for no company name, and brings back the one that was typed before (COMP-34)', async () => {
    const name = 'companyInformation.companyName';
    const form = await renderForm({ steps: stepsOf({ id: 'IndividualOrBusiness' }, { id: 'CompanyName' }) });
    await form.loaded();
    expect(form.has(name)).toBe(false);
    await form.answer(subject, 'Business');
    await form.answer(name, 'Elm LLC');
    await form.answer(subject, 'Individual');
    expect(form.has(name)).toBe(false);
    await form.answer(subject, 'Business');
    expect(form.control(name).value).toBe('Elm LLC');
  });

  it('brings the last type of the business back, also after a reload (COMP-35)', async () => {
    const form = await renderForm({ steps });
    await form.loaded();
    await form.answer(subject, 'Business');
    await form.answer(typePath, 'Corp');
    await form.answer(subject, 'Individual');
    form.kept();
    form.stop();
    const again = await renderForm({ steps }, form.services);
    await again.loaded();
    expect([radio(again, subject), again.has(typePath)]).toEqual(['Individual', false]);
    await again.answer(subject, 'Business');
    expect(radio(again, typePath)).toBe('Corp');
  });
});

describe('the order information', () => {
  it('asks for all of it in one step of the page (COMP-41)', async () => {
    const steps = stepsOf(
      { id: 'EntityType', display: 'select' },
      { id: 'StateOfService', label: 'name' },
      { id: 'FilingOptions' },
      { id: 'OptIn', optIn: 'boiCompliance' },
      { id: 'OptIn', optIn: 'trademarkMonitoring' },
      { id: 'BillingType' },
    );
    const form = await renderForm({ steps, flags: { subscriptionBundles: true } });
    await form.answer(typePath, 'LLC');
    await form.answer('companyInformation.state', 'TX');
    await form.loaded();
    expect(form.root.textContent).toContain('Service State');
    expect(form.root.textContent).not.toContain('Where Do You Want Service?');
    await form.reads('Processed by State');
    for (const path of ['billingType', 'productState.boiCompliance.checked', 'productState.trademarkMonitoring.checked'])
      expect(form.has(path)).toBe(true);
    await vi.waitFor(() => expect(form.summary().at(-1)).toMatch(/\$/));
  });
});
