import { defineModule } from '../../form/modules/define-module';

/** The industry that the company works in (COMP-43). */
export const industry = defineModule({
  fields: [{ path: 'companyInformation.industry', label: 'company.industry', rules: 'maxLength:255', autocomplete: 'off' }],
});

/** The position of the visitor in the company (COMP-43). */
export const position = defineModule({
  fields: [
    {
      path: 'companyInformation.position',
      label: 'company.position',
      rules: 'maxLength:255',
      autocomplete: 'organization-title',
    },
  ],
});
