import { expect, it } from 'vitest';
import type { FormValues } from '../../../src/kernel/answers/form-values';
import { noteReads } from '../../../src/kernel/answers/noted-reads';
import { getPath } from '../../../src/kernel/util/paths';

const answers: FormValues = Object.freeze({
  state: { key: 'WY', value: 'Wyoming' },
  llc: Object.freeze({ members: Object.freeze([{ first_name: 'Ann', last_name: 'Lee' }]) }),
  paper: new Date(0),
});

it('holds the same answers, also those that a store has frozen', () => {
  expect(JSON.parse(JSON.stringify(noteReads(answers).values))).toEqual(JSON.parse(JSON.stringify(answers)));
  expect(getPath(noteReads(answers).values, 'paper')).toBe(answers.paper);
});

it('notes what is read, with the groups on the way, and nothing beside it', () => {
  const { values, wasRead } = noteReads(answers);
  expect(wasRead('llc.members.0.first_name')).toBe(false);
  const { members } = values.llc as { members: readonly Record<string, string>[] };
  expect(members.map((member) => member.first_name)).toEqual(['Ann']);
  const read = ['llc', 'llc.members', 'llc.members.0', 'llc.members.0.first_name', 'llc.members.0.last_name', 'state'];
  expect(read.filter((path) => wasRead(path))).toEqual(read.slice(0, 4));
});

it('notes all of a group that is copied or written out', () => {
  const { values, wasRead } = noteReads(answers);
  JSON.stringify(values.llc);
  expect({ ...(values.state as object) }).toEqual(answers.state);
  expect(['llc.members.0.last_name', 'state.key', 'paper'].map(wasRead)).toEqual([true, true, false]);
});
