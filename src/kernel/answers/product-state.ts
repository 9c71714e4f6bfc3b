import type { MailService } from '../reference/mail-services';
import type { ShapeOf } from './answer-shape';
import type { Choice } from './form-values';

/** The answers about one product, stored under its `saveAs` name (STORE-05). */
export interface ProductState {
  /** Whether the visitor wants it. */
  checked: boolean;
  /** For a product that is asked about state by state: whether the visitor wants it, by state code. */
  states: Readonly<Record<string, boolean>>;
  data: Partial<ProductData>;
}

/** The data of all products; each product uses its own part. */
export interface ProductData {
  // Mail forwarding and virtual office (MAIL-01, MAIL-02). The limit is a number of pieces, '' for a plan without one.
  serviceType: MailService;
  limit: string;
  state: Choice;
  // Process agent (ITEM-03).
  docketNumberType: string;
  docketNumber: string;
  USDOTNumber: string;
  // Notary stamp (ITEM-01, ITEM-02).
  first_name: string;
  middle_name: string;
  /** No middle name is asked for (ITEM-10). Not sent. */
  hasNoMiddleName: boolean;
  last_name: string;
  notary_id: string;
  city: string;
  company_state: Choice;
  exp_month: string;
  exp_day: string;
  exp_year: string;
  // Trade name, by state code (ITEM-05).
  names: Readonly<Record<string, string>>;
  // Corporate book and seal (ITEM-04).
  embossSealCapitalization: string;
  // Phone service (PHONE-09).
  phoneAreaCode: string;
}

export const productDataShapes: ShapeOf<ProductData> = {
  serviceType: 'choice',
  limit: 'choice',
  state: 'choice',
  docketNumberType: 'choice',
  docketNumber: 'text',
  USDOTNumber: 'text',
  first_name: 'text',
  middle_name: 'text',
  hasNoMiddleName: 'flag',
  last_name: 'text',
  notary_id: 'text',
  city: 'text',
  company_state: 'choice',
  exp_month: 'choice',
  exp_day: 'choice',
  exp_year: 'choice',
  names: { each: 'text' },
  embossSealCapitalization: 'text',
  phoneAreaCode: 'text',
};

export const productStateShapes: ShapeOf<ProductState> = { checked: 'flag', states: { each: 'flag' }, data: productDataShapes };
