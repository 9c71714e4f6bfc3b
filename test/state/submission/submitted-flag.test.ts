import { describe, expect, it } from 'vitest';
import { createSubmittedFlag } from '../../../src/state/submission/submitted-flag';
import { memoryStorage } from '../../support/fake-services';

describe('the mark of a success', () => {
  it('is read after a reload with its invoices, and with nothing else of the answer', () => {
    const storage = memoryStorage();
    createSubmittedFlag(storage, 'sent').set({ invoice_numbers: ['1001'], account_id: '7', login_url: '/welcome' });
    expect(createSubmittedFlag(storage, 'sent').read()).toEqual({ invoice_numbers: ['1001'] });
    expect(storage.get('sent')).not.toContain('welcome');
    createSubmittedFlag(storage, 'sent').clear();
    expect(createSubmittedFlag(storage, 'sent').read()).toBeUndefined();
  });

  it.each(['', '{', 'null'])('of which "%s" was stored is none', (stored) => {
    expect(createSubmittedFlag(memoryStorage(new Map([['sent', stored]])), 'sent').read()).toBeUndefined();
  });

  it('without invoices is a mark all the same', () => {
    const mark = createSubmittedFlag(memoryStorage(), 'sent');
    mark.set(null);
    expect(mark.read()).toEqual({ invoice_numbers: [] });
  });
});
