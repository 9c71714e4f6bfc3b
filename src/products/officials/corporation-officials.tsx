import { areOfficersDirectors, entityFamily } from '../../kernel/answers/entity-family';
import { namedOffices } from '../../kernel/answers/officials';
import { getAnswer } from '../../kernel/answers/get-answer';
import { asksLiabilities, asksToList } from '../../commerce/catalogue/company-questions';
import type { Facts } from '../../kernel/facts/facts';
import { plainNumber } from '../../kernel/util/money';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { RadioField } from '../../form/fields/radio-field';
import { TextField } from '../../form/fields/text-field';
import { useEntryFolding } from '../../form/fields/use-entry-folding';
import { useForm } from '../../form/form-provider';
import { fieldId, useFormValue } from '../../form/use-field';
import { EntryList } from '../../ui/entry-list';
import { ListedField, listedField } from '../../form/groups/party/listed';
import { officerNames, Parties, Party, partyFields, partySummary, personNames } from '../../form/groups/party/party';
import { ThatsMe } from '../../form/groups/party/thats-me';
import { defineModule } from '../../form/modules/define-module';

type Share = 'authorizedShares' | 'parValue' | 'issuedShares' | 'commonShares';

const wholeNumber = 'required|digits|maxLength:15';

/** Whole numbers; issued and common ones at most the authorized, once those are a number (OFFI-19). */
function atMostAuthorized({ values }: Facts): string {
  const authorized = getAnswer(values, 'corporation.authorizedShares');
  const isNumber = typeof authorized === 'string' && /^\d+$/.test(authorized);
  return `${wholeNumber}${isNumber ? `|maxValue:${authorized}` : ''}`;
}

const amount = (name: Share | 'totalLiabilities' | 'totalAssets', rest: Partial<Omit<FieldDeclaration, 'path'>>) =>
  ({
    path: `corporation.${name}`,
    label: `corporation.${name}`,
    rules: wholeNumber,
    inputmode: 'numeric',
    autocomplete: 'off',
    // A thousand is pasted as 1,000 and a price as $0.01.
    clean: (text: string) => plainNumber(text) ?? text,
    ...rest,
  }) as const;

const share = (name: Share, rest?: Partial<Omit<FieldDeclaration, 'path'>>) => amount(name, { hint: `corporation.${name}.hint`, ...rest });

const shares = [
  share('authorizedShares'),
  share('parValue', { rules: 'required|pattern:\\d+(\\.\\d{1,6})?', inputmode: 'decimal' }),
  share('issuedShares', { rules: atMostAuthorized }),
  share('commonShares', { rules: atMostAuthorized }),
];

const accounts = (['totalLiabilities', 'totalAssets'] as const).map((name) =>
  amount(name, { hint: 'corporation.dollars.hint', isShown: asksLiabilities }),
);

const Amounts = ({ of }: { of: typeof shares }) => of.map(({ path }) => <TextField key={path} path={path} />);

/** The officers that there is one of each, in the look of a list. */
function NamedOfficers() {
  const { text, idPrefix } = useForm();
  const officers = namedOffices.map((office) => ({ prefix: `corporation.${office}`, names: officerNames }) as const);
  const folding = useEntryFolding(
    officers.map(({ prefix }) => prefix),
    (form, index) => partySummary(form, officers[index]!, text),
  );
  return (
    <EntryList
      id={fieldId(idPrefix, 'corporation.namedOfficers')}
      count={officers.length}
      titleOf={(index) => text(`corporation.${namedOffices[index]!}`)}
      canRemove={false}
      folding={folding}
      renderBesideTitle={(index) => <ThatsMe {...officers[index]!} />}
    >
      {(index) => <Party {...officers[index]!} />}
    </EntryList>
  );
}

function CorporationOfficialsView() {
  const isForeign = useFormValue((form) => asksLiabilities(form.facts()));
  return (
    <>
      <NamedOfficers />
      <Parties list="corporation.officers" names={personNames} />
      <RadioField path="corporation.allOfficersAreDirectors" />
      <Parties list="corporation.directors" names={personNames} />
      <ListedField path="corporation.listOfficers" />
      <Amounts of={shares} />
      {isForeign && <Amounts of={accounts} />}
    </>
  );
}

/** The officers, directors and shares of a corporation (OFFI-07, OFFI-09, OFFI-10, OFFI-19). */
export const corporationOfficials = defineModule({
  fields: [
    ...namedOffices.flatMap((office) =>
      partyFields(`corporation.${office}`, officerNames).map((field) => ({ ...field, of: `corporation.${office}` as const })),
    ),
    ...partyFields('corporation.officers[]', personNames),
    {
      path: 'corporation.allOfficersAreDirectors',
      label: 'corporation.allOfficersAreDirectors',
      name: 'corporation.allOfficersAreDirectors.name',
      hint: 'corporation.allOfficersAreDirectors.hint',
      rules: 'required',
      initial: 'Yes',
      control: 'yesNo',
    },
    ...partyFields('corporation.directors[]', personNames),
    listedField('corporation.listOfficers', asksToList),
    ...shares,
    ...accounts,
  ],
  lists: [
    { path: 'corporation.officers', entryName: 'corporation.officer' },
    {
      path: 'corporation.directors',
      entryName: 'corporation.director',
      min: 1,
      isShown: ({ values }) => !areOfficersDirectors(values),
    },
  ],
  isShown: ({ values }) => entityFamily(values) === 'corporation',
  view: CorporationOfficialsView,
});
