import { defineModule } from '../../form/modules/define-module';

/** What a trademark order is for (COMP-44). */
export const trademarkMark = defineModule({
  fields: [
    {
      path: 'trademark.mark',
      label: 'trademark.mark',
      name: 'trademark.mark.name',
      hint: 'trademark.mark.hint',
      rules: 'required|maxLength:200',
      autocomplete: 'off',
      wide: true,
    },
  ],
});
