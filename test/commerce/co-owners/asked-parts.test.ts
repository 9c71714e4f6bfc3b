import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedParties, isAwaited, missingParties, partChanges, partsField } from '../../../src/commerce/co-owners/asked-parts';
import type { AskedPart } from '../../../src/kernel/answers/asked-part';
import { setAnswers } from '../../../src/kernel/answers/get-answer';
import type { ReadPart } from '../../../src/kernel/facts/co-owner-parts';

const part = (id: string, more: Partial<AskedPart> = {}): AskedPart => ({
  id,
  email: `${id}@example.com`,
  state: 'asked',
  until: '2030-02-01T00:00:00Z',
  version: 0,
  ...more,
});

const values = {
  companyInformation: { companyName: 'Heron', entityType: { key: 'LLC', value: 'LLC' } },
  coOwners: { secret: 'S'.repeat(43) },
  llc: {
    members: [
      { first_name: 'Ada', last_name: 'Okafor', address: { line1: '1 Main St' } },
      { first_name: 'Ana', last_name: '', address: {}, part: part('part-of-ana') },
      { company_name: 'Blue', address: {}, part: part('part-of-blue') },
    ],
  },
  corporation: { president: { firstName: '', lastName: '', part: part('part-of-pam') } },
};

const address = { line1: '7 Oak St', city: 'Casper', state_province_region: 'WY', zip_postal_code: '82601', country: 'US' };
const read = (id: string, more: Partial<ReadPart> = {}): ReadPart => ({
  part: id,
  state: 'arrived',
  unsent: false,
  version: 1,
  until: '2030-02-01T00:00:00Z',
  answers: { first_name: 'Ana', last_name: 'Díaz', company_name: '', address },
  ...more,
});

describe('the parts that an order asks others for', () => {
  it('are those of its own kind of company (PLUS-06)', () => {
    expect(askedParties(values).map(({ prefix }) => prefix)).toEqual(['llc.members.1', 'llc.members.2', 'corporation.president']);
    expect(missingParties({ values }).map(({ prefix }) => prefix)).toEqual(['llc.members.1', 'llc.members.2']);
    expect([isAwaited(values, 'llc.members.0'), isAwaited(values, 'llc.members.1')]).toEqual([false, true]);
    expect(partsField({ values })).toEqual({ secret: 'S'.repeat(43), seen: { 'part-of-ana': 0, 'part-of-blue': 0 } });
    expect(partsField({ values: { ...values, coOwners: undefined } })).toBe(undefined);
  });

  it('fill their own section once they arrive, and once more when they are corrected (PLUS-06)', () => {
    const blue = read('part-of-blue', { state: 'asked', version: 0, answers: null });
    const changed = setAnswers(values, partChanges(values, [read('part-of-ana'), blue]));
    expect(changed.llc).toMatchObject({
      members: [
        values.llc.members[0],
        {
          first_name: 'Ana',
          last_name: 'Díaz',
          address: { choice: 'specify', line1: '7 Oak St', state: { key: 'WY', value: 'Wyoming' }, country: { key: 'US' } },
          part: { state: 'arrived', version: 1 },
        },
        values.llc.members[2],
      ],
    });
    expect(partsField({ values: changed })?.seen).toEqual({ 'part-of-ana': 1, 'part-of-blue': 0 });
    expect(partChanges(changed, [read('part-of-ana'), blue])).toEqual({});
    // A part that the server knows no more can never arrive.
    expect(partChanges(changed, [read('part-of-ana')])).toEqual({ 'llc.members.2.part': part('part-of-blue', { state: 'expired' }) });
    const corrected = partChanges(changed, [read('part-of-ana', { version: 2, answers: { ...read('').answers!, last_name: 'Mora' } })]);
    expect(corrected).toMatchObject({ 'llc.members.1.last_name': 'Mora', 'llc.members.1.part': { version: 2 } });
  });

  it('fill the names of an officer and of a company by their own keys (PLUS-06)', () => {
    expect(partChanges(values, [read('part-of-pam')])).toMatchObject({
      'corporation.president.firstName': 'Ana',
      'corporation.president.lastName': 'Díaz',
    });
    const company = { first_name: '', last_name: '', company_name: 'Heron Holdings', address };
    expect(partChanges(values, [read('part-of-blue', { answers: company })])).toMatchObject({
      'llc.members.2.company_name': 'Heron Holdings',
    });
  });

  it.each([
    ['expired', read('part-of-ana', { state: 'expired', version: 0, answers: null }), 'expired'],
    ['not sent', read('part-of-ana', { state: 'asked', unsent: true, version: 0, answers: null }), 'unsent'],
    ['unknown to the server', undefined, 'expired'],
  ])('say that a link is %s (PLUS-06)', (_what, found, state) => {
    expect(partChanges(values, found ? [found] : [])['llc.members.1.part']).toMatchObject({ state });
  });

  it('keep what has arrived, whatever becomes of the link (PLUS-06)', () => {
    const arrived = setAnswers(values, partChanges(values, [read('part-of-ana')]));
    for (const found of [[], [read('part-of-ana', { state: 'expired', version: 0, answers: null })]])
      expect(partChanges(arrived, found)['llc.members.1.part']).toBe(undefined);
  });

  it('are nothing that was stored in another shape (PLUS-06)', () => {
    for (const odd of ['x', 7, null, [], { id: '' }, { id: 7, state: 'asked' }, { id: 'part-of-ana', state: 'gone' }])
      expect(askedParties({ llc: { members: [{ part: odd }] } })).toEqual([]);
  });

  it('never write outside of their own section, whatever a server answers (PLUS-06)', () => {
    const odd = fc.oneof(
      fc.string(),
      fc.constantFrom('__proto__', 'constructor', 'llc.members.0', '__proto__.polluted', 'part-of-ana', 'part-of-blue'),
    );
    const answers = fc.record({
      first_name: odd,
      last_name: odd,
      company_name: odd,
      address: fc.record({ line1: odd, city: odd, state_province_region: odd, zip_postal_code: odd, country: odd }),
    });
    const parts = fc.array(
      fc.record({
        part: odd,
        state: fc.constantFrom('asked', 'arrived', 'expired', 'placed' as const),
        unsent: fc.boolean(),
        version: fc.integer({ min: 0, max: 9 }),
        until: odd,
        answers: fc.option(answers),
      }),
    );
    fc.assert(
      fc.property(parts, (found) => {
        const changes = partChanges(values, found as ReadPart[]);
        const asked = found.map((one) => one.part);
        for (const path of Object.keys(changes)) {
          const owner = askedParties(values).find(({ prefix }) => path.startsWith(`${prefix}.`));
          expect(owner, path).toBeDefined();
          // Nobody is written to of whom the server has said nothing, but that their link is gone.
          expect(asked.includes(owner!.part.id) || path === `${owner!.prefix}.part`, path).toBe(true);
        }
        const changed = setAnswers(values, changes);
        expect(changed.companyInformation).toBe(values.companyInformation);
        expect((changed.llc as typeof values.llc).members[0]).toEqual(values.llc.members[0]);
        expect(({} as Record<string, unknown>).polluted).toBe(undefined);
      }),
    );
  });
});
