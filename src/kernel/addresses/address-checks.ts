import type { PostalAddress } from '../answers/postal-address';
import { isComplete, type ServerAddress } from '../answers/server-address';
import type { PageConfig } from '../page-config/page-config';

/** Whether addresses are verified by the specified XML service, which needs a key (ADDR-14), or by the page's own action. */
export function verifierOf({ addresses, endpoints }: PageConfig): 'xml' | 'page' | undefined {
  if (addresses.postalKey && endpoints.postal) return 'xml';
  return addresses.verify ? 'page' : undefined;
}

/** Whether the post office can be asked about an address: a whole one in the US. */
export const isVerifiable = (address: ServerAddress): boolean => address.country === 'US' && isComplete(address);

/** Whether the page's server is to be asked about the visitor's address: one in Wyoming, as far as the check needs it (ADDR-18, ADDR-19). */
export const isValidatable = (
  { addresses }: PageConfig,
  { country, state_province_region, line1, zip_postal_code }: ServerAddress,
): boolean => addresses.checkWyoming && country === 'US' && state_province_region === 'WY' && line1 !== '' && zip_postal_code.length >= 3;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s.,-]+/g, ' ')
    .trim();

/** Whether a found address is the entered one, but for capitals and punctuation. */
export const isSameAddress = (entered: ServerAddress, found: PostalAddress): boolean =>
  [
    [entered.line1, found.line1],
    [entered.city, found.city],
    [entered.state_province_region, found.state.key],
    [entered.zip_postal_code, found.zip],
  ].every(([one = '', other = '']) => plain(one) === plain(other));
