import { parseProducts } from '../../src/commerce/catalogue/parse-products';
import type { Facts } from '../../src/kernel/facts/facts';
import { nothingOffered, type Offer } from '../../src/kernel/facts/offer';
import type { Product } from '../../src/kernel/facts/product';
import type { PageConfig } from '../../src/kernel/page-config/page-config';
import { setPaths } from '../../src/kernel/util/paths';
import { choice, fullCatalogue, someFacts } from '../commerce/catalogue/sample-facts';

export const mailWire = (product_id: number, type: string, price: string, category: string, sub_type = '') => ({
  product_id,
  name: `Mail ${product_id}`,
  type,
  sub_type,
  price,
  category,
});

const phone = mailWire(16, 'phone_service', '9.00', 'phone');
export const parent = mailWire(18, 'mf_parent', '240.00', 'mail_forwarding');
export const plans = [
  mailWire(44, 'mail_forwarding', '120.00', 'mail_forwarding', '15'),
  mailWire(45, 'mail_forwarding', '300.00', 'mail-forwarding', '45'),
  mailWire(46, 'virtual_office', '480.00', 'virtual_office'),
];

export const productsOf = (wires: readonly ReturnType<typeof mailWire>[]): Product[] => parseProducts([...wires], () => {});

interface Given {
  config?: Partial<PageConfig>;
  offer?: Partial<Offer>;
  /** Answers by path. */
  answers?: object;
  products?: readonly ReturnType<typeof mailWire>[];
}

/** A visitor of a page that sells mail and nothing else, unless its offer says otherwise. */
export const mailFacts = ({ config, offer, answers = {}, products = [phone, parent, ...plans] }: Given = {}): Facts =>
  someFacts({
    config: { formType: 'MFVOStandaloneForm', ...config },
    offer: { ...nothingOffered, primaryProducts: ['mfParent'], optIns: ['phoneService'], ...offer },
    catalogue: { ...fullCatalogue, simple: productsOf(products) },
    values: setPaths({}, answers as Record<string, unknown>),
  });

/** A company in Wyoming beside which mail is offered. */
export const besideCompany = (answers: object = {}, given: Given = {}): Facts =>
  mailFacts({
    ...given,
    offer: { primaryProducts: [], optIns: ['mfParent', 'phoneService'], ...given.offer },
    answers: { 'companyInformation.state': choice('WY'), ...answers },
  });

export const planPath = 'productState.mfParent.data';
/** The answers that choose a plan; without a limit only its service. */
export const planned = (serviceType: string, limit?: string) => ({
  [`${planPath}.serviceType`]: serviceType,
  [`${planPath}.limit`]: limit,
});
export const mailChecked = (isOn = true) => ({ 'productState.mfParent.checked': isOn });
export const phoneChecked = (isOn = true) => ({ 'productState.phoneService.checked': isOn });
export const destination = 'companyInformation.inlineMFVODeliveryDestination';
