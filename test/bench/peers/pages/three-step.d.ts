import type { Step } from '../questions.mjs';

export type { Question, Step } from '../questions.mjs';

/** Made of the bare page by the build. */
export const steps: readonly Step[];
