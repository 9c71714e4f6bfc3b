import { emptyChoice } from '../../kernel/answers/form-values';
import type { PageConfig } from '../../kernel/page-config/page-config';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { companyNameRules } from '../../form/fields/declarations';
import { defineModule } from '../../form/modules/define-module';

/** Where the page names none. */
const ownTypes = [
  { key: 'professional', label: 'affiliate.type.professional' },
  { key: 'creator', label: 'affiliate.type.creator' },
  { key: 'other', label: 'affiliate.type.other' },
] as const;

const fields = (_: object, { affiliate: { types, goalsRequired } }: PageConfig): readonly FieldDeclaration[] => [
  {
    path: 'companyInformation.companyName',
    label: 'affiliate.businessName',
    rules: companyNameRules,
    autocomplete: 'organization',
    wide: true,
  },
  {
    path: 'affiliateInformation.affiliateType',
    label: 'affiliate.type',
    name: 'affiliate.type.name',
    rules: 'required',
    initial: emptyChoice,
    control: 'radio',
    options: (types as typeof ownTypes | undefined) ?? ownTypes,
  },
  {
    path: 'affiliateInformation.goals',
    label: 'affiliate.goals',
    name: 'affiliate.goals.name',
    rules: goalsRequired ? 'required' : '',
    control: 'textArea',
  },
];

/** Who an affiliate is, and what they want (AFFIL-01 to AFFIL-03). */
export const affiliateDetails = defineModule({ fields });
