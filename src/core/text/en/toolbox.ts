/** The sentences of the developer toolbox (DEV-01). */
export const toolbox = {
  'toolbox.title': 'Developer toolbox',
  'toolbox.ledger': 'Price ledger',
  'toolbox.namedBy': 'Line {id} of the order',
} as const;
