import type { FormValues } from '../../answers/form-values';
import { getAnswer } from '../../answers/get-answer';

export interface NyopPart {
  immediateService: boolean;
  requestedPrice: string;
}

/** The price that the visitor named, as typed (SUBM-30). */
export const nyopPart = (values: FormValues): NyopPart => ({
  immediateService: getAnswer(values, 'nyop.immediateService') === true,
  requestedPrice: String(getAnswer(values, 'nyop.requestedPrice') ?? ''),
});
