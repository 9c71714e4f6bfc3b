import { availableChoices } from '../../../src/commerce/addresses/address-choice';
import type { AddressPrefix } from '../../../src/kernel/answers/answer-path';
import { documentTimeLabel, filingMethodsOf, filingSpeedLabel } from '../../../src/commerce/catalogue/filing-methods';
import { nameDesignators } from '../../../src/commerce/catalogue/name-designators';
import { productForRole, registeredAgentDurations } from '../../../src/commerce/catalogue/product-lookup';
import type { Facts } from '../../../src/kernel/facts/facts';
import { entityTypesOffered } from '../../../src/kernel/reference/entity-types';
import { managedTypes } from '../../../src/kernel/answers/officials';
import { formatPrice } from '../../../src/kernel/util/money';
import { createText, type Text } from '../../../src/kernel/text/format-message';
import { textKeyOf } from '../../../src/kernel/text/en';
import '../../../src/kernel/text/order-english';
import type { FormModule } from '../../../src/forms/define-form';
import { benchState } from './bare-facts';

/** One radio or checkbox as the visitor reads it. */
export interface Offer {
  key: string;
  label: string;
  info?: string;
  price?: string;
}

/** How fast the bench's state files, as in our filing options. */
export function filingSpeeds(facts: Facts, text: Text): Offer[] {
  const product = productForRole(facts, 'businessFormation');
  const methods = product ? filingMethodsOf(facts, product, benchState) : [];
  return methods.map((method) => ({
    key: method.id,
    label: filingSpeedLabel(method, text),
    info: documentTimeLabel(method, text),
    price: formatPrice(method.cost + method.surcharge),
  }));
}

/** The optional products of the form. */
export function optionalProducts(facts: Facts): Offer[] {
  return facts.offer.groups
    .flatMap(({ products }) => products)
    .flatMap(({ role }) => {
      const product = productForRole(facts, role);
      return product ? [{ key: `productState.${role}.checked`, label: product.name, price: formatPrice(product.price) }] : [];
    });
}

/** The answers of the fields that are asked with radios; undefined for any other field. */
export function answersOf(path: string, facts: Facts, text: Text, module: FormModule): Offer[] | undefined {
  if (path.endsWith('.address.choice')) {
    const prefix = path.replace(/\.choice$/, '') as AddressPrefix;
    return availableChoices(facts, prefix).map((key) => ({ key, label: text(`address.choice.${key}`) }));
  }
  switch (path) {
    case 'companyInformation.entityType':
      return entityTypesOffered((module.id === 'EntityType' && module.entityTypes) || []).map((key) => {
        const info = textKeyOf(`company.entityType.${key}`);
        const name = textKeyOf(`company.entityType.${key}.name`);
        return { key, label: name ? text(name) : key, ...(info && { info: text(info) }) };
      });
    case 'companyInformation.companyNameDesignator':
      return nameDesignators(facts).map((key) => ({ key, label: key }));
    case 'companyInformation.registeredAgentServiceDuration':
      return registeredAgentDurations(facts, createText()).map(({ price, ...rest }) => ({ ...rest, price: formatPrice(price) }));
    case 'llc.managedType':
      return managedTypes.map((key) => {
        const words = key === 'Member Managed' ? 'llc.memberManaged' : 'llc.managerManaged';
        return { key, label: text(words), info: text(`${words}.info`) };
      });
  }
}
