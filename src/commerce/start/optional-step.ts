import { isIdentityGroup } from '../optional/optional-groups';
import { identityTogglePath } from '../optional/optional-identity';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { hasField, type PlannedSection, type PlannedStep } from '../../kernel/plan/form-plan';
import { isOptionalStep } from '../../kernel/plan/step-list';

const asksIdentity = ({ modules }: PlannedSection) => hasField(modules, identityTogglePath);
const asksOptionalProducts = ({ modules }: PlannedSection) => modules.some(({ offer }) => offer?.optionalProducts);

/**
 * Puts the business identity package where the page config wants it in the form type's steps (OPT-10): in a step of its
 * own, or as a section of the optional items; before or after the other optional products. Without such a package its
 * step is removed.
 */
export function placeBusinessIdentity(
  steps: readonly PlannedStep[],
  { businessIdentity, optionalProducts = [] }: Pick<PageConfig, 'businessIdentity' | 'optionalProducts'>,
): readonly PlannedStep[] {
  const own = steps.find(({ sections }) => sections.some(asksIdentity));
  const optional = steps.find(({ title }) => isOptionalStep(title));
  if (!own || !optional || own === optional) return steps;
  const others = steps.filter((step) => step !== own);
  if (!optionalProducts.some(isIdentityGroup)) return others;
  const { inOptionalItems, first } = businessIdentity;
  const placed = (step: PlannedStep): readonly PlannedStep[] => {
    if (step !== optional) return [step];
    if (!inOptionalItems) return first ? [own, step] : [step, own];
    if (!first) return [{ ...step, sections: [...step.sections, ...own.sections] }];
    return [
      { ...step, sections: step.sections.flatMap((section) => (asksOptionalProducts(section) ? [...own.sections, section] : [section])) },
    ];
  };
  return others.flatMap(placed);
}
