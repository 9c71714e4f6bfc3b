import type { WidgetExamples } from './example';
import { buttonExamples } from './examples/button';
import { cardExamples } from './examples/card';
import { addressExamples, emailExamples, phoneExamples } from './examples/contact-fields';
import { fileInputExamples } from './examples/file-input';
import { checklistExamples, passwordGroupExamples, passwordInputExamples } from './examples/password';
import { textAreaExamples } from './examples/text-area';
import { textInputExamples } from './examples/text-input';

/** Every widget with its examples, in the order of the gallery. */
export const exampleList: readonly WidgetExamples[] = [
  buttonExamples,
  textInputExamples,
  textAreaExamples,
  fileInputExamples,
  passwordInputExamples,
  checklistExamples,
  emailExamples,
  phoneExamples,
  passwordGroupExamples,
  addressExamples,
  cardExamples,
];
