import { maxTextLength } from '../../../src/ui/text-input';

/** A text of the length that a field holds at most, of one part over and over between a start and an end. */
const filled = (part: string, start = '', end = '') =>
  start + part.repeat(Math.floor((maxTextLength - start.length - end.length) / part.length)) + end;

/**
 * Shapes that make a careless expression try again and again: almost right to the last sign, one sign many times over,
 * two ways to read each part, signs of two code units, nothing but separators.
 */
export const nastyTexts: Readonly<Record<string, string>> = {
  letters: filled('a'),
  digits: filled('1'),
  'digits, then a letter': filled('1', '', 'x'),
  zeros: filled('0', '', '1'),
  blanks: filled(' ', '', 'x'),
  'blanks and signs': filled(' 1', '+', '!'),
  'almost an address': filled('a.', 'a@', '!'),
  'many at signs': filled('a@'),
  'almost a host': filled('a.', 'https://', '!'),
  'host parts of hyphens': filled('-', '', '.'),
  'a path that breaks off': filled('a/', 'example.com/', ' '),
  'almost a number': filled('-1', '+(307)', 'x'),
  parentheses: filled('(1) '),
  slashes: filled('01/'),
  dots: filled('.'),
  emoji: filled('😀'),
  'halves of emoji': filled('\ud83d'),
  'capitals, then not': filled('A', '', '!'),
  'line breaks': filled('\n'),
  brackets: filled('<'),
  'starter text again and again': filled('The purpose of the company is '),
};
