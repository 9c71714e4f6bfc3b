import { describe, expect, it } from 'vitest';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';

const name = 'companyInformation.companyName';
const designator = 'companyInformation.companyNameDesignator';

const open = (modules: readonly object[], services?: ReturnType<typeof servicesKeeping>, config: object = {}) =>
  renderForm(
    {
      ...config,
      steps: [
        {
          key: 'company',
          title: 'Company',
          sections: [
            {
              modules: [
                { id: 'StateOfService' },
                { id: 'EntityType', entityTypes: ['LLC', 'Corp', 'NP Corp'] },
                ...(modules as { id: string }[]),
              ],
            },
          ],
        },
      ],
    },
    services,
  );
const openNames = () => open([{ id: 'CompanyName' }, { id: 'NameDesignator' }]);
const endingOf = (form: RenderedForm) => form.control(designator) as unknown as HTMLSelectElement;
const chosen = (form: RenderedForm) => endingOf(form).value || undefined;
const offered = (form: RenderedForm) => [...endingOf(form).options].flatMap(({ value }) => value || []);

describe('the name of a company', () => {
  it('is required with two characters, and may not be required by the page (COMP-02, COMP-36)', async () => {
    const form = await open([{ id: 'CompanyName' }]);
    await form.press('Submit Order');
    expect(form.messageOf(name)).toBe('Company name is required');
    await form.answer(name, 'X');
    expect(form.messageOf(name)).toBe('must be at least 2 characters');
    await form.answer(name, 'X1');
    expect(form.messageOf(name)).toBe('');
    const optional = await open([{ id: 'CompanyName', required: false }]);
    await optional.press('Submit Order');
    expect(optional.messageOf(name)).toBe('');
    expect(optional.control(name).getAttribute('aria-required')).toBeNull();
  });

  it('ends as it is filed, whatever the notation of its ending (COMP-45)', async () => {
    const form = await openNames();
    for (const written of ['Okafor L L C', 'Okafor (LLC)', 'Okafor LLC LLC', 'Okafor l-l-c.', 'Okafor - LLC']) {
      await form.answer(name, written);
      expect([form.control(name).value, chosen(form)], written).toEqual(['Okafor LLC', 'LLC']);
    }
    await form.answer(name, 'Okafor Limited Liability Co.');
    expect([form.control(name).value, chosen(form)]).toEqual(['Okafor Limited Liability Company', 'Limited Liability Company']);
  });

  it('that is an ending alone is refused, and gets no second one (COMP-45)', async () => {
    const form = await openNames();
    for (const written of ['LLC', 'L.L.C.', '(Inc)', 'Limited Liability Company']) {
      await form.answer(name, written);
      expect(form.control(name).value).toBe(written);
      expect(form.messageOf(name)).toBe('Please enter the name that stands before the ending, such as Okafor in Okafor LLC');
    }
  });

  it('of 2,000 pasted characters is refused in a clear line and kept, as is any alphabet (COMP-02)', async () => {
    const form = await openNames();
    for (const base of ['x'.repeat(2000), 'شركة '.repeat(400).trim()]) {
      await form.answer(name, base);
      expect(form.messageOf(name)).toBe('The field cannot contain more than 255 characters');
      expect(form.control(name).value).toBe(base);
    }
    for (const fine of ['شركة الأمل LLC', 'Señor Ñandú Café LLC', 'חברת אורן LLC']) {
      await form.answer(name, fine);
      expect([form.messageOf(name), form.control(name).value, chosen(form)]).toEqual(['', fine, 'LLC']);
    }
    expect(form.kept()).toMatchObject({ companyInformation: { companyName: 'חברת אורן LLC' } });
  });

  it('ends with the designator that is typed, written properly once the field is left (COMP-37, COMP-38)', async () => {
    const form = await openNames();
    expect(offered(form)).toEqual(['LLC', 'L.L.C.', 'Limited Liability Company']);
    await form.answer(name, 'Pine Ridge l.l.c');
    expect([form.control(name).value, chosen(form)]).toEqual(['Pine Ridge L.L.C.', 'L.L.C.']);
    await form.answer(designator, 'LLC');
    expect(form.control(name).value).toBe('Pine Ridge LLC');
    await form.answer(name, 'Oak Hill');
    expect(chosen(form)).toBeUndefined();
    await form.answer(designator, 'Limited Liability Company');
    expect(form.control(name).value).toBe('Oak Hill Limited Liability Company');
    expect(form.kept()).toMatchObject({
      companyInformation: { companyNameDesignator: { key: 'Limited Liability Company', value: 'Limited Liability Company' } },
    });
  });

  it('needs what the page says of its state and entity type in place of our own list (PROD-32, PROD-33)', async () => {
    const designators = { WY: { LLC: { requireSpecific: false }, Corp: { required: false }, 'NP Corp': { required: true } } };
    const form = await open([{ id: 'CompanyName' }, { id: 'NameDesignator' }], undefined, { designators });
    const isAsked = () => form.has(designator);
    await form.answerAll({ 'companyInformation.state': 'WY', 'companyInformation.entityType': 'LLC' });
    await form.answer(name, 'Pine Ridge');
    await form.press('Submit Order');
    expect(form.messageOf(designator)).toBe('Company name ending is required');
    await form.answer(name, 'Pine Ridge Corp.');
    expect([form.messageOf(designator), chosen(form), form.control(name).value]).toEqual(['', undefined, 'Pine Ridge Corp.']);
    await form.answer('companyInformation.entityType', 'Corp');
    expect(isAsked()).toBe(false);
    await form.answer('companyInformation.entityType', 'NP Corp');
    expect(isAsked()).toBe(true);
    await form.answer('companyInformation.state', 'MT');
    expect(isAsked()).toBe(false);
    await form.answer('companyInformation.entityType', 'LLC');
    await form.answer(name, 'Pine Ridge Inc.');
    expect(form.messageOf(designator)).toBe('Company name ending is required');
  });

  it('needs a designator where the state wants one of the entity type, by its own list (COMP-36)', async () => {
    const form = await openNames();
    await form.press('Submit Order');
    expect(form.messageOf(designator)).toBe('Company name ending is required');
    await form.answer('companyInformation.entityType', 'Corp');
    expect(offered(form)).toEqual(['Inc.', 'Corp.', 'Incorporated', 'Corporation']);
    await form.answer('companyInformation.entityType', 'NP Corp');
    expect(form.has(designator)).toBe(false);
    await form.answer('companyInformation.state', 'FL');
    expect(form.has(designator)).toBe(true);
  });

  it('keeps designator and name over a reload (COMP-39)', async () => {
    const companyInformation = { companyName: 'Pine L.L.C.', companyNameDesignator: { key: 'L.L.C.', value: 'L.L.C.' } };
    const form = await open([{ id: 'CompanyName' }, { id: 'NameDesignator' }], servicesKeeping({ companyInformation }));
    expect([form.control(name).value, chosen(form)]).toEqual(['Pine L.L.C.', 'L.L.C.']);
  });
});

