import { describe, expect, it } from 'vitest';
import { isLikeName, unlikeName, wholeName } from '../../../../src/kernel/validation/file-content';
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

  it('refuses a file whose content is not what its name says (JOB-06)', () => {
    const type = unlikeName;
    expect(words(rule, { name: 'cv.pdf', type })).toBe('This file is not what its name says. Please save it again, or choose another one.');
    expect(words(rule, [{ name: 'a.pdf' }, { name: 'b.exe', type }])).toBe(message);
  });

  it.each([
    ['cv.pdf', '\ufeff%PDF-1.7', true],
    ['cv.PDF ', 'PK', false],
    ['cv.pdf', '', false],
    ['shot.png', '\x89PNG\r\n', true],
    ['shot.png', ' \x89PNG', false],
    ['shot.jpg', '\xff\xd8\xff\xe0', true],
    ['shot.jpeg', 'GIF89a', false],
    ['all.zip', 'PK\x03\x04', true],
    ['notes.txt', 'anything', true],
  ])('knows whether %s may begin with %j: %s (JOB-06)', (name, head, isLike) => {
    expect(isLikeName(name, head)).toBe(isLike);
  });

  it.each([
    ['1000012345', '%PDF-1.7', '1000012345.pdf'],
    ['Resume v1.2 ', '%PDF-1.7', 'Resume v1.2.pdf'],
    ['photo', '\xff\xd8\xff\xe0', 'photo.jpg'],
    ['cv', 'MZ', 'cv'],
    ['cv.exe', '%PDF-1.7', 'cv.exe'],
    ['cv.pdf', '%PDF-1.7', 'cv.pdf'],
  ])('names %s by its content %j: %s (JOB-06)', (name, head, whole) => {
    expect(wholeName(name, head)).toBe(whole);
  });

  it('leaves an empty value to required', () => {
    for (const value of noAnswers) expect(words(rule, value)).toBe('');
  });
});
