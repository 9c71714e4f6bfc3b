/** @typedef {{ to: string, subject: string, text: string }} ReceivedMail */

/** @param {string} text  with `=C3=A9` for what is not ASCII */
const quotedPrintable = (text) =>
  Buffer.from(
    text.replaceAll(/=\r?\n/g, '').replaceAll(/=([\dA-F]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

/** @param {string} body @param {string} encoding */
function decoded(body, encoding) {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? quotedPrintable(body) : body;
}

/** A header's value with its encoded words, such as `=?UTF-8?Q?Su_pedido?=`. @param {string} value */
const withoutEncodedWords = (value) =>
  value
    .replaceAll(/(\?=)\s+(=\?)/g, '$1$2')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind, text) =>
      kind.toLowerCase() === 'b' ? decoded(text, 'base64') : quotedPrintable(text.replaceAll('_', ' ')),
    );

/** @param {string} part  head and body @returns {{ header: (name: string) => string, body: string }} */
function split(part) {
  const [head = '', ...body] = part.split(/\r?\n\r?\n/);
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ');
  return { header: (name) => new RegExp(`^${name}: *(.*)$`, 'im').exec(lines)?.[1] ?? '', body: body.join('\r\n\r\n') };
}

/**
 * The plain text of a message, or of a part of it.
 *
 * @param {string} part
 * @returns {string} '' for none
 */
function textOf(part) {
  const { header, body } = split(part);
  const type = header('Content-Type');
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary) {
    const parts = body.split(`--${boundary}`).slice(1, -1);
    return parts.map((inner) => textOf(inner.trimStart())).find(Boolean) ?? '';
  }
  return /^text\/plain/i.test(type) ? decoded(body, header('Content-Transfer-Encoding').toLowerCase()).trim() : '';
}

/**
 * Reads a message as the shop writes it.
 *
 * @param {string} message
 * @returns {ReceivedMail}
 */
export function readMail(message) {
  const { header } = split(message);
  return { to: header('To'), subject: withoutEncodedWords(header('Subject')), text: textOf(message) };
}
