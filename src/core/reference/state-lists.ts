/**
 * Lists of states handed down as data (PROD-26 to PROD-29). What each of them was drawn up for is only partly known, so
 * they change nothing by themselves: a page config names one where it limits a product to states (PROD-30).
 */
export const stateLists = {
  // An extra option for these kinds of company; that of the LLC is for the PLLC as well
  extraOptionLLC: 'FL GA IN MN NC NJ NM UT',
  extraOptionCorp: 'FL',
  extraOptionNPCorp: 'WY',
  // Special handling
  specialHandling: 'AK CT RI LA NH MS VT',
  // Kinds of company
  pllc: 'AK CA DE GA HI MD MO NJ NM NY OH RI SC WI WY PR',
  npCorp: 'NY',
  llcAndCorp: 'WY',
  publicBenefit: 'AZ NV',
  // Without a label
  unlabelled1: 'AR IL IN',
  unlabelled2: 'IL IN',
  unlabelled3: 'AR PR OK',
  unlabelled4: 'NY CT GA HI IA KY LA MD MA MI MS MO NE NM',
} as const;

export const isListName = (name: string): name is keyof typeof stateLists => Object.hasOwn(stateLists, name);

/** The codes that a page config means: each entry a code, or the name of one of the lists. */
export const statesNamed = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => (isListName(name) ? stateLists[name].split(' ') : [name]));
