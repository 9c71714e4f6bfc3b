import { test } from './support/fixtures';
import { visitPrinted } from './support/printed-visits';

/** 15 visits, or as many as `npm run properties` asks for, with its seed. */
const count = Number(process.env.PROPERTY_RELOADS ?? 15);
const firstSeed = Number(process.env.PROPERTY_SEED ?? Date.now() % 2 ** 31);
const perTest = count > 50 ? 25 : 5;

test.describe.configure({ timeout: 600_000 });

for (let start = 0; start < count; start += perTest) {
  const end = Math.min(start + perTest, count);
  test(`nothing typed is lost, whenever the page is reloaded and the script takes over (visits ${start + 1} to ${end})`, async ({
    browser,
    baseURL,
  }) => {
    console.log(`seed ${firstSeed + start}`);
    for (let index = start; index < end; index++) await visitPrinted(browser, baseURL!, firstSeed + index);
  });
}
