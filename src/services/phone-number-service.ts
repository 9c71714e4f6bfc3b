import { readEach, readText } from '../kernel/util/read-wire';
import { readTimeout, type HttpClient } from './http-client';
import { readReply } from './read-reply';
import type { Log, PhoneNumberService } from './services';

/**
 * Asks the marketing API for phone numbers that are free (PHONE-02).
 * @param client of the marketing API
 */
export const createPhoneNumberService = (client: HttpClient, website: string, { warn }: Log): PhoneNumberService => ({
  async find(areaCode, signal) {
    const query = { website_id: website, area_code: areaCode };
    const text = await client.send('virtual_phones', { query, signal, timeout: readTimeout });
    // A 204 has no text: there are none (PHONE-06).
    return text ? readEach(readReply(text).result, 'phone number', readNumber, warn, (number) => number) : [];
  },
});

const readNumber = (wire: Readonly<Record<string, unknown>>) => readText(wire.number_requested).trim() || undefined;
