const company = 'companyInformation';
const person = 'contactInformation';
const box = (/** @type {string} */ code) => `${company}.states.${code}`;

/**
 * The three-step form in any page that renders it.
 * @param {string} next  what the button reads, where the page names no other
 * @returns {import('../harness/visit.mjs').VisitPlan}
 */
export const threeStepVisit = (next) => {
  const first = {
    [`${company}.companyName`]: 'Prairie Wind LLC',
    [`${person}.firstName`]: 'Ada',
    [`${person}.lastName`]: 'Okafor',
    'accountInformation.email': 'ada@example.com',
    [`${person}.phone`]: '(307) 555-0132',
    [`${company}.formationDate`]: '03/14/2019',
    [`${company}.homeState`]: 'WY',
  };
  return {
    next,
    firstField: `${company}.companyName`,
    refused: Object.keys(first),
    first,
    secondField: `${company}.legalName`,
    keyField: `${company}.legalName`,
    third: {
      second: {
        [`${company}.secondCompanyName`]: 'Second Wind LLC',
        [`${person}.line1`]: '30 N Gould St',
        [`${person}.city`]: 'Sheridan',
        [`${person}.state`]: 'WY',
        [`${person}.zip`]: '82801',
      },
      // Of the first letters, since a narrow form folds the others away.
      boxes: ['AL', 'AK', 'AZ', 'AR', 'CA', 'CO'].map(box),
    },
  };
};
