import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { readMail } from '../../demo-host/read-mail.mjs';

it.each([
  ['plain words', 'Your order', 'Thank you.\n\nBest regards'],
  [
    'other letters and long lines',
    'Su pedido está listo: ñandú, señor, 100 % — según lo que nos pidió ayer por la tarde',
    `Año ${'á = é '.repeat(40)}`,
  ],
])('reads a mail as it was written: %s', async (_name, subject, text) => {
  const files = [{ filename: 'a.txt', content: 'no text of the mail' }];
  const mail = { from: 'shop@demo.example', to: 'ada@okafor.example', subject, text, html: `<p>${text}</p>`, attachments: files };
  const sent = await createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail(mail);
  const read = readMail(String(sent.message));
  expect({ ...read, text: read.text.replaceAll('\r\n', '\n') }).toEqual({ to: 'ada@okafor.example', subject, text: text.trim() });
});
