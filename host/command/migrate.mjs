import { join } from 'node:path';
import { migrateDown, migrateUp } from '../database/migrate.mjs';
import { openDatabase } from '../database/open-database.mjs';
import { didYouMean } from '../settings/nearest.mjs';
import { Misuse } from './misuse.mjs';

/** @type {Record<string, [typeof migrateUp, string, string]>} */
const moves = {
  up: [migrateUp, 'The tables are up to date:', 'The tables were up to date.'],
  down: [migrateDown, 'Taken back:', 'There is nothing to take back.'],
};

/**
 * `migrate up` and `migrate down`.
 *
 * @type {import('./command.mjs').RunCommand}
 */
export const run = async ({ words: [word = ''], folder }, { database = join(folder, 'shop.db') }, { say }) => {
  const move = moves[word];
  if (!move) throw new Misuse(`Write “migrate up” or “migrate down”. ${word && didYouMean(word, Object.keys(moves))}`.trim());
  const db = openDatabase(database);
  try {
    const [migrate, done, none] = move;
    const names = await migrate(db);
    say(names.length > 0 ? `${done} ${names.join(', ')}` : none);
  } finally {
    await db.destroy();
  }
};
