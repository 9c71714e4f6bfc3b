import { describe, expect, it } from 'vitest';
import { noAnswers, oddTexts, words } from './rule-words';

const message = 'Please enter a valid email address';

describe('email', () => {
  it('accepts addresses as people have them', () => {
    for (const address of [
      'a@b.co',
      'maria.okafor@example.com',
      'maria+llc@mail.example.co.uk',
      "o'brien_1@sub-domain.example.museum",
      'josé@exämple.de',
      'x@xn--80ak6aa92e.xn--p1ai',
      `${'a'.repeat(240)}@example.com`,
    ])
      expect(words('email', address)).toBe('');
  });

  it('accepts international domains, in any script or as xn-- (RULE-05)', () => {
    for (const address of [
      'a@münchen.de',
      'a@mu\u0308nchen.de',
      'a@例え.jp',
      'a@例え.テスト',
      'a@उदाहरण.परीक्षा',
      'a@xn--mnchen-3ya.de',
      'a@пример.рф',
      'a@한국.한국',
    ])
      expect(words('email', address), address).toBe('');
  });

  it('refuses what is no address, or has an ampersand (RULE-05)', () => {
    for (const address of [
      'maria',
      'maria@',
      '@example.com',
      'maria@example',
      'maria@example.c',
      'maria@example.com.',
      'maria@example..com',
      'maria..okafor@example.com',
      '.maria@example.com',
      'maria@exa mple.com',
      ' maria@example.com',
      'maria@one@example.com',
      'maria&sons@example.com',
      'maria@sons&daughters.com',
      'Maria <maria@example.com>',
      'maria@127.0.0.1',
      'maria\u200b@example.com',
      'maria@exam\u200dple.com',
      '\u202emaria@example.com',
      `${'a'.repeat(250)}@example.com`,
      ...oddTexts,
    ])
      expect(words('email', address), address).toBe(message);
  });

  it('leaves an empty value to required', () => {
    for (const value of noAnswers) expect(words('email', value)).toBe('');
    expect(words('email|required', '')).toBe('Answer is required');
  });
});
