import { counted } from '../../kernel/text/counted';
import type { CheckboxTexts } from '../../ui/searchable-checkboxes';
import { useForm } from '../form-provider';
import { useListTexts } from './use-list-texts';

/** The texts of many states as checkboxes, in the form's language. */
export function useStateTexts(): CheckboxTexts {
  const { text } = useForm();
  return {
    ...useListTexts(),
    search: text('states.search'),
    chosen: (count, total) => text('states.chosen', { count, total }),
    total: (count) => counted(text, 'states.total', count),
  };
}
