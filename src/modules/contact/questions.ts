import type { DeclaredPath } from '../../kernel/answers/answer-path';
import { emptyChoice } from '../../kernel/answers/form-values';
import { isQuestionAsked } from '../../kernel/facts/own-questions';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { fileLimits, isChoice, questionNames, type QuestionConfig } from '../../kernel/page-config/questions';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import type { PageWords } from '../../kernel/text/en';
import { fileField } from '../../form/fields/declarations';
import { defineModule } from '../../form/modules/define-module';

/** A question without anything to choose from is asked as a text. */
function fields(_: object, { questions }: PageConfig): readonly FieldDeclaration[] {
  const names = questionNames(questions);
  return questions.map((question, index) => {
    const { label, shortName, type, options = [], required = type !== 'checkbox', when } = question;
    const path: DeclaredPath = `questions.${names[index]!}`;
    return {
      path,
      label: label as PageWords,
      ...(shortName && { name: shortName as PageWords }),
      rules: required ? 'required:true' : '',
      wide: true,
      ...(when && { isShown: (facts) => isQuestionAsked(facts, index) }),
      ...(type === 'checkbox' && { type, validates: true, initial: false }),
      ...((type === 'textArea' || type === 'yesNo') && { control: type }),
      ...(type === 'file' && fileOf(path, question, required)),
      ...(isChoice(type) &&
        options.length > 0 && {
          control: type,
          initial: emptyChoice,
          options: [...new Set(options)].map((key) => ({ key, label: key as PageWords })),
        }),
    };
  });
}

/** What a question for a file has beside its words (SUBM-62). */
function fileOf(path: DeclaredPath, question: QuestionConfig, isRequired: boolean): Partial<FieldDeclaration> {
  const { endings, maxFileSize } = fileLimits(question);
  const { rules, accept, control } = fileField(path, 'file.choose', isRequired, endings, maxFileSize);
  return { rules, accept, control };
}

/** Questions that the page asks in its own words (JOB-10, CONTACT-02, CONTACT-05). */
export const questions = defineModule({ fields });
