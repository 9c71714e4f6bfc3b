/** A mail as it travels, read. */
export function readMail(raw: string) {
  const [head, body] = split(raw);
  const header = (name: string) => decodeWords(new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '');
  const parts = partsOf(head, body);
  return {
    head,
    from: header('From'),
    to: header('To'),
    subject: header('Subject'),
    replyTo: header('Reply-To'),
    messageId: header('Message-ID'),
    html: parts['text/html'] ?? '',
    text: (parts['text/plain'] ?? '').replaceAll('\r\n', '\n'),
    types: Object.keys(parts),
  };
}

function split(text: string): [head: string, body: string] {
  const end = text.indexOf('\r\n\r\n');
  return [text.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' '), text.slice(end + 4)];
}

function partsOf(head: string, body: string): Record<string, string> {
  const boundary = /^content-type: multipart\/[^\r\n]*boundary="?([^"\r\n;]+)/im.exec(head)?.[1];
  if (boundary !== undefined) {
    const pieces = body.split(`--${boundary}`).slice(1, -1);
    return Object.assign({}, ...pieces.map((piece) => partsOf(...split(piece.replace(/^\r\n/, '')))));
  }
  const type = /^content-type: ([^;\r\n]+)/im.exec(head)?.[1] ?? 'text/plain';
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(head)?.[1] ?? '7bit';
  return { [type]: decode(body.replace(/\r\n$/, ''), encoding.toLowerCase()) };
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1').toString('utf8');
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const decodeWords = (text: string) =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_whole, kind: string, words: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(words, 'base64').toString('utf8') : decode(words.replaceAll('_', ' '), 'quoted-printable'),
    );
