import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flat, optionNamed, searchOptions } from '../../src/ui/search-options';

const named = (...labels: string[]) => labels.map((label) => ({ key: label, label }));
const places = named('New York', 'Côte d’Ivoire', 'U.S. Virgin Islands', 'Guinea-Bissau', 'Yorkshire', 'Kentucky', 'Maryland');
const found = (query: string) => flat(searchOptions(places, query)).map(({ label }) => label);

describe('a search among options', () => {
  it.each([
    ['NEW', ['New York']],
    ['cote divoire', ['Côte d’Ivoire']],
    ["d'iv", ['Côte d’Ivoire']],
    ['us virgin', ['U.S. Virgin Islands']],
    ['guinea bissau', ['Guinea-Bissau']],
    ['  new   york ', ['New York']],
    ['wy', []],
    ['zz', []],
  ])('finds for "%s" what it names, whatever its case, accents and punctuation', (query, labels) => {
    expect(found(query)).toEqual(labels);
  });

  it('puts labels that start with the query first, then other words, then the inside of words', () => {
    expect(found('y')).toEqual(['Yorkshire', 'New York', 'Kentucky', 'Maryland']);
    expect(found('york')).toEqual(['Yorkshire', 'New York']);
  });

  it('keeps groups, without those that have nothing left', () => {
    const groups = [
      { label: 'States', options: named('Utah', 'Maine') },
      { label: 'US Territories', options: named('Guam') },
    ];
    expect(searchOptions(groups, 'uta')).toEqual([{ label: 'States', options: named('Utah') }]);
    expect(searchOptions(groups, ' . ')).toBe(groups);
  });

  it('finds every option by its own words, and invents none', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.nat(), (labels, at) => {
        const options = named(...labels);
        const label = labels[at % Math.max(labels.length, 1)] ?? '';
        const answer = flat(searchOptions(options, label));
        for (const option of answer) expect(options).toContain(option);
        expect(new Set(answer).size).toBe(answer.length);
        expect(answer.map((option) => option.label).includes(label)).toBe(labels.length > 0);
      }),
    );
  });
});

describe('a text that names an option in full', () => {
  it('is its choice, unless it is disabled or says nothing', () => {
    expect(optionNamed(places, 'kentucky')?.key).toBe('Kentucky');
    expect(optionNamed(places, 'kent')).toBeUndefined();
    expect(optionNamed(places, ' . ')).toBeUndefined();
    expect(optionNamed([{ key: 'a', label: 'A', disabled: true }], 'a')).toBeUndefined();
  });
});
