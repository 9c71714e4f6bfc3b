import { isQuestionPath } from '../facts/own-questions';
import { signatureNamePath } from '../facts/signature';
import type { PageConfig } from '../page-config/page-config';
import { hasField, modulesOf, type FormPlan } from './form-plan';

/**
 * What the page config has for modules that none of its steps has: own questions, and the statement that is signed. They may be
 * meant for other forms that share the page config, so these are notes.
 * @param kind only an order is signed
 */
export function unaskedNotes({ questions, signature, steps }: PageConfig, plan: FormPlan, kind: 'order' | 'plain'): readonly string[] {
  const modules = modulesOf(plan);
  const areQuestionsAsked = modules.some(({ fields }) => fields.some(({ path }) => isQuestionPath(path)));
  const isSigned = hasField(modules, signatureNamePath);
  return [
    ...(questions.length > 0 && !areQuestionsAsked
      ? ['the page config\'s "questions" are not asked because no step has the module "Questions".']
      : []),
    ...(kind === 'order' && steps && signature.statement !== '' && !isSigned
      ? ['the page config\'s "signature.statement" is not signed because no step has the module "Signature".']
      : []),
  ];
}
