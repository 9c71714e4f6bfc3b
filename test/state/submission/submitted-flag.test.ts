import { describe, expect, it } from 'vitest';
import { createSubmittedFlag } from '../../../src/state/submission/submitted-flag';
import { memoryStorage } from '../../support/fake-services';

const flagIn = (storage: ReturnType<typeof memoryStorage>, loadedAt = 1000) => createSubmittedFlag(storage, 'sent', loadedAt);

describe('the mark of a success', () => {
  it('is read after a reload with its invoices, and with nothing else of the answer', () => {
    const storage = memoryStorage();
    flagIn(storage).set({ invoice_numbers: ['1001'], account_id: '7', login_url: '/welcome' });
    expect(flagIn(storage, 2000).read()).toEqual({ invoice_numbers: ['1001'] });
    expect(storage.get('sent')).not.toContain('welcome');
    flagIn(storage).clear();
    expect(flagIn(storage).read()).toBeUndefined();
  });

  it('knows whether it was made since the page was loaded (SUBM-57)', () => {
    const storage = memoryStorage();
    expect(flagIn(storage).isOfThisLoad()).toBe(false);
    flagIn(storage).set(null);
    expect([flagIn(storage).isOfThisLoad(), flagIn(storage, 2000).isOfThisLoad()]).toEqual([true, false]);
  });

  it.each(['', '{', 'null'])('of which "%s" was stored is none', (stored) => {
    expect(flagIn(memoryStorage(new Map([['sent', stored]]))).read()).toBeUndefined();
  });

  it('without invoices is a mark all the same', () => {
    const mark = flagIn(memoryStorage());
    mark.set(null);
    expect(mark.read()).toEqual({ invoice_numbers: [] });
  });
});
