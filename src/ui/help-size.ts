/** How wide help is drawn, by the number of its characters (FIELD-12). */
export const helpSize = ({ length }: string) => (length < 100 ? 'small' : length < 400 ? 'medium' : 'large');
