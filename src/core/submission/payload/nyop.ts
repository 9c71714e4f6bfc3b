import type { FormValues } from '../../answers/form-values';
import { getPath } from '../../util/paths';

export interface NyopPart {
  immediateService: boolean;
  requestedPrice: string;
}

/** The price that the visitor named, as entered (SUBM-30). */
export const nyopPart = (values: FormValues): NyopPart => ({
  immediateService: getPath(values, 'nyop.immediateService') === true,
  requestedPrice: String(getPath(values, 'nyop.requestedPrice') ?? ''),
});
