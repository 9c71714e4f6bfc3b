import { readFileSync } from 'node:fs';
import { inProject } from '../../../scripts/project-files.mjs';
import { orderVisit, unprinted } from '../forms/visit-plan.mjs';
import { loadSource } from '../harness/load-source.mjs';

/** @typedef {import('../harness/rounds.mjs').Entrant} Entrant */

const llcForm = 'FormABusinessForm';

/**
 * The LLC order, and the paid form with the most modules beside it, an LLC as well, so that both ask the same people.
 * @param {import('../bench-site.mjs').BenchSite} site
 * @returns {Promise<{entrants: Entrant[], note: string}>}
 */
export async function paidFormEntrants({ url, words }) {
  const { paidFormsByModules } = await loadSource('test/bench/paid-form/most-modules.ts');
  const forms = /** @type {readonly {formType: string, modules: number}[]} */ (paidFormsByModules());
  const most = /** @type {(typeof forms)[number]} */ (forms.find(({ formType }) => formType !== llcForm));
  const llc = /** @type {(typeof forms)[number]} */ (forms.find(({ formType }) => formType === llcForm));
  const plan = orderVisit(words);
  return {
    entrants: [
      { name: 'llc', url: `${url}/forms/${llcForm}${unprinted}`, plan },
      {
        name: 'most',
        url: `${url}/forms/${most.formType}${unprinted}`,
        plan: { ...plan, first: { ...firstAnswers(most.formType, words.state), ...plan.first } },
      },
    ],
    note: `llc: ${llcForm}, ${llc.modules} modules; most: ${most.formType}, ${most.modules} modules`,
  };
}

/**
 * The demo host's answers of the first step, but for what makes it another kind of company.
 * @param {string} formType
 * @param {string} state  in which it is registered
 * @returns {Record<string, string>}
 */
function firstAnswers(formType, state) {
  const fills = JSON.parse(readFileSync(inProject(`fixtures/fills/${formType}.json`), 'utf8'));
  const given = /** @type {Record<string, any>} */ (Object.values(fills)[0]);
  const answers = Object.fromEntries(
    Object.entries(given)
      .filter(([path]) => !/\.(entityType|companyNameDesignator)$/.test(path))
      .map(([path, answer]) => [path, String(answer?.key ?? answer)]),
  );
  // A company is at home in another state than the one it is registered in.
  const { 'companyInformation.homeState': home, 'companyInformation.state': other = '' } = answers;
  return home === state ? { ...answers, 'companyInformation.homeState': other } : answers;
}
