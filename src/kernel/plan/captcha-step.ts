import { hasField, type PlannedModule, type PlannedStep } from './form-plan';

/**
 * Whether a form has a captcha is for its form type to say: where it has none, a module of the page config's own steps is
 * left out; where it has one that these steps do not ask, it comes at their end (CAPT-01).
 * @param planned makes the module of the captcha
 */
export function placeCaptcha(
  steps: readonly PlannedStep[],
  hasCaptcha: boolean,
  planned: () => readonly PlannedModule[],
): readonly PlannedStep[] {
  const isAsked = steps.some(({ sections }) => sections.some(({ modules }) => asksCaptcha(modules)));
  if (isAsked === hasCaptcha) return steps;
  if (isAsked) return steps.map((step) => ({ ...step, sections: step.sections.flatMap(withoutCaptcha) }));
  const last = steps.filter(({ sections }) => sections.length > 0).at(-1);
  return steps.map((step) =>
    step === last ? { ...step, sections: [...step.sections, { title: '', text: '', modules: planned() }] } : step,
  );
}

const asksCaptcha = (modules: readonly PlannedModule[]) => hasField(modules, 'captcha.response');

function withoutCaptcha(section: PlannedStep['sections'][number]) {
  const modules = section.modules.filter((module) => !asksCaptcha([module]));
  return modules.length > 0 ? [{ ...section, modules }] : [];
}
