import type { AnswerPath } from '../../../kernel/answers/answer-path';
import { cartAnswers } from '../../../commerce/cart/needs-rebuild';
import type { Facts } from '../../../kernel/facts/facts';
import { useForm } from '../../form-provider';
import { useFacts } from '../../use-field';

/** The facts with all answers that optional products are drawn from, and those named besides. */
export function useOptionFacts(...besides: readonly AnswerPath[]): Facts {
  const { form } = useForm();
  return useFacts('companyInformation', ...cartAnswers(form.facts()), ...besides);
}

/** The facts with the answers that the cart is made from alone: typing a name does not draw anew what uses them. */
export function useCartFacts(): Facts {
  const { form } = useForm();
  return useFacts(...cartAnswers(form.facts()));
}
