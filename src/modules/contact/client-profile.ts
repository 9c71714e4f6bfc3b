import { emailField } from '../../form/groups/email/fields';
import { defineModule } from '../../form/modules/define-module';

/** Who the client is, and what their business does (CLIENT-02). */
export const clientProfile = defineModule({
  fields: [
    { path: 'clientProfile.name', label: 'person.name', rules: 'required', autocomplete: 'name' },
    emailField('clientProfile.email'),
    {
      path: 'clientProfile.businessDescription',
      label: 'clientProfile.businessDescription',
      name: 'clientProfile.businessDescription.name',
      rules: 'required',
      control: 'textArea',
    },
  ],
});
