/** The sentences of the registered agent. */
export const registeredAgent = {
  'registeredAgent.duration': 'For how long?',
  'registeredAgent.duration.hint': 'Longer terms cost less a year.',
  'step.states': 'States',
  'step.price': 'Price',
  'section.states': 'In which states do you need a registered agent?',
  'section.price': 'What would you like to pay?',
  'section.price.text': 'Name your own price. We tell you if it is too low.',
  // The states it is ordered for (PROD-39 to PROD-42)
  'multiState.all': 'All states',
  'multiState.count': 'States chosen: {count}',
  'multiState.price': '{price} for each state.',
  'multiState.bulk': 'From {count} states on, each is {price} a year.',
  'multiState.bulkMissing': '{count} more for {price} each',
  'multiState.bulkReached': 'Now each is {price} a year',
  'multiState.notEnabled': 'Error: product {name} does not have multi state enabled',
  'multiState.unchecked': 'Not available at the moment, so taken out: {states}.',
  // Name your own price (NYOP-02, NYOP-07)
  'namedPrice.price': 'Your price',
  'namedPrice.price.hint': 'In dollars, for one year in one state.',
  'namedPrice.immediate': 'Immediate service',
  'namedPrice.immediate.hint': 'We start at once, at the regular price.',
  'namedPrice.minimum': 'We accept {price} or more for one year in one state.',
  'namedPrice.tooLow': 'Sorry, your price is a little low... Are you willing to pay {price}/year per state?',
  'namedPrice.tooLow.text': 'Nothing has been ordered or charged yet.',
  'namedPrice.agree': "Yes, I'll pay {price}",
  'namedPrice.decline': 'No thanks',
} as const;
