/** @typedef {import('../pages/pages.mjs').Page} Page */

/**
 * What is taken in a field for a file.
 *
 * @typedef {object} AskedFile
 * @property {readonly string[]} endings
 * @property {number} most   bytes
 * @property {string} label  the question that it answers; '' for a file of an application
 */

/** Files of one post at most: two and twenty projects, or the answers to as many questions. */
export const maxFiles = 22;

/** Bytes of all files of a post together. */
const maxTogether = 32 * 1024 * 1024;

/** Kilobytes of a file, where the page config says nothing else (`jobs.maxFileSize`, `questions[].maxFileSize`). */
const defaultSize = 5000;

/** Kilobytes of the largest file that a question may ask for. */
const largestOfQuestion = 20_000;

/** Endings of files that are taken. */
const allEndings = ['pdf', 'png', 'jpg', 'jpeg', 'zip'];

/** The type of files with an ending. @param {string} ending */
const typeOf = (ending) => (ending === 'jpeg' ? 'jpg' : ending);

/** What `questions[].fileTypes` may name; a form counts any other name as left out. */
const knownTypes = new Set(allEndings.map(typeOf));

/** @param {unknown} kilobytes */
const bytesOf = (kilobytes) => 1000 * Math.max(1, Number(kilobytes) || defaultSize);

/** The words of a question, which may be a number, as its form has them. @param {unknown} label */
const wordsOf = (label) => (typeof label === 'string' || typeof label === 'number' ? String(label).trim() : '');

/** The questions of a page as its form counts them: one without words is none. @param {Page} page */
const questionsOf = ({ config }) => (Array.isArray(config.questions) ? config.questions : []).filter((one) => wordsOf(one?.label) !== '');

/** @param {any} question @returns {AskedFile | undefined} */
function ofQuestion(question) {
  if (question?.type !== 'file') return undefined;
  const { label, maxFileSize, fileTypes } = question;
  const named = Array.isArray(fileTypes) ? fileTypes.filter((type) => knownTypes.has(type)) : [];
  const types = named.length > 0 ? named : ['pdf', 'png', 'jpg'];
  const endings = allEndings.filter((ending) => types.includes(typeOf(ending)));
  return { endings, most: Math.min(bytesOf(maxFileSize), 1000 * largestOfQuestion), label: wordsOf(label) };
}

/**
 * What a page takes in a field; undefined for nothing.
 *
 * @param {Page} page
 * @param {string} field
 * @returns {AskedFile | undefined}
 */
export function askedFile(page, field) {
  const [, name = '', place = ''] = /^(resume|coverLetter|project|question)(?:-(0|[1-9]\d?))?$/.exec(field) ?? [];
  if (name === '' || (name === 'project' || name === 'question') === (place === '')) return undefined;
  if (name === 'question') return ofQuestion(questionsOf(page)[Number(place)]);
  if (page.config.formType !== 'JobApplicationForm') return undefined;
  return { endings: name === 'project' ? allEndings : ['pdf'], most: bytesOf(page.config.jobs?.maxFileSize), label: '' };
}

/** Bytes that a page takes of files together: 0 where its form asks for none. @param {Page | undefined} page */
export function fileBytes(page) {
  if (!page) return 0;
  const ofApplication = maxFiles * (askedFile(page, 'resume')?.most ?? 0);
  const ofQuestions = questionsOf(page).reduce((sum, question) => sum + (ofQuestion(question)?.most ?? 0), 0);
  return Math.min(maxTogether, ofApplication + ofQuestions);
}
