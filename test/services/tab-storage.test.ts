import { describe, expect, it } from 'vitest';
import { createTabStorage } from '../../src/services/tab-storage';
import { memoryStorage } from '../support/fake-services';

describe('the storage of a tab', () => {
  it('remembers within the page what cannot be stored, for a form that is mounted again (STORE-16, SUBM-57)', () => {
    const blocked = { get: () => null, set: () => false, remove: () => undefined };
    createTabStorage(blocked).set('key', 'value');
    expect(createTabStorage(blocked).get('key')).toBe('value');
    createTabStorage(blocked).remove('key');
    expect(createTabStorage(blocked).get('key')).toBeNull();
  });

  it('is the session storage where that works', () => {
    const session = memoryStorage();
    const storage = createTabStorage(session);
    expect(storage.set('key', 'value')).toBe(true);
    expect(session.get('key')).toBe('value');
    session.remove('key');
    expect(storage.get('key')).toBeNull();
  });
});
