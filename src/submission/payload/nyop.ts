import type { FormValues } from '../../kernel/answers/form-values';
import { getAnswer, isTrue } from '../../kernel/answers/get-answer';

export interface NyopPart {
  immediateService: boolean;
  requestedPrice: string;
}

/** The price that the visitor named, as typed (SUBM-30). */
export const nyopPart = (values: FormValues): NyopPart => ({
  immediateService: isTrue(values, 'nyop.immediateService'),
  requestedPrice: String(getAnswer(values, 'nyop.requestedPrice') ?? ''),
});
