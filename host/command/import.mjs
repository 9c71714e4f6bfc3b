import { readFileSync } from 'node:fs';
import { CellFault } from '../catalogue/cells.mjs';
import { catalogueOf } from '../catalogue/catalogue.mjs';
import { columnLabel } from '../catalogue/columns.mjs';
import { applyPlan, changesAnything, makePlan, wordsAfter } from '../catalogue/plan.mjs';
import { readCatalogueFile } from '../catalogue/read-file.mjs';
import { Misuse } from './misuse.mjs';
import { withShop } from './with-shop.mjs';

/** @param {string} file @returns {Uint8Array} */
function read(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Misuse(`${file} cannot be read${code === 'ENOENT' ? ': there is no such file' : ` (${code})`}.`, 1);
  }
}

/** @param {import('../catalogue/plan.mjs').Plan} plan @returns {string[]} */
const linesOf = ({ changes, added, removed }) => [
  ...changes.map(({ code, column, old, new: now }) => `${code}: ${columnLabel(column)} ${old || '(empty)'} → ${now || '(empty)'}`),
  ...added.map(({ code, words }) => `${code}: new, ${words}`),
  ...removed.map(({ code }) => `${code}: removed`),
];

/** `import <file>`, with `--dry-run` and `--remove` (SHOP-03). @type {import('./command.mjs').RunCommand} */
export const run = (asked, settings, { say }) => {
  const [file = ''] = asked.words;
  if (file === '') throw new Misuse('Name the file: charterform-host import catalogue.csv');
  const bytes = read(file);
  return withShop(asked, settings, async (shop) => {
    try {
      const plan = makePlan(await catalogueOf(shop), readCatalogueFile(bytes), asked.options.remove === true);
      if (plan.faults.length > 0) throw new Misuse(['Nothing was changed. Correct the file:', ...plan.faults].join('\n'), 1);
      if (!changesAnything(plan)) return say('The file says what the price list says: there is nothing to change.');
      linesOf(plan).forEach(say);
      const counts = `${plan.changes.length} cells changed, ${plan.added.length} rows added, ${plan.removed.length} rows removed`;
      if (asked.options['dry-run'] === true) return say(`Nothing was changed. Without --dry-run: ${counts}.`);
      if (!(await applyPlan(shop, plan)))
        throw new Misuse('Nothing was changed: somebody else changed the price list meanwhile. Try again.', 1);
      say(`${counts}.`);
      return (await wordsAfter(shop, plan)).forEach(say);
    } catch (fault) {
      throw fault instanceof CellFault ? new Misuse(`Nothing was changed. ${fault.message}`, 1) : fault;
    }
  });
};
