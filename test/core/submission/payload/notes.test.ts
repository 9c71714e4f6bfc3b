import { describe, expect, it } from 'vitest';
import { accountNotes, companyNotes } from '../../../../src/core/submission/payload/notes';
import { factsOf } from '../example-order';

describe('notes', () => {
  it('on the account tell of a chat, if there was one (SUBM-47)', () => {
    expect(accountNotes([], true)).toEqual(['Client interacted with Live Chat']);
    expect(accountNotes([], false)).toEqual([]);
  });

  it('on the account list the A/B variants (SUBM-48)', () => {
    expect(accountNotes(['blue', 'short'], false)).toEqual(['A/B variants: blue, short']);
  });

  it('on the company name what was answered, a line a topic', () => {
    expect(companyNotes(factsOf())).toEqual(['Business purpose: Selling hand-made boots']);
    expect(companyNotes(factsOf({}))).toEqual([]);
  });
});
