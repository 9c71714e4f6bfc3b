import type { Facts } from '../../kernel/facts/facts';
import { oneOfNames, problemIf, type ConfigProblem } from '../../kernel/page-config/config-problem';

/** The preselected years of a registered agent that no loaded one lasts, as a list of one problem or none (PROD-38). */
export function unofferedYears({ config, catalogue }: Facts): ConfigProblem[] {
  const { registeredAgentYears: years } = config.preselected;
  const offered = [...new Set(catalogue.registeredAgent.map(({ duration }) => duration / 12))].sort((one, other) => one - other);
  const isWrong = years !== undefined && offered.length > 0 && !offered.includes(years);
  return problemIf(isWrong, 'preselected.registeredAgentYears', oneOfNames(offered.map(String)).expected, years);
}
