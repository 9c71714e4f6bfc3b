/**
 * @typedef {object} Sentence  of the plugin, as its source has it
 * @property {string} text
 * @property {string} [plural]
 * @property {string} [context]
 * @property {string} [comment]  what translators must know
 * @property {string[]} files
 */

/** The translation functions, and what their arguments are beside the first text. */
const functions = /** @type {const} */ ({
  __: [],
  _e: [],
  esc_html__: [],
  esc_html_e: [],
  esc_attr__: [],
  esc_attr_e: [],
  _x: ['context'],
  esc_html_x: ['context'],
  esc_attr_x: ['context'],
  _n: ['plural'],
});

const literal = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/;
const call = new RegExp(
  `(?<![\\w>:$])(${Object.keys(functions).join('|')})\\(\\s*(${literal.source})(?:\\s*,\\s*(${literal.source}))?`,
  'g',
);
const comment = /\/\*\s*(translators:[\s\S]*?)\s*\*\//g;

/** @param {string} quoted a literal of PHP or JavaScript */
const unquoted = (quoted) => quoted.slice(1, -1).replace(/\\(['"\\])/g, '$1');

/** One sentence among the others. @param {string} text @param {string} [context] */
export const keyOf = (text, context = '') => (context ? `${context}\u0004${text}` : text);

/**
 * The sentences of source files, in their order; the same one of several files once.
 * @param {{ file: string, source: string }[]} sources
 * @returns {Map<string, Sentence>} by key
 */
export function sentencesOf(sources) {
  /** @type {Map<string, Sentence>} */
  const found = new Map();
  /** @param {Omit<Sentence, 'files'>} sentence @param {string} file */
  const add = (sentence, file) => {
    const key = keyOf(sentence.text, sentence.context);
    const known = found.get(key) ?? { ...sentence, files: [] };
    if (!known.files.includes(file)) known.files.push(file);
    known.comment ??= sentence.comment;
    found.set(key, known);
  };
  for (const { file, source } of sources) {
    if (file.endsWith('block.json')) {
      for (const one of blockSentences(source)) add(one, file);
      continue;
    }
    const comments = [...source.matchAll(comment)].map((match) => ({ end: match.index + match[0].length, words: String(match[1]) }));
    for (const match of source.matchAll(call)) {
      const [, name = '', first = "''", second = "''"] = match;
      const [role] = functions[/** @type {keyof typeof functions} */ (name)];
      // A comment is for the call that follows it on the next lines.
      const near = comments.filter(({ end }) => end <= match.index && source.slice(end, match.index).split('\n').length <= 3).at(-1);
      add({ text: unquoted(first), ...(role && { [role]: unquoted(second) }), comment: near?.words }, file);
    }
  }
  return found;
}

/** What WordPress itself translates of a `block.json`. @param {string} source */
function blockSentences(source) {
  const { title, description, keywords } = JSON.parse(source);
  return [
    { text: title, context: 'block title' },
    { text: description, context: 'block description' },
    ...keywords.map((/** @type {string} */ text) => ({ text, context: 'block keyword' })),
  ];
}

/** @param {string} text */
const quoted = (text) => `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`;

/**
 * A file of translations.
 * @param {Iterable<Sentence>} sentences
 * @param {{ header: Record<string, string>, translation?: (sentence: Sentence) => string[] }} options  the header's
 *   fields; the forms of a translation, empty ones without it
 */
export function poFile(sentences, { header, translation = () => [] }) {
  const fields = Object.entries(header).map(([name, value]) => quoted(`${name}: ${value}\n`));
  const entries = [...sentences].map((sentence) => {
    const { text, plural, context, comment: note, files } = sentence;
    const forms = translation(sentence);
    return [
      ...(note ? [`#. ${note.replace(/\s+/g, ' ')}`] : []),
      ...files.map((file) => `#: ${file}`),
      ...(context ? [`msgctxt ${quoted(context)}`] : []),
      `msgid ${quoted(text)}`,
      ...(plural === undefined
        ? [`msgstr ${quoted(forms[0] ?? '')}`]
        : [`msgid_plural ${quoted(plural)}`, `msgstr[0] ${quoted(forms[0] ?? '')}`, `msgstr[1] ${quoted(forms[1] ?? '')}`]),
    ].join('\n');
  });
  return `${['msgid ""\nmsgstr ""', ...fields].join('\n')}\n\n${entries.join('\n\n')}\n`;
}

/**
 * The translations of a file that `poFile` wrote and a person filled in.
 * @param {string} source
 * @returns {Map<string, string[]>} the forms by key; without those that are empty
 */
export function readPo(source) {
  /** @type {Map<string, string[]>} */
  const translations = new Map();
  for (const block of source.split(/\n\s*\n/)) {
    /** @param {string} name */
    const field = (name) => {
      const lines = new RegExp(`^${name} ((?:".*"\\n?)+)`, 'm').exec(`${block}\n`)?.[1] ?? '';
      return lines
        .split('\n')
        .filter(Boolean)
        .map((line) => unquoted(line).replaceAll('\\n', '\n'))
        .join('');
    };
    const text = field('msgid');
    const forms = [field('msgstr') || field('msgstr\\[0\\]'), field('msgstr\\[1\\]')].filter(Boolean);
    if (text && forms.length > 0) translations.set(keyOf(text, field('msgctxt')), forms);
  }
  return translations;
}
