import { expect, it } from 'vitest';
import { packSentences, packTranslation, unpackSentences } from '../../scripts/build/pack-sentences.mjs';
import { en } from '../../src/core/text/en';
import { unpackTranslation } from '../../src/core/text/locale';
import es from '../../src/locales/es';

it('reads every sentence as it was written', () => {
  expect(unpackSentences(packSentences(en))).toEqual(en);
});

it('writes the beginning of keys once', () => {
  const sentences = { 'note.leave': 'Go', 'list.edit': 'Change', 'note.text': 'Note', 'note.text.hint': 'What?', 'note.text.kind.LP': 'A: b.' };
  expect(packSentences(sentences)).toBe('note.|leave|go|text|note|.hint|what?|.kind.LP|a: b.|list.|edit|change');
  expect(unpackSentences(packSentences(sentences))).toEqual(sentences);
});

it('leaves out a key that is the words of its sentence', () => {
  const sentences = { 'note.billingType': 'Billing Type', 'note.billingType.hint': 'Monthly', 'note.US': 'United States', 'note.a.b': 'B' };
  expect(packSentences(sentences)).toBe('note.|Billing Type|.hint|monthly|US|united States|note.a.|b|B');
  expect(unpackSentences(packSentences(sentences))).toEqual(sentences);
  expect(() => packSentences({ 'note.Text': 'Note' })).toThrow('reads like a sentence');
});

it('puts areas in an order: one that is gone is skipped, one that is new comes last', () => {
  const sentences = { 'note.leave': 'Leave', 'list.edit': 'Edit', 'card.number': 'Number', 'list.done': 'Done' };
  const packed = packSentences(sentences, ['gone', 'list', 'note']);
  expect(Object.keys(unpackSentences(packed))).toEqual(['list.edit', 'list.done', 'note.leave', 'card.number']);
});

it('keeps what a sentence begins with, and refuses one with a bar', () => {
  const sentences = { 'a.small': 'or drop it', 'a.upper': 'US only', 'a.mark': '^ marks', 'a.field': '{field} is missing' };
  expect(unpackSentences(packSentences(sentences))).toEqual(sentences);
  expect(() => packSentences({ 'a.bar': 'This | that' })).toThrow('has a bar');
});

it('packs a translation without its keys, whatever their order, and the widget reads it', () => {
  const { sentences, states } = es;
  const packed = packTranslation(sentences);
  expect(packTranslation(Object.fromEntries(Object.entries(sentences).reverse()))).toBe(packed);
  expect(packed).not.toContain('button.');
  expect(unpackTranslation({ sentences: packed, states })).toEqual(es);
  expect(() => packTranslation({ 'a.bar': 'Uno | dos' })).toThrow('has a bar');
});

it('lets the widget see that a translation is packed for other keys', () => {
  const { 'button.back': back, ...fewer } = es.sentences;
  for (const sentences of [fewer, { ...es.sentences, 'button.other': back }, { ...fewer, 'button.other': back }])
    expect(unpackTranslation({ sentences: packTranslation(sentences), states: {} })).toBeUndefined();
});
