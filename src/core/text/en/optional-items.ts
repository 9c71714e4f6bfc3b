/** The sentences of the optional items, and the notices about items that another answer removed. */
export const optionalItems = {
  // Business identity, expedite and bundles (OPT-10 to OPT-12, OPT-14, CART-24)
  'section.businessIdentity': 'Business Identity',
  'businessIdentity.toggle': 'Sign up for our Business Identity package',
  'businessIdentity.selection': 'A selection',
  'optIn.expedite': 'Upgrade to Expedited Processing',
  'optional.inBundle': 'Included in your bundle',
  // How often a price is due
  'period.once': 'one time',
  'period.month': '/ month',
  'period.months': '/ {count} months',
  'period.year': '/ year',
  'period.years': '/ {count} years',
  // A product that is ordered by state
  'optional.otherStates': 'Other states',
  // Notices: why something the visitor had chosen is gone, in one line
  'notice.undo': 'Undo',
  'notice.undone': 'Undone.',
  'notice.overseasShipping': 'Your supplies changed, so taken out: overseas shipping.',
  'notice.identityMail': 'Your package has a mail address, so taken out: virtual office.',
  'notice.phoneService': 'Your mail service changed, so taken out: phone service.',
  'notice.expedite': 'This is another filing now, so taken out: expedited processing.',
  'notice.notInState': 'Not offered in {state}, so taken out: {items}.',
  'notice.notForEntity': 'Not offered for this entity type, so taken out: {items}.',
  'notice.notInBundle': 'Not offered with your bundle, so taken out: {items}.',
  'notice.subscription': 'Replaced by the monthly plan, so taken out: {items}.',
  'notice.stepHidden': 'Nothing more to add. Still in your order: {items}.',
  'notice.speed': 'Filing speeds differ by state, so you have the standard one.',
  'notice.duration': 'Not offered in {state}, so changed: the term of your registered agent.',
} as const;
