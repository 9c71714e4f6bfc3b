import { describe, expect, it, vi } from 'vitest';
import { renderForm, servicesKeeping } from '../../support/render-form';

const about = (path: string) => `companyInformation.${path}`;
const filing = [{ id: 'StateOfService' }, { id: 'EntityType', entityTypes: ['LLC', 'Corp', 'NP Corp'] }];
const open = (modules: readonly object[], config: object = {}, services?: ReturnType<typeof servicesKeeping>) =>
  renderForm(
    { steps: [{ key: 'company', title: 'Company', sections: [{ modules: [...filing, ...modules] as { id: string }[] }] }], ...config },
    services,
  );

describe('the formation date', () => {
  const [path, unknown] = [about('formationDate'), about('formationDateNotKnown')];
  /** Of the day of the fake clock. */
  const lastYear = 2029;

  it('is required, in MM/DD/YYYY, and no later than the last day of the year before (COMP-23)', async () => {
    const form = await open([{ id: 'FormationDate' }]);
    await form.press('Submit Order');
    expect(form.messageOf(path)).toBe('Formation date is required');
    const messages: [string, string][] = [
      ['13/40/2001', 'Invalid Date'],
      ['May 1', 'Date must be in MM/DD/YYYY format'],
      [`01/01/${lastYear + 1}`, `Date cannot be later than 12/31/${lastYear}`],
      [`12/31/${lastYear}`, ''],
    ];
    for (const [typed, message] of messages) {
      await form.answer(path, typed);
      expect(form.messageOf(path), typed).toBe(message);
    }
  });

  it('may be of this year, up to today, where the page config lets it in (COMP-23)', async () => {
    const form = await open([{ id: 'FormationDate' }], { flags: { formationThisYear: true } });
    const messages: [string, string][] = [
      ['01/16/2030', 'Date cannot be later than 01/15/2030'],
      ['01/15/2030', ''],
      [`01/01/${lastYear + 1}`, ''],
      [`12/31/${lastYear}`, ''],
    ];
    for (const [typed, message] of messages) {
      await form.answer(path, typed);
      expect(form.messageOf(path), typed).toBe(message);
    }
  });

  it('is disabled and without rules while the visitor does not know it, and comes back as it was (COMP-24)', async () => {
    const form = await open([{ id: 'FormationDate' }]);
    await form.answer(path, `01/01/${lastYear + 1}`);
    expect(form.root.textContent).toContain("I don't know my Formation Date");
    await form.answer(unknown, '');
    expect([form.control(path).disabled, form.messageOf(path), form.control(path).value]).toEqual([true, '', `01/01/${lastYear + 1}`]);
    await form.answer(unknown, '');
    expect(form.control(path).disabled).toBe(false);
    expect(form.messageOf(path)).toBe(`Date cannot be later than 12/31/${lastYear}`);
    expect((await open([{ id: 'FormationDate', mayBeUnknown: false }])).has(unknown)).toBe(false);
  });
});

describe('the business purpose', () => {
  const [path, generic] = [about('businessPurpose'), about('useGenericBusinessPurpose')];
  const isRequired = (form: Awaited<ReturnType<typeof open>>) => form.control(path).getAttribute('aria-required') === 'true';

  it('is required in the states and of the entity types of the list, and has ten characters (COMP-25, COMP-43)', async () => {
    const form = await open([{ id: 'BusinessPurpose' }], { stateRequirements: { businessPurpose: { LLC: ['OH'] } } });
    await form.answer(about('state'), 'OH');
    await form.press('Submit Order');
    expect(form.messageOf(path)).toBe('Business purpose is required');
    await form.answer(path, 'To bake');
    expect(form.messageOf(path)).toBe('Business purpose must be at least 10 characters');
    await form.answer(about('entityType'), 'Corp');
    expect([isRequired(form), form.messageOf(path)]).toEqual([false, 'Business purpose must be at least 10 characters']);
    await form.answer(path, 'To bake bread');
    expect(form.messageOf(path)).toBe('');
  });

  it('does not count its starter text, where it is required and where it is not (COMP-26)', async () => {
    const form = await open([{ id: 'BusinessPurpose', starterText: 'The company will ' }]);
    expect(form.control(path).value).toBe('The company will ');
    await form.answer(about('state'), 'MA');
    await form.press('Submit Order');
    expect(form.messageOf(path)).toBe('Business purpose is required');
    await form.answer(path, 'The company will bake');
    expect(form.messageOf(path)).toBe('Business purpose must be at least 10 characters');
    await form.answer(about('state'), 'WY');
    await form.answer(path, 'The company will ');
    expect(form.messageOf(path)).toBe('');
  });

  it('gives way to the generic one, which unchecks itself where it is not allowed (COMP-27, COMP-42)', async () => {
    const form = await open([{ id: 'BusinessPurpose', genericText: 'Any lawful act' }]);
    await form.answer(about('state'), 'MA');
    await form.answer(path, 'To bake');
    await form.answer(generic, '');
    expect([form.has(path), form.root.textContent!.includes('Any lawful act')]).toEqual([false, true]);
    await form.answer(about('state'), 'NH');
    expect([form.has(generic), form.control(path).value]).toEqual([false, 'To bake']);
    await form.reads("A generic purpose isn't accepted here.");
    await form.answer(about('state'), 'MA');
    expect(form.control(generic).checked).toBe(false);
    await form.answer(about('entityType'), 'NP Corp');
    expect(form.has(generic)).toBe(false);
    expect((await open([{ id: 'BusinessPurpose', genericText: '' }])).has(generic)).toBe(false);
  });
});

