/** Further valid submits after the first. */
const extraAttempts = 5;

/** Whether a valid submit may proceed after `counted` earlier ones: the sixth may, the seventh not (SUBM-05). */
export const mayAttempt = (counted: number): boolean => counted <= extraAttempts;
