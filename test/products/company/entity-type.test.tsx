import { describe, expect, it, vi } from 'vitest';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';

const path = 'companyInformation.entityType';
const stepsOf = (...modules: object[]) => [{ key: 'order', title: 'Order', sections: [{ modules }] }] as never;

async function open(params: object = {}, config: object = {}, services?: ReturnType<typeof servicesKeeping>) {
  const form = await renderForm(
    { steps: stepsOf({ id: 'StateOfService' }, { id: 'EntityType', ...params }, { id: 'CompanyName' }), ...config },
    services,
  );
  await form.loaded();
  return form;
}

const radios = (form: RenderedForm) => form.all<HTMLInputElement>(`[name="${path}"]`);
const chosen = (form: RenderedForm) => radios(form).find(({ checked }) => checked)?.value;
const values = (form: RenderedForm) => radios(form).map(({ value }) => value);
const six = ['LLC', 'Corp', 'NP Corp', 'PLLC', 'Close LLC', 'Close Corp'];

describe('the entity type', () => {
  it('is asked with radios, the LLC chosen, and the fifth one behind a button (COMP-09, COMP-10, COMP-12)', async () => {
    const form = await open();
    expect([values(form), chosen(form)]).toEqual([['LLC', 'Corp', 'NP Corp'], 'LLC']);
    form.stop();
    const many = await open({ entityTypes: six });
    expect(values(many)).toEqual(['LLC', 'Corp', 'NP Corp', 'PLLC']);
    await many.press('Show all 6');
    expect(values(many)).toEqual(six);
  });

  it('is asked with a select, in which nothing is chosen (COMP-09, COMP-10)', async () => {
    const form = await open({ display: 'select', entityTypes: six });
    const select = form.control(path) as unknown as HTMLSelectElement;
    expect([select.tagName, select.value]).toEqual(['SELECT', '']);
    await form.answer(path, 'PLLC');
    expect(form.kept().companyInformation).toMatchObject({ entityType: { key: 'PLLC', value: 'PLLC' } });
  });

  it('is asked in words, each with what it is good for, and kept as before (COMP-49)', async () => {
    for (const [display, words] of [
      ['radio', 'CorporationIt can sell shares to investors.'],
      ['select', 'LLCCorporationNonprofit corporation'],
    ] as const) {
      const form = await open({ display });
      expect(form.root.textContent).toContain(words);
      await form.answer(path, 'NP Corp');
      expect(form.kept().companyInformation).toMatchObject({ entityType: { key: 'NP Corp', value: 'NP Corp' } });
      form.stop();
    }
  });

  it('is text where there is one, and not there at all where the page says so (COMP-11)', async () => {
    const opened = async (params: object) => {
      const form = await open(params);
      await form.answer('companyInformation.companyName', 'Acme');
      const words = form.root.textContent;
      const { companyInformation } = form.kept();
      form.stop();
      return [words.includes('Entity type'), (companyInformation as { entityType: object }).entityType];
    };
    const corp = { key: 'Corp', value: 'Corp' };
    expect(await opened({ entityTypes: ['Corp'] })).toEqual([true, corp]);
    expect(await opened({ entityTypes: ['Corp'], hideOnly: true })).toEqual([false, corp]);
    expect(await opened({ hideOnly: true })).toEqual([true, { key: 'LLC', value: 'LLC' }]);
  });

  it('is one that the bundle is for, whatever the page lists, and the page is told (COMP-12)', async () => {
    const bundles = [
      {
        product_id: '900',
        product_ids: ['40002'],
        price: '1.00',
        config: { entity_type_limit_toggle: true, entity_type_limit_select: ['Corp', 'PLLC'] },
      },
    ];
    const form = await open({}, { bundles, entityTypes: ['LLC', 'Corp'] });
    expect([values(form), chosen(form)]).toEqual([['Corp', 'PLLC'], undefined]);
    expect(form.services.log.error).toHaveBeenCalledWith(expect.stringContaining('"LLC"'));
    await form.answer(path, 'PLLC');
    expect(chosen(form)).toBe('PLLC');
  });

  it('that was kept and is no longer offered is asked again, nothing else lost', async () => {
    const kept = {
      companyInformation: { entityType: { key: 'PLLC', value: 'PLLC' }, companyName: 'Acme' },
      stepSeenStatus: { 0: { seen: true } },
    };
    const form = await open({ display: 'select' }, {}, servicesKeeping(kept));
    expect(form.control(path).value).toBe('');
    expect(form.control('companyInformation.companyName').value).toBe('Acme');
  });
});

describe('a state that the entity type cannot have', () => {
  const config = { blockedStates: { Corp: ['WY'] } };
  const isDisabled = (form: RenderedForm, code: string) => form.root.querySelector<HTMLOptionElement>(`option[value="${code}"]`)?.disabled;

  it('cannot be chosen (COMP-07)', async () => {
    const form = await open({}, config);
    await vi.waitFor(() => expect(isDisabled(form, 'WY')).toBe(false));
    await form.answer(path, 'Corp');
    expect([isDisabled(form, 'WY'), isDisabled(form, 'UT')]).toEqual([true, false]);
  });

  it('cannot be checked in a list of states (COMP-07)', async () => {
    const form = await renderForm({ formType: 'RASignupForm', steps: stepsOf({ id: 'MultiState' }, { id: 'EntityType' }), ...config });
    await form.loaded();
    await form.answer(path, 'Corp');
    expect(form.control('companyInformation.states.WY').disabled).toBe(true);
  });

  it('is given up with a notice, and Undo brings it and the type back (COMP-13)', async () => {
    const form = await open({}, config);
    await form.answer('companyInformation.state', 'WY');
    await form.answer(path, 'Corp');
    await form.reads("We removed these states because they don't offer your entity type (Corp): Wyoming.");
    expect(form.control('companyInformation.state').value).toBe('');
    await form.press('Undo');
    expect([form.control('companyInformation.state').value, chosen(form)]).toEqual(['WY', 'LLC']);
  });
});

describe('paying by the month', () => {
  const modules = [{ id: 'EntityType' }, { id: 'BillingType' }];
  const config = { steps: stepsOf(...modules), flags: { subscriptionBundles: true } };
  const billing = (form: RenderedForm) => form.all<HTMLInputElement>('[name="billingType"]').find(({ checked }) => checked)?.value;

  it('is refused for a non-profit in a dialog with one answer (COMP-29)', async () => {
    const form = await renderForm({ ...config, preselected: { entityType: 'NP Corp' } });
    await form.answer('billingType', 'monthly');
    await form.reads('Monthly plans are for LLCs and corporations only');
    expect(form.hasButton('Keep paying monthly')).toBe(false);
    await form.press('Pay Up Front');
    expect([billing(form), chosen(form)]).toEqual(['yearly', 'NP Corp']);
  });

  it('keeps a non-profit from being chosen until the visitor has answered (COMP-30)', async () => {
    const form = await renderForm(config);
    await form.answer('billingType', 'monthly');
    await form.answer(path, 'NP Corp');
    await form.press('Keep paying monthly');
    expect([billing(form), chosen(form)]).toEqual(['monthly', 'LLC']);
    await form.answer(path, 'NP Corp');
    await form.press('Pay Up Front');
    expect([billing(form), chosen(form)]).toEqual(['yearly', 'NP Corp']);
  });
});
