/** The sentences of the optional items, and of what becomes of them when another answer changes. */
export const optionalItems = {
  // Business identity, expedite and bundles (OPT-11, OPT-12, OPT-14, CART-24)
  'businessIdentity.toggle': 'Sign up for our Business Identity package',
  'businessIdentity.selection': 'Business Identity products',
  'businessIdentity.selection.name': 'A selection',
  'optIn.expedite': 'Upgrade to Expedited Processing',
  'optional.inBundle': 'Included in your bundle',
  'step.businessIdentity': 'Business Identity',
  'section.businessIdentity': 'Business Identity',
  // One line that says why something the visitor had chosen is gone
  'notice.undo': 'Undo',
  'notice.undone': 'It is back as it was.',
  'notice.overseasShipping': 'Your supplies have changed, so we took out overseas shipping. Add it again if you still need it.',
  'notice.identityMail': 'Your business identity package comes with a mail address, so we took out the virtual office.',
  'notice.expedite': 'This is a different filing now, so we took out expedited processing.',
  'notice.expediteGone': 'Your bundle does not offer expedited processing, so we took it out.',
  'notice.notInState': 'Not offered in {state}, so no longer in your order: {items}.',
  'notice.notForEntity': 'Not offered for this kind of company, so no longer in your order: {items}.',
  'notice.notInBundle': 'Cannot be combined with your bundle, so no longer in your order: {items}.',
  'notice.subscription': 'The monthly plan replaces what you had added: {items}.',
  'notice.notOffered': 'No longer offered, so no longer in your order: {items}.',
  'notice.stepHidden': 'Your bundle leaves nothing to add. What you had added stays in your order: {items}.',
  'notice.speed': 'Filing speeds differ from state to state, so your order is back to the standard one.',
  'notice.duration': 'The term you chose for your registered agent is not offered in {state}, so your order has another one now.',
} as const;
