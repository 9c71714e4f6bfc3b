import { describe, expect, it } from 'vitest';
import { firstSentence, plainWords } from '../../../src/kernel/util/plain-words';

describe('plain words', () => {
  it('are those of HTML, in one line', () => {
    expect(plainWords('<p>A <b>binder</b> with tabs</p>\n<ul><li>minutes</li></ul>.')).toBe('A binder with tabs minutes.');
    expect(plainWords('Fish &amp; chips &#8212; &quot;best&quot;&nbsp;ever &unknown;')).toBe(
      'Fish & chips — "best"\u00a0ever &unknown;'.replace(/\s/g, ' '),
    );
    expect(plainWords('<script>alert(1)</script>Safe <img src=x onerror=alert(1)>and sound')).toBe('Safe and sound');
  });

  it('keep signs that are no tags', () => {
    expect(plainWords('Fewer than 5 < 10 members, more > 2')).toBe('Fewer than 5 < 10 members, more > 2');
  });
});

describe('the first sentence', () => {
  it('ends with its full stop, not with an abbreviation', () => {
    expect(firstSentence('We open it. Then we send it on.')).toBe('We open it.');
    expect(firstSentence('Sent within the U.S. Postal network. Else not.')).toBe('Sent within the U.S. Postal network.');
    expect(firstSentence('It costs $5.50 a month. You pay now.')).toBe('It costs $5.50 a month.');
  });

  it('is all there is where there is one', () => {
    expect(firstSentence('A binder for minutes')).toBe('A binder for minutes');
  });
});
