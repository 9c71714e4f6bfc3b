import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createHistoryNotes } from '../../src/services/history-notes';
import { memoryStorage } from '../support/fake-services';

/** A history with entries of its own keys, as the Navigation API tells of them. */
function fakePage() {
  const entries = [{ key: 'first', state: { host: 1 } as unknown }];
  let index = 0;
  const history = {
    get state() {
      return entries[index]!.state;
    },
    pushState: vi.fn((state: unknown, _title: string, ..._address: string[]) => {
      entries.splice(++index, Infinity, { key: `entry-${entries.length}`, state });
    }),
    replaceState: vi.fn((state: unknown) => void (entries[index]!.state = state)),
  };
  const traverseTo = vi.fn((key: string) => {
    index = entries.findIndex((entry) => entry.key === key);
    return { committed: Promise.resolve(), finished: Promise.resolve() };
  });
  const navigation = {
    get currentEntry() {
      return { key: entries[index]!.key, index };
    },
    entries: () => [...entries],
    traverseTo,
  };
  return { history, navigation, go: (by: number) => void (index += by), entries };
}

const notesOn = (page: object, storage = memoryStorage()) =>
  createHistoryNotes(page as Parameters<typeof createHistoryNotes>[0], storage, 'steps');

describe('notes at the entries of the history', () => {
  it('leave the state of every entry, and find their way back (FORM-40)', async () => {
    const page = fakePage();
    const notes = notesOn(page);
    expect(notes.noted()).toBe('');
    notes.note('one');
    notes.push('two');
    notes.push('three');
    expect(page.history.replaceState).not.toHaveBeenCalled();
    expect(page.entries.map(({ state }) => state)).toEqual([{ host: 1 }, { host: 1 }, { host: 1 }]);
    for (const call of page.history.pushState.mock.calls) expect(call).toHaveLength(2);
    await notes.goBackTo('one');
    expect(notes.read()).toBe('one');
    expect(notes.goBackTo('three')).toBeUndefined();
  });

  it('count for the entries that another script adds (FORM-40)', () => {
    const page = fakePage();
    const notes = notesOn(page);
    notes.note('one');
    notes.push('two');
    page.history.pushState(null, '', '#faq');
    expect([notes.noted(), notes.read()]).toEqual(['', 'two']);
  });

  it('stand beside the state of the page without the Navigation API, and not in one that holds no object (FORM-40)', () => {
    const { history, go, entries } = fakePage();
    const notes = notesOn({ history });
    notes.note('one');
    notes.push('two');
    expect(entries.map(({ state }) => state)).toEqual([
      { host: 1, charterform: { steps: 'one' } },
      { host: 1, charterform: { steps: 'two' } },
    ]);
    go(-1);
    expect(notes.read()).toBe('one');
    entries[0]!.state = 'a text of the page';
    notes.note('two');
    notes.push('two');
    expect([notes.read(), entries[0]!.state, entries.length]).toEqual(['', 'a text of the page', 2]);
  });

  it('that were stored by something else are none (FORM-40, STORE-16)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const notes = notesOn(fakePage(), memoryStorage(new Map([['steps', stored]])));
        expect(typeof notes.read()).toBe('string');
        notes.note('one');
        expect(notes.read()).toBe('one');
      }),
    );
  });

  it('are left out where a frame forbids to add entries (FORM-40)', () => {
    const page = fakePage();
    page.history.pushState.mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const notes = notesOn(page);
    notes.note('one');
    notes.push('two');
    expect(notes.read()).toBe('one');
  });
});
