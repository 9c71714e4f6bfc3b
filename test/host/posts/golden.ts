import { openFixtures } from '../../../demo-host/fixtures.mjs';
import { shopLists } from '../../../demo-host/shop-lists.mjs';
import type { Lists } from '../../../host/pages/pages.mjs';
import { inProject } from '../../../scripts/project-files.mjs';

/** What the golden orders are priced by. */
export const goldenLists = shopLists(openFixtures(inProject('fixtures')), 'wyoming-llc') as unknown as Lists;
