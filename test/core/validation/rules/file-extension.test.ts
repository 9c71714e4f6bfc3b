import { describe, expect, it } from 'vitest';
import { noAnswers, words } from './rule-words';

const rule = 'fileExtension:pdf,.doc, DOCX';
const message = 'We only accept the following file type(s): pdf, doc, docx';

describe('fileExtension', () => {
  it('accepts the types it names, however they are written', () => {
    for (const name of ['cv.pdf', 'CV.PDF', 'my.cv.doc', 'cv.docx ', '.pdf']) expect(words(rule, new File([], name)), name).toBe('');
    expect(words(rule, [{ name: 'a.pdf' }, { name: 'b.doc' }])).toBe('');
  });

  it('refuses any other, and lists those that are allowed (RULE-21)', () => {
    for (const name of ['cv.exe', 'pdf', 'cv', 'cv.pdf.exe', 'cv.', 'cv.pdfx', '']) expect(words(rule, { name }), name).toBe(message);
    for (const value of [{}, 7, 'cv.pdf', [{ name: 'a.pdf' }, { name: 'b.exe' }]]) expect(words(rule, value)).toBe(message);
    expect(words('fileExtension:png', { name: 'a.pdf' })).toBe('We only accept the following file type(s): png');
  });

  it('leaves an empty value to required', () => {
    for (const value of noAnswers) expect(words(rule, value)).toBe('');
  });
});
