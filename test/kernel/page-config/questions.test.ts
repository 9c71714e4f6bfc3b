import { expect, it } from 'vitest';
import { questionNames } from '../../../src/kernel/page-config/questions';

const namesOf = (labels: readonly string[], taken?: readonly string[]) =>
  questionNames(
    labels.map((label) => ({ label, type: 'text' as const })),
    taken,
  );

it('names the answers to own questions in snake_case (CONTACT-02)', () => {
  expect(namesOf(['How old are you?', "What's  new", '¿Cuándo naciste?'])).toEqual(['how_old_are_you', 'what_s_new', 'cuándo_naciste']);
});

it('gives equal labels names of their own, beside those of other answers (CONTACT-02)', () => {
  expect(namesOf(['Why?', 'why', 'Email', 'Constructor'], ['email'])).toEqual(['why', 'why_2', 'email_2', 'constructor_2']);
});

it('names a question whose label has no letter first, so that its name is no place in a list', () => {
  expect(namesOf(['2024', '???', '0'])).toEqual(['question_2024', 'question', 'question_0']);
});
