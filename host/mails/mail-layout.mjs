import { html, raw } from 'hono/html';

/** @typedef {import('../words/customer-words.mjs').AmountLine} AmountLine */

/**
 * What a mail shows; all of it is plain text.
 *
 * @typedef {object} MailParts
 * @property {string} lang
 * @property {string} site  at the top
 * @property {string} title
 * @property {readonly Paragraph[]} [body]
 * @property {Link} [button]
 * @property {readonly (readonly [label: string, value: string])[]} [facts]
 * @property {Amounts} [amounts]
 * @property {Answers} [answers]
 * @property {string} [foot]
 */
/** A paragraph of texts and links; one that `isBox` is set apart. @typedef {{ parts: readonly (string | Link)[], isBox?: boolean }} Paragraph */
/** @typedef {{ label: string, url: string }} Link */
/** @typedef {{ head: [string, string], lines: readonly AmountLine[], total: [string, string], after: readonly AmountLine[] }} Amounts */
/** @typedef {{ title: string, rows: readonly (readonly [label: string, value: string])[] }} Answers */

const style =
  'body{margin:0;background:#f3f4f6;color:#16191f}.cf-link{color:#1d4ed8}' +
  '@media (max-width:620px){.cf-card{padding:24px 16px!important}}' +
  '@media (prefers-color-scheme:dark){body,.cf-page{background:#111418!important;color:#e8eaed!important}.cf-card{background:#1b1f24!important;border-color:#3a4048!important}' +
  '.cf-ink{color:#e8eaed!important}.cf-soft{color:#aab1bb!important}.cf-line{border-color:#3a4048!important}.cf-box{background:#262b31!important;border-color:#8a929e!important;color:#e8eaed!important}' +
  '.cf-link{color:#9db8ff!important}.cf-button{background:#9db8ff!important;color:#101623!important}}';
const font = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const cell = 'padding:8px 0;border-top:1px solid #d9dde3;vertical-align:top;';
const table = raw('width="100%" cellpadding="0" cellspacing="0" border="0"');

/** @param {string} text  whose lines stay lines */
const broken = (text) => text.split('\n').map((line, index) => (index > 0 ? html`<br>${line}` : html`${line}`));

/** @param {Paragraph} paragraph */
function paragraphHtml({ parts, isBox }) {
  const box = isBox ? raw(' class="cf-box"') : '';
  const look = isBox ? 'padding:12px 16px;border-left:4px solid #868e9c;background:#f3f5f9' : '';
  const inside = parts.map((part) =>
    typeof part === 'string' ? broken(part) : html`<a class="cf-link" href="${part.url}">${part.label}</a>`,
  );
  return html`<p${box} style="margin:0 0 16px;${look}">${inside}</p>`;
}

/** @param {Paragraph} paragraph */
const paragraphText = ({ parts }) => parts.map((part) => (typeof part === 'string' ? part : `${part.label}: ${part.url}`)).join('');

/** @param {MailParts['button']} button */
const buttonHtml = (button) =>
  button
    ? html`<p style="margin:8px 0 24px"><a class="cf-button" href="${button.url}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#1d4ed8;color:#ffffff;font-weight:600;text-decoration:none">${button.label}</a></p>`
    : '';

/** @param {NonNullable<MailParts['facts']>} facts */
const factsHtml = (facts) =>
  facts.length > 0
    ? html`<table class="cf-line" ${table} style="margin:0 0 16px;padding:12px 0;border-top:1px solid #d9dde3">${facts.map(
        ([label, value]) =>
          html`<tr><th class="cf-soft" scope="row" style="padding:4px 16px 4px 0;text-align:start;vertical-align:top;font-weight:400;color:#565d69">${label}</th><td style="padding:4px 0;overflow-wrap:anywhere">${broken(value)}</td></tr>`,
      )}</table>`
    : '';

/** @param {readonly AmountLine[]} lines */
const rowsHtml = (lines) =>
  lines.map(
    ({ name, note, amount }) =>
      html`<tr><td class="cf-line" style="${cell}overflow-wrap:anywhere">${name}${note ? html`<br><span class="cf-soft" style="font-size:14px;color:#565d69">${note}</span>` : ''}</td><td class="cf-line" style="${cell}text-align:end;white-space:nowrap;padding-inline-start:16px">${amount}</td></tr>`,
  );

