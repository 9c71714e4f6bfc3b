import { readFileSync, readdirSync } from 'node:fs';
import type { PageConfigWithGaps } from '../../src/kernel/page-config/defaults';

const isComparison = (file: string) =>
  (JSON.parse(readFileSync(`fixtures/pages/${file}`, 'utf8')) as Partial<PageConfigWithGaps>).layout?.compareStates === 'alone';

/** The pages of the demo host, by their names, that compare states in place of a form; nobody prints them. */
export const comparisonPages: readonly string[] = readdirSync('fixtures/pages')
  .filter(isComparison)
  .map((file) => file.replace('.json', ''));
