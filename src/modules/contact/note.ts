import { isTrue } from '../../kernel/answers/get-answer';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { defineModule } from '../../form/modules/define-module';

const fields: readonly FieldDeclaration[] = [
  { path: 'note.isLeft', label: 'note.leave', type: 'checkbox', initial: false },
  {
    path: 'note.text',
    label: 'note.text',
    rules: 'required',
    control: 'textArea',
    maxlength: 2000,
    counter: true,
    isShown: ({ values }) => isTrue(values, 'note.isLeft'),
  },
];

/** A note to go with the order (ITEM-07). */
export const note = defineModule({ fields });
