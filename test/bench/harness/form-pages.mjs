/** The first text field of the form, in both forms under the same name. */
export const firstField = 'companyInformation.companyName';

export const stateField = 'companyInformation.state';

/** The first text field of the second step, which is the one with the most fields. */
export const secondStepField = 'llc.members.0.first_name';

/** Typed into for the price of a key: in the midst of the second of two members. */
export const keyField = 'llc.members.1.last_name';

/** @param {string} name */
export const byName = (name) => `[name="${name}"]`;
