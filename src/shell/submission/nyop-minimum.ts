import type { FormHandle } from '../../form/form-handle';

/** Says that the price the visitor named is below `min`, in cents; a reaction then asks for the minimum (NYOP-05, NYOP-06). */
export const askForMinimum = (form: FormHandle, min: number): void => form.change({ nyopOverlay: { show: true, min } });
