/** The width of the help bubble, by the length of its text in characters (FIELD-12). */
export const helpSize = ({ length }: string) => (length < 100 ? 'small' : length < 400 ? 'medium' : 'large');
