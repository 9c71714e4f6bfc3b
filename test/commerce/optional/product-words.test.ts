import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../src/commerce/optional/product-words';

const long = `We open each letter on the day it comes. ${'Then we scan it and write to you. '.repeat(5)}`.trim();

describe('the line of a product', () => {
  it("is the page's description, before its tooltip and our line for the role (OPT-18)", () => {
    expect(wordsOf({ description: 'Ours.', tooltipText: 'More of it.' }, 'By role.')).toEqual({ line: 'Ours.', more: 'More of it.' });
    expect(wordsOf({}, 'By role.')).toEqual({ line: 'By role.', more: '' });
    expect(wordsOf({ description: '' }, 'By role.')).toEqual({ line: '', more: '' });
  });

  it('is a short tooltip whole, and the first sentence of a long one, of which nothing is lost (OPT-18)', () => {
    expect(wordsOf({ tooltipText: 'A <b>binder</b>. With tabs.' })).toEqual({ line: 'A binder. With tabs.', more: '' });
    expect(wordsOf({ tooltipText: long }, 'By role.')).toEqual({ line: 'We open each letter on the day it comes.', more: long });
  });

  it('is not cut where the first sentence is too long for a line (OPT-18)', () => {
    const endless = 'a word and '.repeat(20);
    expect(wordsOf({ tooltipText: endless }, 'By role.')).toEqual({ line: 'By role.', more: endless.trim() });
  });
});
