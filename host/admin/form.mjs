/** A text that PostgreSQL takes, and with one kind of line breaks. @param {string} text */
const clean = (text) => text.replaceAll('\0', '').replaceAll('\r\n', '\n');

/**
 * What a form has sent. Names are looked up in a list, so that no name reaches into an object.
 *
 * @param {FormData} data
 */
export const formOf = (data) => ({
  /** The text of a field, without blanks around it; '' where there is none. @param {string} name */
  text(name) {
    const value = data.get(name);
    return typeof value === 'string' ? clean(value).trim() : '';
  },

  /** A text as it was typed, such as a password. @param {string} name */
  raw(name) {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  },

  /** Every text of a name. @param {string} name */
  texts: (name) => data.getAll(name).flatMap((value) => (typeof value === 'string' ? [clean(value).trim()] : [])),

  /** The file of a field; undefined where none was chosen. @param {string} name */
  file(name) {
    const value = data.get(name);
    return value instanceof File && (value.size > 0 || value.name !== '') ? value : undefined;
  },

  /** Names and texts of the fields whose names begin alike, without that beginning. @param {string} prefix @returns {[string, string][]} */
  startingWith: (prefix) =>
    [...data.entries()].flatMap(([name, value]) =>
      typeof value === 'string' && name.startsWith(prefix)
        ? [/** @type {[string, string]} */ ([name.slice(prefix.length), clean(value).trim()])]
        : [],
    ),
});

/** @typedef {ReturnType<typeof formOf>} Form */

/**
 * Reads the form that a request has sent; what is no form is an empty one.
 *
 * @param {import('hono').Context} context
 * @returns {Promise<Form>}
 */
export async function readForm(context) {
  try {
    return formOf(await context.req.raw.formData());
  } catch {
    return formOf(new FormData());
  }
}
