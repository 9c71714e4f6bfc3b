import type { ProductRole } from '../../src/core/reference/product-roles';

const roles: Readonly<Record<ProductRole, true>> = {
  registeredAgent: true,
  renewal: true,
  callForwarding: true,
  book: true,
  seal: true,
  bookAndSeal: true,
  goBook: true,
  goBookAndSeal: true,
  certificates: true,
  notaryStamp: true,
  domain: true,
  webHosting: true,
  webHostingManaged1: true,
  tls: true,
  businessEmail: true,
  phoneService: true,
  businessFormation: true,
  businessFormationFree: true,
  foreignRegistration: true,
  complianceFiling: true,
  changeOfAgent: true,
  tradeName: true,
  lawOnCall: true,
  mfParent: true,
  nyPublication: true,
  boiCompliance: true,
  vehicleParent: true,
  domestication: true,
  taxId: true,
  trademark: true,
  expeditedProcessing: true,
  overseasShipping: true,
};

/** Every product role; the compiler says which is missing. */
export const productRoles = Object.keys(roles) as readonly ProductRole[];
