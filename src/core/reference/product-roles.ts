/** What our products are known for (PROD-34): the names under which page configs and form files speak of them. */
export const productRoles = [
  'registeredAgent',
  'renewal',
  'callForwarding',
  'book',
  'seal',
  'bookAndSeal',
  'goBook',
  'goBookAndSeal',
  'certificates',
  'notaryStamp',
  'domain',
  'webHosting',
  'webHostingManaged1',
  'tls',
  'businessEmail',
  'phoneService',
  'businessFormation',
  'businessFormationFree',
  'foreignRegistration',
  'complianceFiling',
  'changeOfAgent',
  'tradeName',
  'lawOnCall',
  'mfParent',
  'nyPublication',
  'boiCompliance',
  'vehicleParent',
] as const;

export type ProductRole = (typeof productRoles)[number];

/** The server's `type` of a role: `webHostingManaged1` is `web_hosting_managed_1`. */
export const typeOfRole = (role: string): string => role.replace(/[A-Z]|\d+/g, (part) => `_${part.toLowerCase()}`);

/** The role of a server's `type`, the other way round. */
export const roleOfType = (type: string): string =>
  type.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The `type` of each filing that keeps its state fee and surcharge inside a bundle (SUMM-07). */
export const typesWithFeesInBundles: readonly string[] = [
  'business_formation',
  'business_formation_free',
  'foreign_registration',
  'domestication',
  'compliance_filing',
  'change_of_agent',
  'trade_name',
  'tax_id',
  'trademark',
];
