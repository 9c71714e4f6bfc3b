/** Which interactions validate a field. Continue and submit validate in every mode. */
export type Mode = 'aggressive' | 'eager' | 'lazy' | 'passive';

/** The DOM events: `input` at each key, `change` when an edit is committed, `blur` on leaving. A pick is input and change. */
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

/** Whether a field with this mode is validated at that moment (VALID-09 to VALID-12). */
export const validatesOn = (mode: Mode, moment: Moment, hasErrors: boolean): boolean =>
  modes[mode][hasErrors ? 'failing' : 'clean'].includes(moment);
