import { expect, it } from 'vitest';
import { describeProblem } from '../../../src/kernel/page-config/config-problem';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import type { QuestionConfig } from '../../../src/kernel/page-config/questions';
import { questionProblems } from '../../../src/kernel/page-config/question-problems';

const reported = (questions: readonly QuestionConfig[]) =>
  questionProblems(withDefaults({ formType: 'ContactForm', questions })).map(describeProblem);

it('names a question whose label is that of an earlier one', () => {
  const question = { label: 'Why?', type: 'text' as const };
  expect(reported([question, { ...question, label: 'How?' }])).toEqual([]);
  expect(reported([question, question])).toEqual(['the page config\'s "questions[1].label" should be unique, but is "Why?".']);
});

it('names a choice that has nothing to choose from', () => {
  expect(reported([{ label: 'Which?', type: 'radio', options: ['A'] }])).toEqual([]);
  expect(
    reported([
      { label: 'Which?', type: 'radio' },
      { label: 'What?', type: 'select', options: [] },
    ]),
  ).toEqual([
    'the page config\'s "questions[0].options" should be a list of answers, but is missing.',
    'the page config\'s "questions[1].options" should be a list of answers, but is missing.',
  ]);
});

it('names a condition that names no earlier question, or no answer to it (CONTACT-05)', () => {
  const first = { label: 'Which size?', type: 'radio' as const, options: ['Small', 'Large'] };
  const told = { label: 'Tell us more', type: 'text' as const };
  expect(reported([first, { ...told, when: { question: 'Which size?', answers: ['Large'] } }])).toEqual([]);
  expect(reported([told, { ...first, when: { question: 'Tell us more', answers: ['anything'] } }])).toEqual([]);
  expect(
    reported([
      { ...told, when: { question: 'Which siz?', answers: ['Large'] } },
      first,
      { ...told, label: 'Why?', when: { question: 'Which size?', answers: ['large'] } },
      { label: 'Sure?', type: 'yesNo', when: { question: 'Sure?', answers: ['Yes'] } },
    ]),
  ).toEqual([
    'the page config\'s "questions[0].when.question" should be the label of an earlier question, but is "Which siz?".',
    'the page config\'s "questions[2].when.answers[0]" should be one of Small, Large (did you mean "Large"?), but is "large".',
    'the page config\'s "questions[3].when.question" should be the label of an earlier question, but is "Sure?".',
  ]);
});

it('names a condition without an answer, whose question is never asked (CONTACT-05)', () => {
  const first = { label: 'Sure?', type: 'yesNo' as const };
  expect(reported([first, { label: 'Why?', type: 'text', when: { question: 'Sure?', answers: [] } }])).toEqual([
    'the page config\'s "questions[1].when.answers" should be a list with an answer, but is missing.',
  ]);
  const choice = { label: 'Which?', type: 'radio' as const, options: [' Small '] };
  expect(reported([choice, { label: 'Why?', type: 'text', when: { question: 'Which?', answers: ['Small'] } }])).toEqual([]);
});

it('names more files, or larger ones, than one post takes (SUBM-62)', () => {
  const files = (count: number, maxFileSize: number) =>
    Array.from({ length: count }, (_, index) => ({ label: `File ${index}`, type: 'file' as const, maxFileSize }));
  expect(reported(files(20, 1600))).toEqual([]);
  expect(reported(files(21, 1000))).toEqual([
    'the page config\'s "questions" should be a list with at most 20 questions of type "file", but is 21.',
  ]);
  expect(reported(files(2, 16_001))).toEqual([
    'the page config\'s "questions" should be a list whose files have at most 32000 kilobytes together, but is 32002.',
  ]);
});
