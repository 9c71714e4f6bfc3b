import { expect, it } from 'vitest';
import { packSentences, unpackSentences } from '../../scripts/build/pack-sentences.mjs';
import { en } from '../../src/core/text/en';

it('reads every sentence as it was written', () => {
  expect(unpackSentences(packSentences(en))).toEqual(en);
});

it('writes the beginning of keys once', () => {
  const sentences = { 'note.leave': 'Go', 'list.edit': 'Change', 'note.text': 'Note', 'note.text.hint': 'What?', 'note.text.kind.LP': 'A: b.' };
  expect(packSentences(sentences)).toBe('note.\nleave\nGo\ntext\nNote\n.hint\nWhat?\n.kind.LP\nA: b.\nlist.\nedit\nChange');
  expect(unpackSentences(packSentences(sentences))).toEqual(sentences);
});

it('leaves out a key that is the words of its sentence', () => {
  const sentences = { 'note.billingType': 'Billing Type', 'note.billingType.hint': 'Monthly', 'note.US': 'United States', 'note.a.b': 'B' };
  expect(packSentences(sentences)).toBe('note.\nBilling Type\n.hint\nMonthly\nUS\nUnited States\nnote.a.\nb\nB');
  expect(unpackSentences(packSentences(sentences))).toEqual(sentences);
  expect(() => packSentences({ 'note.Text': 'Note' })).toThrow('reads like a sentence');
});

it('puts areas in an order: one that is gone is skipped, one that is new comes last', () => {
  const sentences = { 'note.leave': 'Leave', 'list.edit': 'Edit', 'card.number': 'Number', 'list.done': 'Done' };
  const packed = packSentences(sentences, ['gone', 'list', 'note']);
  expect(Object.keys(unpackSentences(packed))).toEqual(['list.edit', 'list.done', 'note.leave', 'card.number']);
});
