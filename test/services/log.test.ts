import { describe, expect, it, vi } from 'vitest';
import { createLog } from '../../src/services/log';

describe('the log', () => {
  it('writes under the name of the product', () => {
    const console = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const log = createLog(console);
    log.warn('A product was left out.', { id: 3 });
    log.error('It failed.');
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('Charterform: A product was left out.', { id: 3 });
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Charterform: It failed.');
  });
});
