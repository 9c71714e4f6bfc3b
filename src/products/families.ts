import type { ProductFamily } from '../commerce/families/product-family';
import { companyFamily } from './company/family';
import { agentFamily } from './agent/family';
import { domainsFamily } from './domains/family';
import { phoneFamily } from './phone/family';
import { mailFamily } from './mail/family';
import { filingFamily } from './filing/family';
import { taxIDFamily } from './tax-id/family';
import { vehiclesFamily } from './vehicles/family';
import { namedPriceFamily } from './named-price/family';
import { suppliesFamily } from './supplies/family';
import { trademarkFamily } from './trademark/family';
import { packagesFamily } from './packages/family';

/** The families that the product brings with it. Where two reactions compete, the one of the earlier family runs first. */
export const builtInFamilies: readonly ProductFamily[] = [
  companyFamily,
  agentFamily,
  domainsFamily,
  phoneFamily,
  mailFamily,
  filingFamily,
  taxIDFamily,
  vehiclesFamily,
  namedPriceFamily,
  suppliesFamily,
  trademarkFamily,
  packagesFamily,
];
