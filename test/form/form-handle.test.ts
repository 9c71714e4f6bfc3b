import { madeUp } from '../../gallery/made-up-path';
import { formList } from '../../src/forms/form-list';
import { nothingOffered } from '../../src/kernel/facts/offer';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyCatalogue } from '../../src/kernel/facts/catalogue';
import type { Facts } from '../../src/kernel/facts/facts';
import type { FormValues } from '../../src/kernel/answers/form-values';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import type { FieldDeclaration, FormPlan, ListDeclaration } from '../../src/kernel/plan/form-plan';
import { getPath } from '../../src/kernel/util/paths';
import { declaredPath } from '../../src/kernel/plan/read-answers';
import { createFormHandle } from '../../src/form/form-handle';

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void frames.splice(id - 1, 1));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const nextFrame = () => frames.splice(0).forEach((frame) => frame());

const fields: FieldDeclaration[] = [
  { path: madeUp('name'), label: 'company.name', rules: 'required|length:2' },
  { path: 'llc.managedType', label: 'llc.managedType' },
  { path: 'llc.members[].first_name', label: 'person.firstName', rules: 'required' },
  { path: 'llc.managers[].first_name', label: 'person.firstName', rules: 'required' },
  { path: 'card.number', label: 'card.number', rules: 'required', secret: true },
];

const lists: ListDeclaration[] = [
  { path: 'llc.members', entryName: 'llc.member', max: 7 },
  {
    path: 'llc.managers',
    entryName: 'llc.manager',
    min: 1,
    isShown: ({ values }) => getPath(values, 'llc.managedType') === 'Manager Managed',
  },
];

const plan: FormPlan = {
  formType: 'FormABusinessForm',
  stepMode: true,
  steps: [{ key: 'one', title: 'One', sections: [{ title: '', text: '', modules: [{ id: 'Some', params: {}, fields, lists }] }] }],
};

const start: FormValues = {
  name: '',
  llc: { managedType: 'Member Managed', members: [{ first_name: 'Ann' }, { first_name: 'Bo' }], managers: [] },
  card: { number: '' },
};

function handleWith(initial: FormValues = start) {
  let catalogue = emptyCatalogue;
  const facts = {
    config: withDefaults({ formType: 'FormABusinessForm' }),
    form: formList.FormABusinessForm,
    domains: [],
    offer: nothingOffered,
    today: '2030-01-15',
  };
  const mirror = vi.fn((_values: FormValues) => {});
  const form = createFormHandle({ plan, initialValues: initial, factsWith: (values): Facts => ({ ...facts, catalogue, values }), mirror });
  const seen = vi.fn(() => form.values());
  form.subscribe(seen);
  return { form, mirror, seen, arrive: () => (catalogue = { ...emptyCatalogue, simple: [] }) };
}

