import { expect, it } from 'vitest';
import { packSentences, unpackSentences } from '../../scripts/build/pack-sentences.mjs';
import { en } from '../../src/core/text/en';

it('reads every sentence as it was written', () => {
  expect(unpackSentences(packSentences(en))).toEqual(en);
});

it('writes the beginning of keys once', () => {
  const sentences = { 'note.leave': 'Leave', 'list.edit': 'Edit', 'note.text': 'Note', 'note.text.hint': 'What?', 'note.text.kind.LP': 'A: b.' };
  expect(packSentences(sentences)).toBe('note.\nleave\nLeave\ntext\nNote\n.hint\nWhat?\n.kind.LP\nA: b.\nlist.\nedit\nEdit');
  expect(unpackSentences(packSentences(sentences))).toEqual(sentences);
});

it('puts areas in an order: one that is gone is skipped, one that is new comes last', () => {
  const sentences = { 'note.leave': 'Leave', 'list.edit': 'Edit', 'card.number': 'Number', 'list.done': 'Done' };
  const packed = packSentences(sentences, ['gone', 'list', 'note']);
  expect(Object.keys(unpackSentences(packed))).toEqual(['list.edit', 'list.done', 'note.leave', 'card.number']);
});
