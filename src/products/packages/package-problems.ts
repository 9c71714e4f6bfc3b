import { packagePath } from '../../commerce/bundles/bundles';
import { problemIf, type ConfigProblem } from '../../kernel/page-config/config-problem';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { modulesOf, type FormPlan } from '../../kernel/plan/form-plan';

/** A package that is chosen from the start, which no bundle of the page is (PLUS-01). */
export function packageProblems({ bundles }: PageConfig, plan: FormPlan): ConfigProblem[] {
  const asked = modulesOf(plan).flatMap(({ fields }) => fields.filter(({ path }) => path === packagePath));
  return asked.flatMap(({ initial }) =>
    problemIf(
      initial !== '' && !bundles.some(({ product_id }) => product_id === initial),
      'steps: Packages.initial',
      'the product_id of a bundle of the page',
      initial,
    ),
  );
}
