/** The path of a field that stands on a stage by itself and belongs to no form. It is taken for that of any answer. */
export const madeUp = (path: string) => path as 'contact.subject';
