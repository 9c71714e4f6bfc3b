import { describe, expect, it } from 'vitest';
import { productForRole, saveAsOf } from '../../../src/commerce/catalogue/product-lookup';
import { parseProducts } from '../../../src/commerce/catalogue/parse-products';
import { roleOfType, roleTypeOf, typeOfRole } from '../../../src/kernel/reference/product-roles';
import { productRoles } from '../../support/product-roles';
import { fullCatalogue, someFacts } from '../../commerce/catalogue/sample-facts';

describe('product roles', () => {
  it('are known for each of our products, which is found by it (PROD-34)', () => {
    const names =
      'registered agent, renewal, call forwarding, book, seal, book and seal, go book, go book and seal, certificates, ' +
      'notary stamp, domain, web hosting, web hosting managed 1, tls, business email, phone service, business formation, ' +
      'business formation free, foreign registration, compliance filing, change of agent, trade name, law on call, ' +
      'mf parent, ny publication, boi compliance, vehicle parent';
    const types = names.split(', ').map((name) => name.replaceAll(' ', '_'));
    expect(productRoles.map(typeOfRole)).toEqual(expect.arrayContaining(types));
    const simple = parseProducts(
      types.map((type, id) => ({ id, name: type, price: 1, type })),
      () => {},
    );
    const facts = someFacts({ catalogue: { ...fullCatalogue, simple } });
    expect(types.map((type) => productForRole(facts, roleOfType(type))?.type)).toEqual(types);
  });

  it.each([
    ['registeredAgent', 'registered_agent'],
    ['webHostingManaged1', 'web_hosting_managed_1'],
    ['mfParent', 'mf_parent'],
    ['goBookAndSeal', 'go_book_and_seal'],
    ['tls', 'tls'],
    ['taxID', 'tax_id'],
  ])('%s is the type %s of the server', (role, type) => {
    expect(typeOfRole(role)).toBe(type);
  });

  it('are known for the products of other forms too, found by the same rule (PROD-47)', () => {
    const names =
      'domestication, taxID, taxIDWithoutSSN, trademark, trademarkMonitoring, processAgent, operatingAgreement, ' +
      'nameReservation, expedited, overseasShipping, insurance, virtualOffice, privacy';
    const roles = names.split(', ');
    expect(productRoles).toEqual(expect.arrayContaining(roles));
    expect(roles.map(typeOfRole)).toContain('tax_id_without_ssn');
    const simple = parseProducts(
      roles.map((role, id) => ({ id, name: role, price: 1, type: typeOfRole(role) })),
      () => {},
    );
    const facts = someFacts({ catalogue: { ...fullCatalogue, simple, filing: {} } });
    expect(roles.map((role) => productForRole(facts, role)?.name)).toEqual(roles);
  });

  it('mean the product of a sub type where that makes one of ours (PROD-47)', () => {
    const of = (sub_type: string, id: number) => ({ id, name: sub_type, price: 1, type: 'tax_id', sub_type });
    const simple = parseProducts([of('without_ssn', 1), of('with_ssn', 2)], () => {});
    const facts = someFacts({ catalogue: { ...fullCatalogue, simple, filing: {} } });
    expect(['taxID', 'taxIDWithoutSSN'].map((role) => productForRole(facts, role)?.name)).toEqual(['with_ssn', 'without_ssn']);
    expect(simple.map((product) => saveAsOf(facts, product))).toEqual(['taxIDWithoutSSN', 'taxID']);
    expect([roleTypeOf({ type: 'tax_id', sub_type: '' }), roleTypeOf({ type: 'book', sub_type: 'x' })]).toEqual(['tax_id', 'book']);
  });

  it('are found again by their type', () => {
    expect(productRoles.map((role) => roleOfType(typeOfRole(role)))).toEqual(productRoles);
  });
});
