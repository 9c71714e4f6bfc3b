import { answerListExamples } from './examples/answer-list';
import type { WidgetExamples } from './example';
import {
  addressChoiceExamples,
  addressDialogExamples,
  addressVerificationExamples,
  knownAddressesExamples,
} from './examples/address-choices';
import { assuranceListExamples } from './examples/assurance-list';
import { buttonExamples } from './examples/button';
import { cardExamples } from './examples/card';
import { changeLineExamples } from './examples/change-line';
import { checkboxCardExamples, checkboxExamples } from './examples/checkbox';
import { checkboxColumnsExamples, foldedCheckboxesExamples, searchableCheckboxesExamples } from './examples/checkbox-columns';
import { countryFieldExamples, dateFieldExamples, expiryExamples, stateFieldExamples } from './examples/choice-fields';
import { chipsExamples, chosenChipsExamples } from './examples/chips';
import { collapsibleExamples } from './examples/collapsible';
import { comboboxExamples } from './examples/combobox';
import { confirmationExamples } from './examples/confirmation';
import { addressExamples, emailExamples, phoneExamples } from './examples/contact-fields';
import { dialogExamples } from './examples/dialog';
import { nameInputExamples, resultRowsExamples, searchSettingsExamples } from './examples/domains';
import { entryListExamples } from './examples/entry-list';
import { errorSummaryExamples } from './examples/error-summary';
import { fieldFrameExamples } from './examples/field-frame';
import { fileInputExamples } from './examples/file-input';
import { foldedQuestionsExamples } from './examples/folded-questions';
import { groupFrameExamples } from './examples/group-frame';
import { helpDialogExamples } from './examples/help-dialog';
import { helpPopoverExamples } from './examples/help-popover';
import { iconExamples } from './examples/icon';
import { modalExamples } from './examples/modal';
import { multiSelectExamples } from './examples/multi-select';
import { noticeExamples } from './examples/notice';
import { checklistExamples, passwordGroupExamples, passwordInputExamples } from './examples/password';
import { onlyOptionExamples } from './examples/only-option';
import { optInCardExamples, optionCardExamples, optionGroupExamples, optionStatesExamples } from './examples/optional-products';
import { listedExamples, partyExamples, thatsMeExamples } from './examples/parties';
import { paginationExamples } from './examples/pagination';
import { progressBarExamples } from './examples/progress-bar';
import { radioCardsExamples } from './examples/radio-cards';
import { sectionExamples } from './examples/section';
import { selectExamples } from './examples/select';
import { sliderExamples } from './examples/slider';
import { skeletonExamples } from './examples/skeleton';
import { spinnerExamples } from './examples/spinner';
import { stepperExamples } from './examples/stepper';
import { sortTableExamples } from './examples/sort-table';
import { summaryListExamples } from './examples/summary-list';
import { textAreaExamples } from './examples/text-area';
import { textInputExamples } from './examples/text-input';
import { timelineExamples } from './examples/timeline';
import { toastsExamples } from './examples/toasts';
import { verbatimExamples } from './examples/verbatim';
import { boundFieldExamples } from './examples/bound-fields';
import { totalAmountExamples } from './examples/total-amount';

/** Every widget with its examples, in the order of the gallery. */
export const exampleList: readonly WidgetExamples[] = [
  // What is typed
  textInputExamples,
  emailExamples,
  phoneExamples,
  dateFieldExamples,
  textAreaExamples,
  nameInputExamples,
  searchSettingsExamples,
  fileInputExamples,
  passwordInputExamples,
  checklistExamples,
  passwordGroupExamples,
  addressExamples,
  addressVerificationExamples,
  addressDialogExamples,
  partyExamples,
  thatsMeExamples,
  cardExamples,
  // What is chosen
  checkboxExamples,
  checkboxCardExamples,
  checkboxColumnsExamples,
  searchableCheckboxesExamples,
  foldedCheckboxesExamples,
  radioCardsExamples,
  onlyOptionExamples,
  optionGroupExamples,
  optionStatesExamples,
  optionCardExamples,
  optInCardExamples,
  listedExamples,
  addressChoiceExamples,
  knownAddressesExamples,
  selectExamples,
  stateFieldExamples,
  countryFieldExamples,
  expiryExamples,
  comboboxExamples,
  multiSelectExamples,
  chipsExamples,
  chosenChipsExamples,
  sliderExamples,
  stepperExamples,
  // What holds fields together
  buttonExamples,
  fieldFrameExamples,
  groupFrameExamples,
  sectionExamples,
  entryListExamples,
  progressBarExamples,
  paginationExamples,
  resultRowsExamples,
  sortTableExamples,
  summaryListExamples,
  assuranceListExamples,
  collapsibleExamples,
  foldedQuestionsExamples,
  // What is said
  helpPopoverExamples,
  helpDialogExamples,
  dialogExamples,
  modalExamples,
  toastsExamples,
  noticeExamples,
  changeLineExamples,
  errorSummaryExamples,
  answerListExamples,
  confirmationExamples,
  timelineExamples,
  skeletonExamples,
  spinnerExamples,
  totalAmountExamples,
  iconExamples,
  verbatimExamples,
  ...boundFieldExamples,
];
