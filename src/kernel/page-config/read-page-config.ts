import type { ConfigProblem } from './config-problem';
import { withDefaults, type PageConfigWithGaps } from './defaults';
import { pageConfigShape, type PageConfig } from './page-config';
import { readValue } from './read-value';

export interface ConfigReading {
  /** Undefined if no form can start: there is no config, or its form type does not exist. */
  config: PageConfig | undefined;
  problems: readonly ConfigProblem[];
}

/** Names that are defined outside of core. */
interface OuterNames {
  /** The names of all form types. */
  formTypes: readonly string[];
}

/**
 * Reads the page config. A wrong or unknown key is reported and ignored, so that a mistake falls back to the default
 * instead of losing the whole form. A list entry that lacks a required key is ignored as a whole.
 */
export function readPageConfig(raw: unknown, { formTypes }: OuterNames): ConfigReading {
  const problems: ConfigProblem[] = [];
  const read = readValue(pageConfigShape(formTypes, Object.keys(raw ?? {})), raw, '', problems) as PageConfigWithGaps | undefined;
  return { config: read && withDefaults(read), problems };
}
