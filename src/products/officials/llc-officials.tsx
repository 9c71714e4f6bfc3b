import { getAnswer } from '../../kernel/answers/get-answer';
import { entityFamily } from '../../kernel/answers/entity-family';
import { isManagerManaged, type ManagedType } from '../../kernel/answers/officials';
import { asksToList } from '../../commerce/catalogue/company-questions';
import { flag, oneOf } from '../../kernel/page-config/config-key';
import type { ParamsOf } from '../../kernel/plan/module-params';
import type { TextKey } from '../../kernel/text/en';
import { RadioField } from '../../form/fields/radio-field';
import { ListedField, listedField } from '../../form/groups/party/listed';
import { companyNames, Parties, partyFields, personNames } from '../../form/groups/party/party';
import { defineModule } from '../../form/modules/define-module';

const params = {
  parties: oneOf(['person', 'company'], 'person'),
  managerManaged: flag(false),
};

type Params = ParamsOf<typeof params>;

const namesOf = ({ parties }: Params) => (parties === 'company' ? companyNames : personNames);

const waysManaged = [
  { key: 'Member Managed', label: 'llc.memberManaged', info: 'llc.memberManaged.info' },
  { key: 'Manager Managed', label: 'llc.managerManaged', info: 'llc.managerManaged.info' },
] as const satisfies readonly { key: ManagedType; label: TextKey; info: TextKey }[];

function LlcOfficialsView({ params }: { params: Params }) {
  return (
    <>
      <RadioField path="llc.managedType" />
      <Parties list="llc.members" names={namesOf(params)} />
      <Parties list="llc.managers" names={namesOf(params)} />
      <ListedField path="llc.listMembers" />
    </>
  );
}

/** The members of an LLC, and its managers if it is managed by managers (OFFI-03, OFFI-11). */
export const llcOfficials = defineModule({
  params,
  fields: (given) => [
    {
      path: 'llc.managedType',
      label: 'llc.managedType',
      name: 'llc.managedType.name',
      rules: given.managerManaged ? 'required|pattern:Manager Managed' : 'required',
      initial: given.managerManaged ? 'Manager Managed' : 'Member Managed',
      options: given.managerManaged ? waysManaged.slice(1) : waysManaged,
    },
    ...partyFields('llc.members[]', namesOf(given)),
    ...partyFields('llc.managers[]', namesOf(given)),
    listedField('llc.listMembers', asksToList),
  ],
  lists: [
    { path: 'llc.members', entryName: 'llc.member', min: 1 },
    {
      path: 'llc.managers',
      entryName: 'llc.manager',
      min: 1,
      isShown: ({ values }) => isManagerManaged(getAnswer(values, 'llc.managedType')),
    },
  ],
  isShown: ({ values }) => entityFamily(values) === 'llc',
  view: LlcOfficialsView,
});