describe('name and ending in one control', () => {
  const hint = (form: RenderedForm) => document.getElementById(`${form.control(name).id}-hint`)!.textContent;

  it('says below how the name is filed, once it has an ending (COMP-46)', async () => {
    const form = await openNames();
    expect(hint(form)).toBe('Enter the name, then choose its ending.');
    await form.answer(name, 'Pine Ridge');
    expect(hint(form)).toBe('Enter the name, then choose its ending.');
    await form.answer(designator, 'L.L.C.');
    expect(hint(form)).toBe('Filed as Pine Ridge L.L.C.');
    expect(form.control(name).getAttribute('aria-describedby')).toContain(`${form.control(name).id}-hint`);
    expect(endingOf(form).getAttribute('aria-label')).toBe('How does the name end?');
  });

  it('is the name alone where no ending is asked for, and has its hint (COMP-46)', async () => {
    const form = await openNames();
    await form.answer('companyInformation.entityType', 'NP Corp');
    expect(form.has(designator)).toBe(false);
    expect(hint(form)).toBe('Enter the name as it should appear on the record, with its ending, such as Okafor LLC.');
  });

  it.each([
    ['stands in another section', [{ modules: [{ id: 'CompanyName' }] }, { modules: [{ id: 'EntityType' }, { id: 'NameDesignator' }] }]],
    ['stands without a name', [{ modules: [{ id: 'EntityType' }, { id: 'NameDesignator' }] }]],
  ])('the ending is asked with radios where it %s (COMP-46)', async (_, sections) => {
    const form = await renderForm({ steps: [{ key: 'company', title: 'Company', sections }] as never });
    expect(form.all<HTMLInputElement>(`[name="${designator}"]`).map(({ type }) => type)).toEqual(['radio', 'radio', 'radio']);
  });
});

describe('the other names of a company', () => {
  it.each([
    ['AlternateCompanyName', 'companyInformation.altCompanyName'],
    ['LegalName', 'companyInformation.legalName'],
  ])('%s may be left out, and has two characters where it is given (COMP-03, COMP-39)', async (id, path) => {
    const form = await open([{ id }]);
    await form.press('Submit Order');
    expect(form.messageOf(path)).toBe('');
    await form.answer(path, 'X');
    expect(form.messageOf(path)).toBe('must be at least 2 characters');
    await form.answer(path, 'Pine');
    expect(form.messageOf(path)).toBe('');
    expect(JSON.stringify(form.kept())).toContain('Pine');
  });

  it('a second company must have its own (COMP-36)', async () => {
    const path = 'companyInformation.secondCompanyName';
    const form = await open([{ id: 'SecondCompanyName' }]);
    await form.press('Submit Order');
    expect(form.messageOf(path)).toBe('Name of the second company is required');
    await form.answer(path, 'Oak LLC');
    expect(form.messageOf(path)).toBe('');
  });
});
