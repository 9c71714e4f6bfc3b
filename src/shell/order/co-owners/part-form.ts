import { addressChanges } from '../../../commerce/co-owners/asked-parts';
import type { FormValues } from '../../../kernel/answers/form-values';
import { setAnswers } from '../../../kernel/answers/get-answer';
import type { OpenedPart } from '../../../kernel/facts/co-owner-parts';
import { withDefaults } from '../../../kernel/page-config/defaults';
import type { PageConfig } from '../../../kernel/page-config/page-config';

/**
 * The page config for a form of one person alone: how the page looks and speaks, and what it knows of addresses. Nothing of what it
 * sells, asks or keeps for its own visitors.
 */
export function partConfig(config: PageConfig): PageConfig {
  const { formType, formFileName, pageID, pluginVersion, website, theme, locale, endpoints, addresses, layout } = config;
  // The page's own word for Submit is one for its order.
  const { 'button.submit': _submit, ...text } = config.text;
  const plain = withDefaults({ formType });
  return {
    ...plain,
    ...{ formType, formFileName, pageID, pluginVersion, website, theme, locale, endpoints, addresses, text },
    layout: { ...plain.layout, contactLink: layout.contactLink, phoneNumber: layout.phoneNumber, submitVerb: true },
    flags: { ...plain.flags, persist: false },
  };
}

/** What the form of a person starts with: their link, and what they have sent already. */
export const partValues = (token: string, { kind, answers }: Extract<OpenedPart, { state: 'open' }>): FormValues =>
  setAnswers(
    {},
    {
      'personPart.token': token,
      'personPart.kind': kind,
      ...(answers && {
        'personPart.companyName': answers.company_name,
        'contactInformation.firstName': answers.first_name,
        'contactInformation.lastName': answers.last_name,
        ...addressChanges('contactInformation', answers.address),
      }),
    },
  );
