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
];
