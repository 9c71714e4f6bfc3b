import { catalogueOf } from '../catalogue/catalogue.mjs';
import { writeCsv, writeJson } from '../catalogue/write-file.mjs';
import { didYouMean } from '../settings/nearest.mjs';
import { Misuse } from './misuse.mjs';
import { withShop } from './with-shop.mjs';

/** @type {Record<string, (catalogue: import('../catalogue/catalogue.mjs').Catalogue) => string>} */
const formats = { csv: ({ lines }) => writeCsv(lines.values()), json: writeJson };

/** `export`, with `--format csv` or `json` (SHOP-03). @type {import('./command.mjs').RunCommand} */
export const run = (asked, settings, { say }) => {
  const { format = 'csv' } = asked.options;
  const write = formats[String(format)];
  if (!write) throw new Misuse(`There is no format “${format}”. ${didYouMean(String(format), Object.keys(formats))}`);
  return withShop(asked, settings, async (shop) => say(write(await catalogueOf(shop)).replace(/\r?\n$/, '')));
};
