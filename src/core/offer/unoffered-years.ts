import type { Facts } from '../facts/facts';
import { describeValue, type ConfigProblem } from '../page-config/config-problem';

/** The preselected years of a registered agent that no loaded one lasts, as a list of one problem or none (PROD-38). */
export function unofferedYears({ config, catalogue }: Facts): ConfigProblem[] {
  const { registeredAgentYears: years } = config.preselected;
  const offered = [...new Set(catalogue.registeredAgent.map(({ duration }) => duration / 12))].sort((one, other) => one - other);
  if (years === undefined || offered.length === 0 || offered.includes(years)) return [];
  return [{ key: 'preselected.registeredAgentYears', expected: `one of ${offered.join(', ')}`, got: describeValue(years) }];
}
