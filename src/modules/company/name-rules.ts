/** The rules of any company's name. No register takes a longer one; the sentence keeps a pasted page from being sent. */
export const nameRules = 'length:2|maxLength:255';