describe('the line of a business purpose that is answered beforehand', () => {
  const [path, generic] = [about('businessPurpose'), about('useGenericBusinessPurpose')];
  const line = (form: Awaited<ReturnType<typeof open>>) => form.all('details:not([open]) > summary')[0]?.textContent;
  const openLine = (form: Awaited<ReturnType<typeof open>>) => form.user.click(form.all('summary')[0]!);

  it('stands where the state asks for none, and leads to the questions (COMP-47)', async () => {
    const form = await open([{ id: 'BusinessPurpose' }]);
    expect(line(form)).toBe('Business purposeAny lawful business is allowed. Write my own');
    await form.answer(about('state'), 'MA');
    expect(line(form)).toBeUndefined();
    await form.answer(about('state'), 'WY');
    await openLine(form);
    await vi.waitFor(() => expect(document.activeElement).toBe(form.control(path)));
    expect(line(form)).toBeUndefined();
    await form.answer(path, 'To bake bread');
    expect(form.kept()).toMatchObject({ companyInformation: { businessPurpose: 'To bake bread' } });
  });

  it('says the generic purpose that was chosen, and takes it back once the visitor writes another (COMP-42, COMP-47)', async () => {
    const form = await open(
      [{ id: 'BusinessPurpose', genericText: 'Any lawful act' }],
      {},
      servicesKeeping({ companyInformation: { useGenericBusinessPurpose: true, state: { key: 'MA', value: 'Massachusetts' } } }),
    );
    expect(line(form)).toBe('Business purposeAny lawful act Write my own');
    await openLine(form);
    await vi.waitFor(() => expect(document.activeElement).toBe(form.control(path)));
    expect(form.control(generic).checked).toBe(false);
    expect(line(form)).toBeUndefined();
  });

  it.each([
    ['the visitor has written one', {}, { businessPurpose: 'To bake bread' }],
    ['the page begins one', { starterText: 'The company will ' }, {}],
    ['no generic one is taken', {}, { state: { key: 'NH', value: 'New Hampshire' } }],
  ])('does not stand where %s (COMP-47)', async (_, params, companyInformation) => {
    const form = await open([{ id: 'BusinessPurpose', ...params }], {}, servicesKeeping({ companyInformation }));
    expect([line(form), form.has(path)]).toEqual([undefined, true]);
  });
});

describe('what only a page asks', () => {
  it.each([
    ['Industry', about('industry')],
    ['Position', about('position')],
    ['AlternatePhone', 'contactInformation.alternatePhone'],
    ['Fax', 'contactInformation.fax'],
  ])('%s may be left out, and is kept (COMP-39, COMP-43)', async (id, path) => {
    const form = await open([{ id }]);
    expect(form.control(path).getAttribute('aria-required')).toBeNull();
    await form.answer(path, '(307) 555-0101');
    expect(form.messageOf(path)).toBe('');
    expect(JSON.stringify(form.kept())).toContain('(307) 555-0101');
  });

  it('a mark is required, with 200 characters at most, and a longer one is kept (COMP-44)', async () => {
    const path = 'trademark.mark';
    const form = await open([{ id: 'TrademarkMark' }]);
    await form.press('Submit Order');
    expect(form.messageOf(path)).toBe('Trademark is required');
    await form.answer(path, 'ø'.repeat(201));
    expect(form.messageOf(path)).toBe('The field cannot contain more than 200 characters');
    expect(form.control(path).value).toHaveLength(201);
    await form.answer(path, 'ø'.repeat(200));
    expect(form.messageOf(path)).toBe('');
  });

  it('the code of an affiliate is asked, and required, where the primary bundle has its toggle (COMP-19, COMP-41)', async () => {
    const path = 'affiliateInformation.affiliateCode';
    const bundle = (on: boolean) => ({ product_id: 'b1', product_ids: ['35601'], price: '99.00', config: { affiliate_code_toggle: on } });
    const form = await open([{ id: 'AffiliateCode' }], { bundles: [bundle(true)] });
    await vi.waitFor(() => expect(form.has(path)).toBe(true));
    await form.press('Submit Order');
    expect(form.messageOf(path)).toBe('Affiliate code is required');
    expect((await open([{ id: 'AffiliateCode' }], { bundles: [bundle(false)] })).has(path)).toBe(false);
    expect((await open([{ id: 'AffiliateCode' }])).has(path)).toBe(false);
  });
});
