/** Types a made-up path as an answer path, for example fields that belong to no form. */
export const madeUp = (path: string) => path as 'contact.subject';
