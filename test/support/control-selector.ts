/** The year in which a card expires is entered in the field of the month. */
const year = 'card.exp_year';
const controlPath = (path: string) => (path === year ? 'card.exp_month' : path);

/** Finds the controls of a path: by their name or, since secrets have none, by their id. */
export const controlSelector = (path: string) =>
  `:is([name="${path}"], :is(input, select, textarea):not([name])[id$="-${controlPath(path).replaceAll('.', '-')}"])`;

/** What the control of a path is given for an answer: to a year its month, as far as the control holds one. */
export const textFor = (path: string, answer: string, held: string): string =>
  path === year && answer !== '' ? `${held.split(' ')[0]} / ${answer}` : answer;
