/** The sentences of the optional items, and the notices about items that another answer removed. */
export const optionalItems = {
  // Business identity, expedite and bundles (OPT-10 to OPT-12, OPT-14, CART-24)
  'section.businessIdentity': 'Business Identity',
  'businessIdentity.toggle': 'Sign up for our Business Identity package',
  'businessIdentity.selection': 'A selection',
  'optIn.expedite': 'Upgrade to Expedited Processing',
  'optional.inBundle': 'Included in your bundle',
  'optional.included': 'Included',
  'businessIdentity.about': 'What your business needs to be found and reached online.',
  'businessIdentity.saves': 'Saves {amount}',
  // How often a price is due
  'period.once': 'one time',
  'period.today': 'today',
  'period.month': '/ month',
  'period.months': '/ {count} months',
  'period.year': '/ year',
  'period.years': '/ {count} years',
  // A product that is ordered by state
  'optional.otherStates': 'Other states',
  // Notices: why something the visitor had chosen is gone, in one line
  'notice.undo': 'Undo',
  'notice.undone': 'We changed it back.',
  'notice.overseasShipping': 'We removed overseas shipping because your supplies changed.',
  'notice.identityMail': 'We removed the virtual office because your package includes a mail address.',
  'notice.phoneService': 'We removed the phone service because your mail service changed.',
  'notice.expedite': 'We removed expedited processing because this is a different filing now.',
  'notice.notInState': "We removed these items because {state} doesn't offer them: {items}.",
  'notice.notForEntity': "We removed these items because they aren't available for this entity type: {items}.",
  'notice.notInBundle': "We removed these items because your bundle doesn't allow them: {items}.",
  'notice.subscription': 'We removed these items because the monthly plan replaces them: {items}.',
  'notice.stepHidden': 'Your bundle leaves nothing to add. These items are still in your order: {items}.',
  'notice.speed': 'Filing speeds differ by state, so we changed your order to the standard one.',
  'notice.duration': "{state} doesn't offer that term, so we changed your registered agent's term.",
} as const;
