/** Further valid submits after the first. */
const extraAttempts = 5;

/** Whether another valid submit may proceed after `earlier` ones: the sixth may, the seventh may not (SUBM-05). */
export const mayAttempt = (earlier: number): boolean => earlier <= extraAttempts;
