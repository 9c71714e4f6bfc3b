import type { ComponentProps } from 'react';
import { ListedField, listedField } from '../../src/form/groups/party/listed';
import { officerNames, Party, partyFields } from '../../src/form/groups/party/party';
import { ThatsMe } from '../../src/form/groups/party/thats-me';
import type { WidgetExamples } from '../example';
import { FormStage } from '../form-stage';

type Stage = Omit<ComponentProps<typeof FormStage>, 'fields' | 'children'>;

const office = 'corporation.president';
const country = { key: 'US', value: 'United States' };
const blank = { firstName: '', lastName: '', address: { choice: '', country, line1: '', city: '', state: '', zip: '' } };
const maria = { ...blank, firstName: 'Maria', lastName: 'Okafor' };
const atHome = { choice: 'specify', country, line1: '1 Main St', city: 'Casper', state: { key: 'WY', value: 'Wyoming' }, zip: '82601' };
const long = {
  ...blank,
  firstName: 'Maximiliane Friederike Charlotte Wilhelmine',
  lastName: 'von und zu Hohenstein-Wallersdorf-Lichtenau',
};
const holding = (president: object) => ({ corporation: { president } });

const President = (stage: Stage) => (
  <FormStage {...stage} fields={partyFields(office, officerNames)}>
    <div className="charterform-grid">
      <Party prefix={office} names={officerNames} />
    </div>
  </FormStage>
);

export const partyExamples: WidgetExamples = {
  widget: 'form/groups/party/party',
  title: 'Party',
  examples: [
    { state: 'empty', View: ({ id }) => <President id={id} values={holding(blank)} /> },
    { state: 'filled', View: ({ id }) => <President id={id} values={holding({ ...maria, address: atHome })} /> },
    {
      state: 'error',
      View: ({ id }) => <President id={id} values={holding(blank)} refused={[`${office}.firstName`, `${office}.lastName`]} />,
    },
    { state: 'long text', View: ({ id }) => <President id={id} values={holding(long)} /> },
  ],
};

const Listed = (stage: Stage) => (
  <FormStage {...stage} fields={[listedField('llc.listMembers', () => true)]}>
    <ListedField path="llc.listMembers" />
  </FormStage>
);

export const listedExamples: WidgetExamples = {
  widget: 'form/groups/party/listed',
  title: 'Listed on the record',
  examples: [
    { state: 'empty', View: ({ id }) => <Listed id={id} /> },
    { state: 'filled', View: ({ id }) => <Listed id={id} values={{ llc: { listMembers: 'Yes' } }} /> },
    { state: 'error', View: ({ id }) => <Listed id={id} refused={['llc.listMembers']} /> },
  ],
};

const contactFields = [
  { path: 'contactInformation.firstName', label: 'person.firstName' },
  { path: 'contactInformation.lastName', label: 'person.lastName' },
] as const;

/** Beside a person, in a form that also asks for a contact. */
const Me = ({ contact, ...stage }: Stage & { contact: object }) => (
  <FormStage
    {...stage}
    values={{ ...stage.values, contactInformation: contact }}
    fields={[...partyFields(office, officerNames), ...contactFields]}
  >
    <ThatsMe prefix={office} names={officerNames} />
    <div className="charterform-grid">
      <Party prefix={office} names={officerNames} />
    </div>
  </FormStage>
);

const nobody = { firstName: '', lastName: '' };
const contact = { firstName: 'Maria', lastName: 'Okafor' };

export const thatsMeExamples: WidgetExamples = {
  widget: 'form/groups/party/thats-me',
  title: 'That’s me',
  examples: [
    { state: 'fills the person', View: ({ id }) => <Me id={id} values={holding(blank)} contact={contact} /> },
    { state: 'fills the contact', View: ({ id }) => <Me id={id} values={holding(maria)} contact={nobody} /> },
    { state: 'same', View: ({ id }) => <Me id={id} values={holding(maria)} contact={contact} /> },
    { state: 'another person', View: ({ id }) => <Me id={id} values={holding(long)} contact={contact} /> },
  ],
};
