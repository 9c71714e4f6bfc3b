import type { WidgetExamples } from './example';
import { buttonExamples } from './examples/button';
import { checkboxCardExamples, checkboxExamples } from './examples/checkbox';
import { countryFieldExamples, dateFieldExamples, expiryExamples, stateFieldExamples, yesNoExamples } from './examples/choice-fields';
import { comboboxExamples } from './examples/combobox';
import { multiSelectExamples } from './examples/multi-select';
import { radioCardsExamples } from './examples/radio-cards';
import { selectExamples } from './examples/select';
import { sliderExamples } from './examples/slider';
import { stepperExamples } from './examples/stepper';
import { collapsibleExamples } from './examples/collapsible';
import { confirmationExamples } from './examples/confirmation';
import { dialogExamples } from './examples/dialog';
import { entryListExamples } from './examples/entry-list';
import { errorSummaryExamples } from './examples/error-summary';
import { fieldFrameExamples } from './examples/field-frame';
import { groupFrameExamples } from './examples/group-frame';
import { helpDialogExamples } from './examples/help-dialog';
import { helpPopoverExamples } from './examples/help-popover';
import { iconExamples } from './examples/icon';
import { modalExamples } from './examples/modal';
import { noticeExamples } from './examples/notice';
import { progressBarExamples } from './examples/progress-bar';
import { sectionExamples } from './examples/section';
import { spinnerExamples } from './examples/spinner';
import { summaryListExamples } from './examples/summary-list';
import { toastsExamples } from './examples/toasts';
import { cardExamples } from './examples/card';
import { addressExamples, emailExamples, phoneExamples } from './examples/contact-fields';
import { fileInputExamples } from './examples/file-input';
import { checklistExamples, passwordGroupExamples, passwordInputExamples } from './examples/password';
import { textAreaExamples } from './examples/text-area';
import { textInputExamples } from './examples/text-input';

/** Every widget with its examples, in the order of the gallery. */
export const exampleList: readonly WidgetExamples[] = [
  buttonExamples,
  checkboxExamples,
  checkboxCardExamples,
  radioCardsExamples,
  selectExamples,
  comboboxExamples,
  multiSelectExamples,
  sliderExamples,
  stepperExamples,
  stateFieldExamples,
  countryFieldExamples,
  dateFieldExamples,
  expiryExamples,
  yesNoExamples,
  helpPopoverExamples,
  helpDialogExamples,
  dialogExamples,
  modalExamples,
  toastsExamples,
  noticeExamples,
  spinnerExamples,
  errorSummaryExamples,
  collapsibleExamples,
  confirmationExamples,
  progressBarExamples,
  sectionExamples,
  summaryListExamples,
  entryListExamples,
  fieldFrameExamples,
  groupFrameExamples,
  iconExamples,
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
