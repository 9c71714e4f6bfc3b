import { describe, expect, it } from 'vitest';
import { noAnswers, oddTexts, words } from './rule-words';

describe('url', () => {
  it('accepts addresses as people write them', () => {
    for (const address of [
      'example.com',
      'www.example.com',
      'http://example.com',
      'HTTPS://Example.COM/',
      'https://sub-domain.example.co.uk/a/b.html?c=d&e=%20#f',
      'example.com:8080/path',
      'example.com?a=1',
      'exämple.de',
      'xn--80ak6aa92e.xn--p1ai',
      'https://github.com/maria_okafor',
    ])
      expect(words('url', address), address).toBe('');
  });

  it('refuses what is no address (RULE-19)', () => {
    for (const address of [
      'example',
      'example.',
      '.com',
      'example..com',
      'example.c',
      'ftp://example.com',
      'javascript:alert(1)',
      'mailto:maria@example.com',
      'http://',
      'http:/example.com',
      'http://127.0.0.1',
      'example.com/a b',
      ' example.com',
      'see example.com',
      'maria@example.com',
      ...oddTexts.filter((text) => !/[<>]/.test(text)),
    ])
      expect(words('url', address), address).toBe('Please enter a valid URL');
  });

  it('wonders about angle brackets (RULE-19)', () => {
    for (const text of ['<script>', 'example.com/<b>', 'https://example.com?a=1>2', '<', '>'])
      expect(words('url', text), text).toBe('What are you up to...?');
  });

  it('leaves an empty value to required', () => {
    for (const value of noAnswers) expect(words('url', value)).toBe('');
  });
});
