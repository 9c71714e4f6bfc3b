/** Finds the controls of a path: by their name or, since secrets have none, by their id. */
export const controlSelector = (path: string) =>
  `:is([name="${path}"], :is(input, select, textarea):not([name])[id$="-${path.replaceAll('.', '-')}"])`;
