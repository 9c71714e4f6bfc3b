/** A long step: so many text fields, each required and at least two characters long. */
export const fieldNames: readonly string[] = Array.from({ length: 60 }, (_, index) => `question_${index + 1}`);

export const labelOf = (name: string) => name.replace('question_', 'Question ');

/** Typed into for the price of a key. */
export const keyField = 'question_31';
