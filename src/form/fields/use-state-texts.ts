import type { CheckboxTexts } from '../../ui/searchable-checkboxes';
import { useForm } from '../form-provider';

/** The texts of many states as checkboxes, in the form's language. */
export function useStateTexts(): CheckboxTexts {
  const { text } = useForm();
  return {
    noneFound: text('list.noneFound'),
    found: (count) => text('list.found', { count }),
    search: text('states.search'),
    chosen: (count, total) => text('states.chosen', { count, total }),
  };
}
