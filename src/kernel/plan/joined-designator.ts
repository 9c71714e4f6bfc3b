import { memoizePerObject } from '../util/memoize-per-object';
import { hasField, type FormPlan } from './form-plan';

/** Whether name and designator stand in the same section, where one control asks for both (COMP-46). */
export const isDesignatorJoined = memoizePerObject((plan: FormPlan): boolean =>
  plan.steps.some(({ sections }) =>
    sections.some(({ modules }) =>
      ['companyName', 'companyNameDesignator'].every((name) => hasField(modules, `companyInformation.${name}`)),
    ),
  ),
);
