import { describeProblem } from '../../core/page-config/config-problem';
import { defaults } from '../../core/page-config/defaults';
import type { PageConfig } from '../../core/page-config/page-config';
import { readPageConfig } from '../../core/page-config/read-page-config';
import { parseObject } from '../../core/util/plain-object';
import { toJson } from '../../core/util/to-json';
import { formList } from '../../forms/form-list';
import type { Log } from '../../services/services';

/** The config, if it can be used, and the language to speak; what is wrong with it is logged. */
export function readConfig(rawConfig: unknown, log: Log): { config?: PageConfig | undefined; locale: string } {
  try {
    const { config, problems } = readPageConfig(rawConfig, { formTypes: Object.keys(formList) });
    // Without a form type nothing can be sent (SUBM-01).
    const end = config ? '' : ' Form type not set. Aborting.';
    for (const problem of problems) log.error(describeProblem(problem) + end);
    if (config?.flags.persist && config.pluginVersion === '') log.info('no answers are kept, as the page config has no "pluginVersion".');
    // A config that is no use otherwise may still say in which language to say so.
    const { locale = defaults.locale } = (config ?? rawConfig ?? {}) as { locale?: unknown };
    return { config, locale: String(locale) };
  } catch (error) {
    log.error('Reading the page config failed.', error);
    return { locale: defaults.locale };
  }
}

/** The contact link of a page config that is no use otherwise: its visitors still read whom to turn to (ERR-01). */
export function contactLinkOf(rawConfig: unknown): string {
  const layout = (rawConfig as { layout?: unknown } | null | undefined)?.layout;
  return readPageConfig({ formType: 'none', layout }, { formTypes: ['none'] }).config?.layout.contactLink ?? '';
}

/** A copy that stays the same when the page changes its config; undefined of one that is no plain data. */
export function copyOf(rawConfig: unknown): unknown {
  try {
    return parseObject(toJson(rawConfig));
  } catch {
    return undefined;
  }
}
