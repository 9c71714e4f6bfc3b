import { knownLanguages } from '../text/language';
import { list, matching, openGroup, record, requiredOneOf, oneOf, sent, text } from './config-key';

/** The page and its form. @param formTypes as in `pageConfigKeys` */
export const pageKeys = (formTypes: readonly string[]) => ({
  /** Names the JSON schema for editors; not read by the form. */
  $schema: text(),
  formType: requiredOneOf(formTypes),
  pageID: text(''),
  formFileName: text(''),
  website: sent(text('')),
  client_ip: text(),
  pluginVersion: text(''),
  locale: locale(knownLanguages()),
  theme: oneOf(['auto', 'light', 'dark'], 'auto'),
  /** Rolled A/B variants, sent with the account and the company. */
  abTestRolledVariants: list(text(), []),
  /** What the developer toolbox fills a form with; it checks them itself (DEV-03). */
  datasets: record('form type', openGroup({})),
});

/** One of the languages, with or without a region: `es`, `es-US`, `es_MX`. */
const locale = (codes: readonly string[]) =>
  matching(text('en'), new RegExp(`^(${codes.join('|')})([-_][A-Za-z\\d]{2,8})*$`), `${codes.join(' or ')}, with or without a region`);
