/** The sentences of address selectors and address checks. */
export const addresses = {
  'address.principal': 'Principal address',
  'address.choice': 'Address',
  'address.choice.mailing': 'Company mailing address',
  'address.choice.own': 'Your mailing address',
  'address.choice.later': 'Asked for with your contact details.',
  'address.choice.ra': 'Registered agent address',
  'address.choice.ra.info': 'Keeps yours off the public record.',
  'address.choice.specify': 'Another address',
  'address.choice.specify.info': 'A home or an office.',
  'address.edit': 'Edit this address',
  'address.done': 'Use this address',
  'address.found': 'The post office writes it as {address}.',
  'address.useFound': 'Use that one',
  'privacy.upsell': 'Would you like to protect your privacy and home address?',
  'privacy.upsell.hint': 'Where allowed, the public record has the registered agent address, not yours.',
  'notice.addressChoice': 'Not offered here, so changed: an address. Please check it.',
} as const;
