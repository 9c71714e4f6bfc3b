/** @typedef {import('../harness/visit.mjs').VisitPlan} VisitPlan */
/** @typedef {{continue: string, addMember: string, state: string}} Words  what the buttons say, the state to choose */

/** Asks the demo host not to print the form's first step into the page. */
export const unprinted = '?unprinted';

export const orderFormPath = '/forms/FormABusinessForm';

const firstField = 'companyInformation.companyName';
const stateField = 'companyInformation.state';

/**
 * An LLC in either form, whose fields have the same names: the second step is the one with the most fields, and typed is
 * in the midst of the second of two members.
 * @param {Words} words
 * @returns {VisitPlan}
 */
export const orderVisit = (words) => ({
  next: words.continue,
  firstField,
  refused: [stateField, firstField],
  first: { [stateField]: words.state, [firstField]: 'Prairie Wind LLC' },
  secondField: 'llc.members.0.first_name',
  add: words.addMember,
  keyField: 'llc.members.1.last_name',
});
