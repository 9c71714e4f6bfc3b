/**
 * Named lists of state codes (PROD-26 to PROD-29). No rule reads them by itself: a page config may name one to limit a
 * product to its states (PROD-30).
 */
export const stateLists = {
  // An extra option for an entity type; the one for LLC is for PLLC too
  extraOptionLLC: 'FL GA IN MN NC NJ NM UT',
  extraOptionCorp: 'FL',
  extraOptionNPCorp: 'WY',
  // Special handling
  specialHandling: 'AK CT RI LA NH MS VT',
  // By entity type
  pllc: 'AK CA DE GA HI MD MO NJ NM NY OH RI SC WI WY PR',
  npCorp: 'NY',
  llcAndCorp: 'WY',
  publicBenefit: 'AZ NV',
  // Of unknown purpose
  unlabelled1: 'AR IL IN',
  unlabelled2: 'IL IN',
  unlabelled3: 'AR PR OK',
  unlabelled4: 'NY CT GA HI IA KY LA MD MA MI MS MO NE NM',
} as const;

export const isListName = (name: string): name is keyof typeof stateLists => Object.hasOwn(stateLists, name);

/** Replaces the names of lists by their codes; any other entry is a code and stays. None without a list. */
export const expandStateLists = (names: readonly string[] = []): readonly string[] =>
  names.flatMap((name) => (isListName(name) ? stateLists[name].split(' ') : [name]));
