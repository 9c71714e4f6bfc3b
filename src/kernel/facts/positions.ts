import { chosenKey } from '../answers/get-answer';
import type { ConfiguredAnswers } from './facts';
import type { PositionConfig } from '../page-config/jobs';
import { distinctNames } from '../util/distinct-names';
import { groupBy } from '../util/collections';

/** The key of a choice that is not on the list (JOB-02, JOB-10). */
export const otherKey = 'Other';

/** A position of the page with the key of its choice: its title, numbered where several have the same. */
export interface Position extends PositionConfig {
  key: string;
}

export function positionsOf({ config }: Pick<ConfiguredAnswers, 'config'>): readonly Position[] {
  const { positions } = config.jobs;
  const keys = distinctNames(
    positions.map(({ title }) => title),
    ' ',
    [otherKey],
  );
  return positions.map((position, index) => ({ ...position, key: keys[index]! }));
}

/** The positions by category: those of the page's own list first, whether or not one is open; '' for none. */
export const positionsByCategory = (facts: ConfiguredAnswers): ReadonlyMap<string, readonly Position[]> =>
  new Map([
    ...facts.config.jobs.categories.map((category) => [category, [] as readonly Position[]] as const),
    ...groupBy(positionsOf(facts), ({ category = '' }) => category),
  ]);

/** The position that the visitor has chosen; undefined for none and for another one. */
export const chosenPosition = (facts: ConfiguredAnswers): Position | undefined =>
  positionsOf(facts).find(({ key }) => key === chosenKey(facts.values, 'job.position'));

/** Whether the chosen position asks for projects (JOB-07). */
export const needsProjects = (facts: ConfiguredAnswers): boolean =>
  chosenPosition(facts)?.skills?.some((skill) => /^(front|back)[\s-]?end$/i.test(skill.trim())) ?? false;
