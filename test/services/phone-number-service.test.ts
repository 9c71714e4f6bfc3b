import { describe, expect, it, vi } from 'vitest';
import { statusFault } from '../../src/submission/faults';
import type { HttpRequest } from '../../src/services/http-client';
import { createPhoneNumberService } from '../../src/services/phone-number-service';

function open(reply: string) {
  const send = vi.fn(async (_path: string, _request?: HttpRequest) => reply);
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  return { send, log, service: createPhoneNumberService({ send }, 'site-1', log) };
}

const reply = (...numbers: unknown[]) => JSON.stringify({ result: numbers.map((number) => ({ number_requested: number })) });

describe('the phone numbers that are free', () => {
  it('are asked for by website and area code (PHONE-02)', async () => {
    const { service, send } = open(reply('3075550101', '3075550102'));
    const { signal } = new AbortController();
    expect(await service.find('307', signal)).toEqual(['3075550101', '3075550102']);
    expect(send).toHaveBeenCalledWith(
      'virtual_phones',
      expect.objectContaining({ query: { website_id: 'site-1', area_code: '307' }, signal }),
    );
  });

  it('are none where the reply has no text, or an empty list (PHONE-06)', async () => {
    expect(await open('').service.find('311')).toEqual([]);
    expect(await open(reply()).service.find('411')).toEqual([]);
  });

  it('are each there once; what is no number is left out and said to the site owner (PHONE-02)', async () => {
    const { service, log } = open(reply('3075550101', 3_075_550_102, '3075550101', '', null, {}));
    expect(await service.find('307')).toEqual(['3075550101', '3075550102']);
    expect(log.warn).toHaveBeenCalledTimes(4);
  });

  it.each(['<html>', '[]', 'null'])('cannot be read from %s (PHONE-07)', async (text) => {
    await expect(open(text).service.find('307')).rejects.toThrow('Unreadable answer');
  });

  it('are no empty list where the service fails (PHONE-07)', async () => {
    const { service, send } = open('');
    send.mockRejectedValue(statusFault(500, ''));
    await expect(service.find('500')).rejects.toThrow('500');
  });
});
