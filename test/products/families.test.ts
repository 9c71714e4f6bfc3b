import { afterEach, describe, expect, it } from 'vitest';
import { familyReactions, registeredFamilies, registerFamilies } from '../../src/commerce/families/registered-families';
import { productRoles, traitsOfRole } from '../../src/kernel/reference/product-roles';
import type { Reaction } from '../../src/kernel/reactions/reaction';

const none: Reaction = () => undefined;
const reaction = (): Reaction => () => undefined;

afterEach(() => registerFamilies([{ name: 'added' }]));

describe('the registered families', () => {
  it('make the data of every role that names a family of data (SUBM-27)', () => {
    const wanted = Object.keys(productRoles).flatMap((role) => traitsOfRole(role).data ?? []);
    const made = new Set(registeredFamilies().flatMap(({ data }) => Object.keys(data ?? {})));
    expect([...new Set(wanted)].filter((name) => !made.has(name))).toEqual([]);
    expect(wanted.length).toBeGreaterThan(10);
  });

  it('make the data of a family once', () => {
    const made = registeredFamilies().flatMap(({ data }) => Object.keys(data ?? {}));
    expect(made).toEqual([...new Set(made)]);
  });

  it('run a reaction after those that it names, whenever they are registered', () => {
    const [late, early] = [reaction(), reaction()];
    registerFamilies([
      { name: 'added', reactions: [{ name: 'late', react: late, after: ['early'] }, none, { name: 'early', react: early, after: [] }] },
    ]);
    const order = familyReactions();
    expect(order.indexOf(early)).toBeGreaterThan(order.indexOf(none));
    expect(order.indexOf(late)).toBe(order.indexOf(early) + 1);
  });

  it('refuse reactions that wait for each other, by their names', () => {
    registerFamilies([
      {
        name: 'added',
        reactions: [
          { name: 'one', react: none, after: ['other'] },
          { name: 'other', react: none, after: ['one'] },
        ],
      },
    ]);
    expect(familyReactions).toThrow('These reactions wait for each other: one, other.');
  });

  it('replace a family of the same name', () => {
    const before = registeredFamilies().length;
    registerFamilies([{ name: 'added', reactions: [none] }]);
    registerFamilies([{ name: 'added' }]);
    expect(registeredFamilies().filter(({ name }) => name === 'added')).toHaveLength(1);
    expect(registeredFamilies().length).toBeLessThanOrEqual(before + 1);
    expect(familyReactions()).not.toContain(none);
  });
});
