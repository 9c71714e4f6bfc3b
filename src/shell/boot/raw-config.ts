import { describeProblem } from '../../kernel/page-config/config-problem';
import { defaults } from '../../kernel/page-config/defaults';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { sentencesNotShown } from '../../kernel/page-config/sentences';
import { readPageConfig } from '../../kernel/page-config/read-page-config';
import { parseObject } from '../../kernel/util/plain-object';
import { toJson } from '../../kernel/util/to-json';
import { registeredForms } from '../../forms/registered-forms';
import type { Log } from '../../services/services';
import { scriptInstead } from './full-script';

export interface ReadConfig {
  /** Undefined if it cannot be used. */
  config?: PageConfig | undefined;
  /** The language to speak, also where there is no config. */
  locale: string;
  /** Whom the visitor can turn to, also where there is no config (ERR-01). */
  contactLink: string;
}

/** Reads a page config, and logs what is wrong with it. */
export function readConfig(rawConfig: unknown, log: Log): ReadConfig {
  try {
    const { config, problems } = readPageConfig(rawConfig, { formTypes: Object.keys(registeredForms.all()) });
    // Without a form type nothing can be sent (SUBM-01).
    const instead = scriptInstead(rawConfig);
    const unusable = instead ? ` This script has plain forms only: for all others, include ${instead}.` : ' Form type not set. Aborting.';
    const end = config ? '' : unusable;
    for (const problem of problems) log.error(describeProblem(problem) + end);
    if (config?.flags.persist && config.pluginVersion === '')
      log.info('answers are not kept over a reload because the page config has no "pluginVersion".');
    for (const key of sentencesNotShown(config?.text ?? {}))
      log.info(`"text" has the key "${key}", which is no sentence of this form. Those of orders are in the full script alone.`);
    // A config that is no use otherwise may still say in which language to say so.
    const { locale = defaults.locale } = (config ?? rawConfig ?? {}) as { locale?: unknown };
    return { config, locale: String(locale), contactLink: config ? config.layout.contactLink : contactLinkOf(rawConfig) };
  } catch (error) {
    log.error('Reading the page config failed.', error);
    return { locale: defaults.locale, contactLink: contactLinkOf(rawConfig) };
  }
}

/** The contact link of a page config that is no use otherwise; '' where it cannot be read either. */
function contactLinkOf(rawConfig: unknown): string {
  try {
    const layout = (rawConfig as { layout?: unknown } | null | undefined)?.layout;
    return readPageConfig({ formType: 'none', layout }, { formTypes: ['none'] }).config?.layout.contactLink ?? '';
  } catch {
    return '';
  }
}

/** A copy that stays the same when the page changes its config; undefined of one that is no plain data. */
export function copyOf(rawConfig: unknown): unknown {
  try {
    return parseObject(toJson(rawConfig));
  } catch {
    return undefined;
  }
}
