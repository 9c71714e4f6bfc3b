import { entityFamily } from '../../kernel/answers/entity-family';
import { nonProfitTypes } from '../../kernel/answers/officials';
import { needsAssetDistribution } from '../../commerce/catalogue/company-questions';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { Parties, partyFields, personNames } from '../../form/groups/party/party';
import { DefaultView } from '../../form/modules/default-view';
import { defineModule } from '../../form/modules/define-module';

const NonProfitOfficialsView = ({ fields }: { fields: readonly FieldDeclaration[] }) => (
  <>
    <DefaultView fields={fields.slice(0, 4)} />
    <Parties list="nonProfit.directors" names={personNames} />
  </>
);

/** What a non-profit corporation is and who directs it (OFFI-07, OFFI-12 to OFFI-14). */
export const nonProfitOfficials = defineModule({
  fields: [
    {
      path: 'nonProfit.type',
      label: 'nonProfit.type',
      rules: 'required',
      initial: '',
      control: 'radio',
      options: nonProfitTypes.map((key) => ({ key, label: `nonProfit.type.${key}` as const })),
    },
    { path: 'nonProfit.taxExempt', label: 'nonProfit.taxExempt', name: 'nonProfit.taxExempt.name', rules: 'required', control: 'yesNo' },
    { path: 'nonProfit.hasMembers', label: 'nonProfit.hasMembers', name: 'nonProfit.hasMembers.name', rules: 'required', control: 'yesNo' },
    {
      path: 'nonProfit.assetDistribution',
      label: 'nonProfit.assetDistribution',
      name: 'nonProfit.assetDistribution.name',
      rules: (facts) => `${needsAssetDistribution(facts) ? 'required|' : ''}maxLength:2000`,
      control: 'textArea',
    },
    ...partyFields('nonProfit.directors[]', personNames),
  ],
  lists: [{ path: 'nonProfit.directors', entryName: 'corporation.director', min: 3 }],
  isShown: ({ values }) => entityFamily(values) === 'nonProfit',
  view: NonProfitOfficialsView,
});
