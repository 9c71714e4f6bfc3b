import { asksAffiliateCode } from '../../commerce/optional/affiliate-code';
import { defineModule } from '../../form/modules/define-module';

/** The code of an affiliate, where the primary bundle asks for it (COMP-19). */
export const affiliateCode = defineModule({
  fields: [
    {
      path: 'affiliateInformation.affiliateCode',
      label: 'company.affiliateCode',
      rules: 'required|maxLength:255',
      autocomplete: 'off',
    },
  ],
  isShown: asksAffiliateCode,
});
