import { verifierOf } from '../kernel/addresses/address-checks';
import { unchecked } from '../kernel/answers/address';
import type { ServerAddress } from '../kernel/answers/server-address';
import type { PageConfig } from '../kernel/page-config/page-config';
import { isTrue, readObject } from '../kernel/util/read-wire';
import { formOf } from './form-data';
import { readTimeout, type HttpClient } from './http-client';
import { addressNotFound, lookupFailed, readPostalAddress, readPostalXml, verifyRequest } from './postal-xml';
import { isError, readMessage } from './read-reply';
import type { AddressService, Log, ServiceRequest } from './services';

const failed = 'Address validation request failed.';

/** Asks the page's server about addresses, and the postal service that the page config names. @param postal its client */
export function createAddressService(config: PageConfig, request: ServiceRequest, postal: HttpClient, log: Log): AddressService {
  const askPage = (action: string, address: ServerAddress, signal?: AbortSignal) => {
    const { line1, city, zip_postal_code: zip, state_province_region: state, country } = address;
    const body = formOf({ action, formType: config.formType, pageID: config.pageID, address: { line1, city, zip, state, country } });
    return request({ service: 'ajax', path: '', body }, signal);
  };

  return {
    async validate(address, signal) {
      try {
        const { success, error, message } = await askPage('validate_address', address, signal);
        if (!isError(error) && success != null) return { complete: true, valid: isTrue(success), message: readMessage(message) };
        log.error(failed, error);
      } catch (fault) {
        if (signal?.aborted) throw fault;
        log.error(failed, fault);
      }
      return unchecked;
    },

    async verify(address, signal) {
      if (verifierOf(config) === 'xml') {
        const query = { API: 'Verify', XML: verifyRequest(address, config.addresses.postalKey) };
        const reply = postal.send('', { query, signal, timeout: readTimeout, contentType: 'text/xml' });
        return readPostalXml(await reply.catch(lookupFailed));
      }
      const { success, address: found } = await askPage('verify_address', address, signal).catch(lookupFailed);
      return (isTrue(success) && readPostalAddress(readObject(found))) || addressNotFound();
    },
  };
}