describe('the one door', () => {
  it('reads what comes in, and what was kept (FIELD-25)', () => {
    const { form, mirror } = handleWith({ ...start, name: 'Pine\u00a0\u200bRidge' });
    expect(form.get(madeUp('name'))).toBe('Pine Ridge');
    expect(form.initialValues.name).toBe('Pine Ridge');
    form.change({ [madeUp('name')]: 'Oka\u202efor  Jose\u0301', 'llc.members': [{ first_name: 'Bo\u200b' }] });
    form.flush();
    expect(mirror.mock.lastCall![0]).toMatchObject({ name: 'Okafor José', llc: { members: [{ first_name: 'Bo' }] } });
  });

  it('takes a change to everyone who listens, in one go', () => {
    const { form, seen } = handleWith();
    form.change({ [madeUp('name')]: 'Pine', 'card.number': '4111' });
    expect(form.values()).toMatchObject({ name: 'Pine', card: { number: '4111' } });
    expect(seen.mock.results).toEqual([{ type: 'return', value: form.values() }]);
  });

  it('lets the reactions follow before anyone sees the change', () => {
    const { form, seen } = handleWith();
    form.change({ 'llc.managedType': 'Manager Managed' });
    expect(form.get('llc.managers')).toHaveLength(1);
    expect(seen).toHaveBeenCalledTimes(1);
    expect(seen.mock.results[0]!.value).toMatchObject({ llc: { managers: [{ first_name: '' }] } });
    form.change({ 'llc.managedType': 'Member Managed' });
    expect(form.get('llc.managers')).toEqual([]);
  });

  it('does nothing for what stays the same', () => {
    const { form, seen } = handleWith();
    form.change({ [madeUp('name')]: '' });
    expect(seen).not.toHaveBeenCalled();
    expect(form.values()).toBe(start);
  });

  it('changes only the leaf that is named (STORE-04)', () => {
    const { form } = handleWith();
    form.change({ 'llc.members.1.first_name': 'Bob' });
    expect(form.values()).toEqual({ ...start, llc: { ...(start.llc as object), members: [{ first_name: 'Ann' }, { first_name: 'Bob' }] } });
    expect(form.get('card')).toBe(start.card);
  });

  it.each(['__proto__.polluted', 'name.constructor.prototype.polluted', 'llc.prototype', 'llc.members.7.first_name'])(
    'refuses the path %s and leaves everything as it was',
    (path) => {
      const { form, seen } = handleWith();
      expect(() => form.change({ [madeUp('name')]: 'Pine', [path]: 'x' })).toThrow('refused');
      expect(form.values()).toBe(start);
      expect(seen).not.toHaveBeenCalled();
      expect(form.isTouchedOrDirty('name')).toBe(false);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    },
  );

  it('runs the reactions on an arrival in the catalogue, and tells the listeners', () => {
    const { form, seen, arrive } = handleWith();
    const before = form.facts();
    arrive();
    expect(form.facts()).toBe(before);
    form.factsChanged();
    expect(form.facts().catalogue).not.toBe(before.catalogue);
    expect(seen).toHaveBeenCalledTimes(1);
    expect(form.values()).toBe(start);
  });

  it('gives the same facts until something changes', () => {
    const { form } = handleWith();
    const facts = form.facts();
    expect(form.facts()).toBe(facts);
    form.change({ [madeUp('name')]: 'Pine' });
    expect(form.facts()).not.toBe(facts);
    expect(form.facts().values).toBe(form.values());
  });
});

describe('a declared list', () => {
  const names = (form: ReturnType<typeof handleWith>['form'], list: 'members' | 'managers') =>
    form.entries(`llc.${list}`).map((entry) => (entry as { first_name: string }).first_name);

  it('gets a blank entry of its declared fields, and loses the one that is removed (OFFI-05)', () => {
    const { form } = handleWith();
    form.addEntry('llc.members');
    expect(form.entries('llc.members')).toEqual([{ first_name: 'Ann' }, { first_name: 'Bo' }, { first_name: '' }]);
    form.removeEntry('llc.members', 0);
    expect(names(form, 'members')).toEqual(['Bo', '']);
  });

  it('keeps within its limits, whoever asks (OFFI-06)', () => {
    const { form } = handleWith();
    for (let times = 0; times < 10; times++) form.addEntry('llc.members');
    expect(names(form, 'members')).toHaveLength(7);
    form.change({ 'llc.managedType': 'Manager Managed' });
    expect(names(form, 'managers')).toEqual(['']);
    form.removeEntry('llc.managers', 0);
    expect(names(form, 'managers')).toEqual(['']);
  });

  it('is a mistake of ours where no module declares it', () => {
    const { form } = handleWith();
    expect(() => form.addEntry('vehicles')).toThrow('No module declares "vehicles"');
  });
});

