import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { en } from '../../src/kernel/text/order-english';
import { orderSentences } from '../../src/kernel/text/order-sentences';

const code = readFileSync('dist/charterform.forms.umd.js', 'utf8');
/** Words that cannot be part of anything but the sentence. */
const isTelling = (sentence: string) => /^[\x20-\x7e]{20,}$/.test(sentence) && !/['"`]/.test(sentence);
const held = (sentences: Iterable<string>) => [...sentences].filter((sentence) => isTelling(sentence) && code.includes(sentence));

it('the light script holds the sentences of plain forms and none of orders (HOST-09)', () => {
  const plain = Object.entries(en).flatMap(([key, sentence]): string[] => (Object.hasOwn(orderSentences, key) ? [] : [sentence]));
  const ofOrders = Object.values<string>(orderSentences).filter((sentence) => !plain.includes(sentence));
  expect(held(plain).length).toBeGreaterThan(100);
  expect(held(ofOrders)).toEqual([]);
});
