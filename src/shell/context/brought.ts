import type { FormValues } from '../../kernel/answers/form-values';
import type { DomainCart } from '../../kernel/facts/domain';
import type { OpenedOrder } from '../../submission/saved-order';

/** Answers that take the place of those of a form, by the same door as stored ones (PLUS-05). */
export interface BroughtAnswers {
  values: FormValues;
  domains: DomainCart;
  /** The saved order that they are of; undefined for answers that were here before. */
  opened?: OpenedOrder;
  /** What was here until then, if anything: the visitor can have it back. */
  before?: BroughtAnswers;
}
