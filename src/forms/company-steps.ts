import type { FormModule, FormStep } from './define-form';

/** What a filing asks of the company itself: how and where it is filed, and under which name. */
export const companyFiling = [
  { id: 'StateOfService' },
  { id: 'EntityType' },
  { id: 'CloseCompany' },
  { id: 'BillingType' },
  { id: 'CompanyName' },
  { id: 'NameDesignator' },
  { id: 'NAICSNumber' },
  { id: 'BusinessPurpose' },
  { id: 'FilingOptions' },
  { id: 'ExpediteOptIn' },
] as const satisfies readonly FormModule[];

/** Which of the page's bundles is ordered, where the page sells them as packages. */
export const packagesSection = {
  title: 'section.packages',
  modules: [{ id: 'Packages', onDemand: true }],
} as const satisfies FormStep['sections'][number];

/** Where a company is, and the people who own and run it. */
export const peopleStep = {
  key: 'people',
  title: 'step.people',
  sections: [
    {
      title: 'section.addresses',
      text: 'section.addresses.text',
      modules: [{ id: 'PrivacyUpsell' }, { id: 'PrincipalAddress' }, { id: 'CompanyMailingAddress' }],
    },
    {
      title: 'section.people',
      text: 'section.people.text',
      modules: [{ id: 'LLCOfficials' }, { id: 'CorporationOfficials' }, { id: 'NonProfitOfficials' }],
    },
  ],
} as const satisfies FormStep;

const [addresses, people] = peopleStep.sections;

/** Of a company whose mail may come to an address of ours. */
export const peopleAndMailStep = {
  ...peopleStep,
  sections: [
    addresses,
    { title: 'section.mailDestination', text: 'section.mailDestination.text', modules: [{ id: 'MailDestination' }] },
    people,
  ],
} as const satisfies FormStep;

/** Where and when a company was formed that is to be known in another state. */
export const formedElsewhere = {
  title: 'section.formedElsewhere',
  modules: [{ id: 'HomeState' }, { id: 'FormationDate' }],
} as const satisfies FormStep['sections'][number];
