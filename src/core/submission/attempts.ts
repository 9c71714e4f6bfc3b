/** Further valid submits after the first. */
const extraAttempts = 5;

/** The counter after a submit: only a valid one counts (SUBM-04). */
export const countAttempt = (counted: number, isValid: boolean): number => (isValid ? counted + 1 : counted);

/** Whether a valid submit may proceed after `counted` earlier ones: the sixth may, the seventh not (SUBM-05). */
export const mayAttempt = (counted: number): boolean => counted <= extraAttempts;
