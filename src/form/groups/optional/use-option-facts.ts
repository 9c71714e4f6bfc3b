import type { AnswerPath } from '../../../core/answers/answer-path';
import { triggerFields } from '../../../core/bundles/bundles';
import type { Facts } from '../../../core/facts/facts';
import { useForm } from '../../form-provider';
import { useFacts } from '../../use-field';

const answers: readonly AnswerPath[] = [
  'companyInformation',
  'productState',
  'selectedFilingMethodKeys',
  'selectedLocalJurisdiction',
  'billingType',
];

/** The facts with all answers that optional products are drawn from, and those named besides. */
export function useOptionFacts(...besides: readonly AnswerPath[]): Facts {
  const { form } = useForm();
  return useFacts(...answers, ...triggerFields(form.facts().config), ...besides);
}
