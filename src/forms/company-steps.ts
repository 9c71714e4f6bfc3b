import type { ProductRole } from '../core/reference/product-roles';
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

/** The section of the registered agent where a form has no step of optional items. */
export const agentSection = {
  title: 'section.registeredAgent',
  text: 'section.registeredAgent.text',
  modules: [{ id: 'RegisteredAgentDuration', withoutOptionalStep: true }],
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

/** What else can be ordered: the years of a registered agent, further products, and single ones with a checkbox of their own. */
export const optionalItemsStep = ({ sellsAgent = false, optIns = [] }: { sellsAgent?: boolean; optIns?: readonly ProductRole[] } = {}): FormStep => ({
  key: 'optional-items',
  title: 'step.optionalItems',
  sections: [
    ...(sellsAgent
      ? [{ title: 'section.registeredAgent', text: 'section.registeredAgent.text', modules: [{ id: 'RegisteredAgentDuration' }] } as const]
      : []),
    {
      title: 'section.optionalItems',
      modules: [{ id: 'OptionalProducts' }, ...optIns.map((optIn) => ({ id: 'OptIn', optIn }) as const)],
    },
  ],
});

/** The products of the business identity package, where the page sells it. */
export const businessIdentityStep = {
  key: 'business-identity',
  title: 'section.businessIdentity',
  sections: [{ title: 'section.businessIdentity', modules: [{ id: 'BusinessIdentity' }] }],
} as const satisfies FormStep;

/** Where and when a company was formed that is to be known in another state. */
export const formedElsewhere = {
  title: 'section.formedElsewhere',
  modules: [{ id: 'HomeState' }, { id: 'FormationDate' }],
} as const satisfies FormStep['sections'][number];