/** @param {Amounts | undefined} amounts */
function amountsHtml(amounts) {
  if (!amounts || amounts.lines.length + amounts.after.length === 0) return '';
  const { head, lines, total, after } = amounts;
  if (lines.length === 0) return html`<table ${table} style="margin:0 0 16px">${rowsHtml(after)}</table>`;
  return html`<table ${table} style="margin:0 0 16px"><thead><tr><th scope="col" style="padding:8px 0;text-align:start">${head[0]}</th><th scope="col" style="padding:8px 0;text-align:end">${head[1]}</th></tr></thead><tbody>${rowsHtml(lines)}</tbody><tfoot><tr><th class="cf-line" scope="row" style="${cell}text-align:start">${total[0]}</th><td class="cf-line" style="${cell}text-align:end;white-space:nowrap;font-size:20px;font-weight:700">${total[1]}</td></tr>${rowsHtml(after)}</tfoot></table>`;
}

/** @param {Answers | undefined} answers */
const answersHtml = (answers) =>
  answers && answers.rows.length > 0
    ? html`<h2 style="margin:24px 0 8px;font-size:18px">${answers.title}</h2><table ${table} style="table-layout:fixed;font-size:14px">${answers.rows.map(
        ([label, value]) =>
          html`<tr><th class="cf-line cf-soft" scope="row" style="width:45%;padding:6px 16px 6px 0;border-top:1px solid #d9dde3;text-align:start;vertical-align:top;font-weight:400;color:#565d69;overflow-wrap:anywhere">${label}</th><td class="cf-line" style="padding:6px 0;border-top:1px solid #d9dde3;vertical-align:top;overflow-wrap:anywhere">${broken(value)}</td></tr>`,
      )}</table>`
    : '';

/**
 * A mail as HTML that mail programs show alike, light and dark. Everything in it is escaped.
 *
 * @param {MailParts} parts
 * @returns {string}
 */
export const mailHtml = ({ lang, site, title, body = [], button, facts = [], amounts, answers, foot = '' }) =>
  String(
    html`<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title><style>:root{color-scheme:light dark;supported-color-schemes:light dark}${raw(style)}</style></head>
<body class="cf-page" style="margin:0;background:#f3f4f6;color:#16191f;${raw(font)};font-size:16px;line-height:1.5"><table role="presentation" ${table}><tr><td align="center" style="padding:24px 12px"><table role="presentation" ${table} style="max-width:600px;text-align:start"><tr><td class="cf-soft" style="padding:0 4px 12px;color:#565d69;font-size:14px">${site}</td></tr>
<tr><td class="cf-card cf-ink" style="padding:32px;border:1px solid #d9dde3;border-radius:12px;background:#ffffff;color:#16191f"><h1 class="cf-ink" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#16191f;overflow-wrap:anywhere">${title}</h1>
${body.map(paragraphHtml)}${buttonHtml(button)}${factsHtml(facts)}${amountsHtml(amounts)}${answersHtml(answers)}</td></tr>
<tr><td class="cf-soft" style="padding:16px 4px;color:#565d69;font-size:14px;overflow-wrap:anywhere">${foot}</td></tr></table></td></tr></table></body></html>
`,
  );

/** @param {AmountLine} line */
const textLine = ({ name, note, amount }) => `${name}${note ? ` (${note})` : ''}: ${amount}`;

/**
 * The same as plain text.
 *
 * @param {MailParts} parts
 * @returns {string}
 */
export function mailText({ title, body = [], button, facts = [], amounts, answers, foot = '' }) {
  const lines = amounts
    ? [...amounts.lines.map(textLine), ...(amounts.total[1] ? [amounts.total.join(': ')] : []), ...amounts.after.map(textLine)]
    : [];
  const blocks = [
    title,
    ...body.map(paragraphText),
    button ? `${button.label}:\n${button.url}` : '',
    facts.map((fact) => fact.join(': ')).join('\n'),
    lines.join('\n'),
    answers ? answers.rows.map((row) => row.join(': ')).join('\n') : '',
    foot && `-- \n${foot}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
