/** When a field is validated by what the visitor does; an explicit validation, of a step or at submit, counts in all. */
export type Mode = 'aggressive' | 'eager' | 'lazy' | 'passive';

/** A key or a pick; a change that is done with; leaving the field. A pick is done with at once. */
export type Moment = 'input' | 'change' | 'blur';

interface ModeMoments {
  clean: readonly Moment[];
  /** Once the field has an error. */
  failing: readonly Moment[];
}

const always = (...moments: Moment[]): ModeMoments => ({ clean: moments, failing: moments });

const modes: Readonly<Record<Mode, ModeMoments>> = {
  aggressive: always('input', 'blur'),
  eager: { clean: ['change', 'blur'], failing: ['input', 'change'] },
  lazy: always('change', 'blur'),
  passive: always(),
};

/** Whether a field of the mode is validated at that moment (VALID-09 to VALID-12). */
export const validatesOn = (mode: Mode, moment: Moment, hasErrors: boolean): boolean =>
  modes[mode][hasErrors ? 'failing' : 'clean'].includes(moment);
