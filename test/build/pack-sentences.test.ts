import { expect, it } from 'vitest';
import { packSentences, packTranslation, unpackSentences } from '../../scripts/build/pack-sentences.mjs';
import { en } from '../../src/core/text/en';
import { unpackTranslation } from '../../src/core/text/locale';
import es from '../../src/locales/es';

it('reads every sentence as it was written', () => {
  expect(unpackSentences(packSentences(en))).toEqual(en);
});

it('writes the beginning of keys once', () => {
  const sentences = {
    'note.leave': 'Go',
    'list.edit': 'Change',
    'note.text': 'Note',
    'note.text.hint': 'What?',
    'note.text.kind.LP': 'A: b.',
  };
  expect(packSentences(sentences)).toBe('note.|leave|go|text|note|.hint|what?|.kind.LP|a: b.|list.|edit|change');
  expect(unpackSentences(packSentences(sentences))).toEqual(sentences);
});

it('leaves out a key that is the words of its sentence', () => {
  const sentences = { 'note.billingType': 'Billing Type', 'note.billingType.hint': 'Monthly', 'note.US': 'United States', 'note.a.c': 'B' };
  expect(packSentences(sentences)).toBe('note.|Billing Type|.hint|monthly|US|united States|note.a.|c|B');
  expect(unpackSentences(packSentences(sentences))).toEqual(sentences);
  expect(() => packSentences({ 'note.Text': 'Note' })).toThrow('reads like a sentence');
});

it('marks the words of a sentence that make its key', () => {
  const sentences = {
    'a.yourPrice': 'Name your price, please',
    'a.street': '{street} is missing',
    'a.noThanks': 'no thanks',
    'a.text': 'A text',
    'a.file': 'What file?',
  };
  expect(packSentences(sentences)).toBe('a.|Name ~your price~, please|{~street~} is missing|no thanks~|A ~text~|What ~file~?');
  expect(unpackSentences(packSentences(sentences))).toEqual(sentences);
});

it('puts keys in an order: one that is gone is skipped, those that are new come last by area', () => {
  const sentences = {
    'note.leave': 'Go',
    'list.edit': 'Edit',
    'card.number': 'Number',
    'list.done': 'Done',
    'note.stay': 'Stay',
    'list.edit.hint': 'All',
  };
  const packed = packSentences(sentences, ['gone.one', 'list.done', 'note.stay', 'list.edit']);
  expect(Object.keys(unpackSentences(packed))).toEqual([
    'list.done',
    'note.stay',
    'list.edit',
    'list.edit.hint',
    'note.leave',
    'card.number',
  ]);
});

it('keeps what a sentence begins with, and refuses one with a bar or a tilde', () => {
  const sentences = { 'a.small': 'or drop it', 'a.upper': 'US only', 'a.mark': '^ marks', 'a.field': '{field} is missing' };
  expect(unpackSentences(packSentences(sentences))).toEqual(sentences);
  for (const sentence of ['This | that', 'This ~ that'])
    expect(() => packSentences({ 'a.sign': sentence })).toThrow('has a bar or a tilde');
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