describe('the mirror', () => {
  it('is written at most once a frame, before anything is drawn', async () => {
    const { form, mirror } = handleWith();
    const order: string[] = [];
    mirror.mockImplementation(() => void order.push('mirror'));
    form.subscribe(() => queueMicrotask(() => order.push('draw')));
    for (const name of ['P', 'Pi']) form.change({ [madeUp('name')]: name });
    expect(mirror).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(mirror.mock.calls).toEqual([[form.values()]]);
    expect(order).toEqual(['mirror', 'draw', 'draw']);
    for (const name of ['Pin', 'Pine']) form.change({ [madeUp('name')]: name });
    await Promise.resolve();
    expect(mirror).toHaveBeenCalledTimes(1);
    nextFrame();
    expect(mirror.mock.calls[1]).toEqual([form.values()]);
    nextFrame();
    expect(mirror).toHaveBeenCalledTimes(2);
  });

  it('is written at once when a field is left or the form is flushed, and not twice', () => {
    const { form, mirror } = handleWith();
    form.change({ [madeUp('name')]: 'Pine' });
    form.blur('name');
    expect(mirror).toHaveBeenCalledTimes(1);
    form.flush();
    nextFrame();
    expect(mirror).toHaveBeenCalledTimes(1);
    form.change({ [madeUp('name')]: 'Pine Ridge' });
    form.flush();
    expect(mirror.mock.lastCall).toEqual([form.values()]);
  });
});

describe('a message', () => {
  it('is earned by leaving a changed field or by a refusal, and follows the value from then on', () => {
    const { form } = handleWith();
    form.blur('name');
    expect(form.failureOf('name')).toBeNull();
    form.change({ [madeUp('name')]: 'P' });
    expect(form.failureOf('name')).toBeNull();
    form.blur('name');
    expect(form.failureOf('name')).toMatchObject({ rule: 'length' });
    form.change({ [madeUp('name')]: 'Pi' });
    expect(form.failureOf('name')).toBeNull();
    form.change({ [madeUp('name')]: '' });
    expect(form.failureOf('name')).toMatchObject({ rule: 'required' });
    form.showErrors(['card.number']);
    expect(form.failureOf('card.number')).toMatchObject({ rule: 'required' });
  });

  it('counts a field as touched once it was left or changed', () => {
    const { form, seen } = handleWith();
    expect(form.isTouchedOrDirty('name')).toBe(false);
    form.blur('name');
    expect(form.isTouchedOrDirty('name')).toBe(true);
    expect(seen).toHaveBeenCalledTimes(1);
    form.change({ 'card.number': '4' });
    expect(form.isTouchedOrDirty('card.number')).toBe(true);
  });

  it('moves up with its entry, and goes with the one removed', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }), fc.nat(), (failing, pick) => {
        const removed = pick % failing.length;
        const members = failing.map((fails, index) => ({ first_name: fails ? '' : `Name ${index}` }));
        const { form } = handleWith({ ...start, llc: { ...(start.llc as object), members } });
        form.showErrors(failing.flatMap((fails, index) => (fails ? [`llc.members.${index}.first_name`] : [])));
        form.removeEntry('llc.members', removed);
        const left = failing.filter((_, index) => index !== removed);
        const shown = failing.map((_, index) => form.failureOf(`llc.members.${index}.first_name`) !== null);
        expect(shown).toEqual([...left, false]);
      }),
    );
  });

  it('goes with an entry that a reaction takes away', () => {
    const { form } = handleWith();
    form.change({ 'llc.managedType': 'Manager Managed' });
    form.showErrors(['llc.managers.0.first_name']);
    expect(form.failureOf('llc.managers.0.first_name')).not.toBeNull();
    form.change({ 'llc.managedType': 'Member Managed' });
    form.change({ 'llc.managedType': 'Manager Managed' });
    expect(form.failureOf('llc.managers.0.first_name')).toBeNull();
  });
});

describe('a declaration', () => {
  it('is found for each entry of its list', () => {
    const { form } = handleWith();
    expect(form.declaration('llc.members.12.first_name')).toBe(fields[2]);
    expect(declaredPath('a.0.b.11')).toBe('a[].b[]');
    expect(() => form.declaration('llc.members.0.age')).toThrow('llc.members.0.age');
  });
});
