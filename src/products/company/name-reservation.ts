import { getAnswer } from '../../kernel/answers/get-answer';
import { defineModule } from '../../form/modules/define-module';

const path = 'companyInformation.nameReservation';

/** Whether the name is reserved, under which number, and the product that goes with it (COMP-16, COMP-17). */
export const nameReservation = defineModule({
  fields: [
    { path, label: 'company.nameReservation', name: 'company.nameReservation.name', rules: 'required', control: 'yesNo' },
    {
      path: 'companyInformation.nameReservationNumber',
      label: 'company.reservationNumber',
      rules: 'required|maxLength:255',
      autocomplete: 'off',
      isShown: ({ values }) => getAnswer(values, path) === 'Yes',
    },
  ],
  offers: () => ({ optIns: ['nameReservation'], optInTerms: { nameReservation: { answers: { [path]: 'Yes' } } } }),
});
