// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { unchecked } from '../../src/kernel/answers/address';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import { NetworkFault } from '../../src/submission/faults';
import { createAddressService } from '../../src/services/address-service';
import type { HttpRequest } from '../../src/services/http-client';
import { createServiceRequest } from '../../src/services/service-request';
import type { ServiceName } from '../../src/services/services';

const address = { line1: '12 Élm & <Oak> St', city: 'Casper', state_province_region: 'WY', zip_postal_code: '82601-1234', country: 'US' };

/** The service, whose calls are answered with a text, or fail; `xml` configures the postal service. */
function setUp(answer: string | Error, { xml = false } = {}) {
  const calls: { service: ServiceName; path: string; options: HttpRequest }[] = [];
  const clientOf = (service: ServiceName) => ({
    send: async (path: string, options: HttpRequest = {}) => {
      calls.push({ service, path, options });
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const defaults = withDefaults({ formType: 'FormABusinessForm', pageID: 'page-1' });
  const config = {
    ...defaults,
    addresses: { ...defaults.addresses, verify: true, postalKey: xml ? 'KEY&1' : '' },
    endpoints: { ...defaults.endpoints, postal: 'https://postal.example/' },
  };
  return { calls, log, service: createAddressService(config, createServiceRequest(clientOf), clientOf('postal'), log) };
}

const fieldsOf = (body: unknown) => Object.fromEntries(body as FormData);

describe('the validation of an address by the page’s server', () => {
  it('is a multipart post to the ajax endpoint (ADDR-18, ADDR-23)', async () => {
    const { service, calls } = setUp('{"success":true}');
    await service.validate(address);
    expect(calls).toMatchObject([{ service: 'ajax', path: '' }]);
    const sent = fieldsOf(calls[0]!.options.body);
    expect({ ...sent, address: JSON.parse(String(sent.address)) as unknown }).toEqual({
      action: 'validate_address',
      formType: 'FormABusinessForm',
      pageID: 'page-1',
      address: { line1: '12 Élm & <Oak> St', city: 'Casper', zip: '82601-1234', state: 'WY', country: 'US' },
    });
  });

  it.each([
    ['{"success":true,"message":""}', { complete: true, valid: true, message: '' }],
    ['{"success":false,"message":"No PO box."}', { complete: true, valid: false, message: 'No PO box.' }],
    ['{"success":"0","error":[],"message":{"message":"Who?"}}', { complete: true, valid: false, message: 'Who?' }],
  ])('reads success and message of %s (ADDR-20)', async (answer, verdict) => {
    expect(await setUp(answer).service.validate(address)).toEqual(verdict);
  });

  it.each([['{"success":true,"error":"No database"}'], ['{}'], ['{"valid":true}']])(
    'stays incomplete and is logged where the answer is %s (ADDR-21)',
    async (answer) => {
      const { service, log } = setUp(answer);
      expect(await service.validate(address)).toEqual(unchecked);
      expect(log.error).toHaveBeenCalledOnce();
    },
  );

  it.each([
    [new NetworkFault('timeout', 'timeout of 20000ms exceeded')],
    [new NetworkFault('status', 'Request failed with status code 500', 500, '')],
    ['<html>Fatal error</html>'],
    ['[1]'],
    [''],
  ])('stays incomplete and logs "Address validation request failed." where it fails: %s (ADDR-21)', async (answer) => {
    const { service, log } = setUp(answer);
    expect(await service.validate(address)).toEqual(unchecked);
    expect(log.error).toHaveBeenCalledWith('Address validation request failed.', expect.any(NetworkFault));
  });

  it('logs nothing of a call that was given up', async () => {
    const { service, log } = setUp(new NetworkFault('aborted', 'Request aborted'));
    await expect(service.validate(address, AbortSignal.abort())).rejects.toThrow();
    expect(log.error).not.toHaveBeenCalled();
  });
});

const found = {
  line1: '12 ELM ST 4',
  city: 'CASPER',
  state: { key: 'WY', value: 'Wyoming' },
  country: 'US',
  zip: '82601-0001',
  zip5: '82601',
  zip4: '0001',
};

describe('the verification of an address by the XML service', () => {
  const parts =
    '<Address1>4</Address1><Address2>12 ELM ST</Address2><City>CASPER</City><State>WY</State><Zip5>82601</Zip5><Zip4>0001</Zip4>';
  const whole = `<?xml version="1.0"?><AddressValidateResponse><Address ID="0">${parts}</Address></AddressValidateResponse>`;

  it('is a GET with an XML request of street, city, state and five digits (ADDR-14, ADDR-15)', async () => {
    const { service, calls } = setUp(whole, { xml: true });
    await service.verify(address);
    const [{ service: name, options } = { service: '', options: {} as HttpRequest }] = calls;
    expect([name, options.body, options.contentType, options.query?.API]).toEqual(['postal', undefined, 'text/xml', 'Verify']);
    const request = new DOMParser().parseFromString(options.query!.XML!, 'text/xml');
    expect(request.documentElement.getAttribute('USERID')).toBe('KEY&1');
    const sent = [...request.querySelectorAll('Address > *')].map(({ tagName, textContent }) => [tagName, textContent]);
    expect(Object.fromEntries(sent)).toEqual({
      Address1: '',
      Address2: '12 Élm & <Oak> St',
      City: 'Casper',
      State: 'WY',
      Zip5: '82601',
      Zip4: '',
    });
  });

  it('is read to line1, city, state, country, zip, zip5 and zip4 (ADDR-15)', async () => {
    expect(await setUp(whole, { xml: true }).service.verify(address)).toEqual(found);
    const short = whole.replace('<Zip4>0001</Zip4>', '<Zip4/>').replace('<Address1>4</Address1>', '');
    expect(await setUp(short, { xml: true }).service.verify(address)).toMatchObject({ line1: '12 ELM ST', zip: '82601', zip4: '' });
  });

  it.each([
    [new NetworkFault('timeout', 'timeout of 20000ms exceeded'), 'USPS Lookup: request failed'],
    ['not XML at all', 'USPS Lookup: request failed'],
    ['<html><body>Sorry</body></html>', 'USPS Lookup: request failed'],
    ['', 'USPS Lookup: request failed'],
    [
      '<AddressValidateResponse><Address ID="0"><Error><Description>Address Not Found.</Description></Error></Address></AddressValidateResponse>',
      'USPS Lookup: address not found',
    ],
    [whole.replace('<State>WY', '<State>XX'), 'USPS Lookup: address not found'],
    [whole.replace('<Zip5>82601', '<Zip5>nan'), 'USPS Lookup: address not found'],
    [whole.replace('12 ELM ST', 'x'.repeat(2000)), 'USPS Lookup: address not found'],
  ])('fails where the answer is %s (ADDR-17)', async (answer, message) => {
    await expect(setUp(answer, { xml: true }).service.verify(address)).rejects.toThrow(message);
  });
});

describe('the verification of an address by the page’s server', () => {
  const reply = (given: object) =>
    JSON.stringify({
      success: true,
      address: { line1: '12 ELM ST 4', city: 'CASPER', state: 'WY', zip5: '82601', zip4: '0001', ...given },
    });

  it('posts the action "verify_address" to the ajax endpoint and reads the address (ADDR-15, ADDR-23)', async () => {
    const { service, calls } = setUp(reply({}));
    expect(await service.verify(address)).toEqual(found);
    expect(calls).toMatchObject([{ service: 'ajax', path: '' }]);
    expect(fieldsOf(calls[0]!.options.body)).toMatchObject({ action: 'verify_address', pageID: 'page-1' });
  });

  it.each([
    ['{"success":false}', 'USPS Lookup: address not found'],
    [reply({ line1: '' }), 'USPS Lookup: address not found'],
    [reply({ zip5: null }), 'USPS Lookup: address not found'],
    ['{"success":true,"address":"12 ELM ST"}', 'USPS Lookup: address not found'],
    ['<b>Warning</b>', 'USPS Lookup: request failed'],
    [new NetworkFault('network', 'Network Error'), 'USPS Lookup: request failed'],
  ])('fails where the answer is %s (ADDR-17)', async (answer, message) => {
    await expect(setUp(answer).service.verify(address)).rejects.toThrow(message);
  });
});
