import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface ReceivedMail {
  /** What the server was told beside the mail: whom to. */
  recipients: string[];
  /** Its head, each header in one line. */
  head: string;
  /** Its parts by their types, decoded. */
  parts: Record<string, string>;
}

/** A mail server that takes everything, as `phpmailer_init` may name it. */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  const server = createServer((socket) => {
    let pending = '';
    let recipients: string[] = [];
    let mail: string | null = null;
    const answer = (line: string) => void socket.write(`${line}\r\n`);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      pending += chunk.toString('latin1');
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        if (mail !== null && line !== '.') mail += `${line.replace(/^\./, '')}\r\n`;
        else if (mail !== null) {
          received.push({ recipients, ...read(mail) });
          [mail, recipients] = [null, []];
          answer('250 taken');
        } else if (/^DATA/i.test(line)) {
          mail = '';
          answer('354 go on');
        } else if (/^QUIT/i.test(line)) {
          answer('221 bye');
          socket.end();
        } else {
          const to = /^RCPT TO:<(.*)>/i.exec(line);
          if (to) recipients.push(to[1]!);
          answer('250 ok');
        }
      }
    });
    answer('220 mail');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, received, close: () => void server.close() };
}

function read(mail: string): Pick<ReceivedMail, 'head' | 'parts'> {
  const [head, body] = split(mail);
  return { head, parts: partsOf(head, body) };
}

function split(text: string): [string, string] {
  const end = text.indexOf('\r\n\r\n');
  return [text.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' '), text.slice(end + 4)];
}

function partsOf(head: string, body: string): Record<string, string> {
  const boundary = /boundary="?([^";\s]+)"?/.exec(head)?.[1];
  if (boundary)
    return Object.assign(
      {},
      ...body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => partsOf(...split(part.replace(/^\r\n/, '')))),
    ) as Record<string, string>;
  const type = /content-type: ([\w/+-]+)/i.exec(head)?.[1] ?? 'text/plain';
  const encoding = /content-transfer-encoding: (\S+)/i.exec(head)?.[1] ?? '8bit';
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? Buffer.from(
            body.replaceAll(/=\r\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
            'latin1',
          )
        : Buffer.from(body, 'latin1');
  return { [type]: bytes.toString('utf8') };
}

/** The code of a plugin that sends mails to a server at a port. */
export const sendingTo = (port: number) => `remove_all_filters( 'pre_wp_mail' );
add_filter( 'wp_mail_from', static function () { return 'shop@example.test'; } );
add_action( 'phpmailer_init', static function ( $mailer ) { $mailer->isSMTP(); $mailer->Host = '127.0.0.1'; $mailer->Port = ${port}; $mailer->SMTPAutoTLS = false; } );`;
