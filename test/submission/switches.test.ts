import { describe, expect, it } from 'vitest';
import type { PageConfig } from '../../src/kernel/page-config/page-config';
import { readSwitches } from '../../src/submission/switches';
import { configOf } from './example-order';

describe('switches in the address', () => {
  const switches = (query: string, hash = '', flags: Partial<PageConfig['flags']> = { urlSwitches: true }) =>
    readSwitches(configOf({ flags: flags as PageConfig['flags'] }), query, hash);

  it('cancel services from the query or the hash, where allowed (SUBM-51)', () => {
    expect(switches('').cancelServices).toBe(false);
    for (const query of ['?cancelServices', '?a=1&cancelServices=true']) expect(switches(query).cancelServices).toBe(true);
    for (const hash of ['#cancelServices', '#?cancelServices=1']) expect(switches('', hash).cancelServices).toBe(true);
    for (const query of ['?cancelServices=false', '?cancelServices=0', '?cancelservices=1'])
      expect(switches(query).cancelServices).toBe(false);
  });

  it('count for nothing elsewhere, where only the page config cancels (SUBM-51, CARD-09)', () => {
    const crafted = ['?cancelServices=true&tokenizerTestKey=k', '#cancelServices&tokenizerTestKey=k'] as const;
    expect(switches(...crafted, {})).toEqual({ bailBeforeSubmission: false, cancelServices: false, tokenizerTestKey: '' });
    expect(switches(...crafted, { cancelServices: true })).toEqual({
      bailBeforeSubmission: false,
      cancelServices: true,
      tokenizerTestKey: '',
    });
  });

  it('set the test key of the tokenizer (CARD-09)', () => {
    expect(switches('?tokenizerTestKey=a%26b').tokenizerTestKey).toBe('a&b');
    expect(switches('', '#x=1&tokenizerTestKey=k').tokenizerTestKey).toBe('k');
    expect(switches('?x=1').tokenizerTestKey).toBe('');
  });

  it('do not bail before submission, which the page config alone may (SUBM-50)', () => {
    expect(switches('?bailBeforeSubmission=true').bailBeforeSubmission).toBe(false);
    expect(switches('', '', { bailBeforeSubmission: true }).bailBeforeSubmission).toBe(true);
  });
});
