import { describe, expect, it } from 'vitest';
import { productRoles, roleOfType, typeOfRole } from '../../../src/core/reference/product-roles';

describe('product roles', () => {
  it.each([
    ['registeredAgent', 'registered_agent'],
    ['webHostingManaged1', 'web_hosting_managed_1'],
    ['mfParent', 'mf_parent'],
    ['goBookAndSeal', 'go_book_and_seal'],
    ['tls', 'tls'],
  ])('%s is the type %s of the server', (role, type) => {
    expect(typeOfRole(role)).toBe(type);
  });

  it('are found again by their type', () => {
    expect(productRoles.map((role) => roleOfType(typeOfRole(role)))).toEqual(productRoles);
  });
});
