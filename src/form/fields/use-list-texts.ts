import type { OptionListTexts } from '../../ui/use-option-list';
import { useForm } from '../form-provider';

/** The texts of a searchable list, in the form's language. */
export function useListTexts(): OptionListTexts {
  const { text } = useForm();
  return {
    empty: text('list.empty'),
    noneFound: text('list.noneFound'),
    found: (count) => text('list.found', { count }),
  };
}
