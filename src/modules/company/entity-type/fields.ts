import { emptyChoice } from '../../../core/answers/form-values';
import { entityTypesOffered } from '../../../core/reference/entity-types';
import type { FieldDeclaration, ModuleParams } from '../../../core/plan/form-plan';

const llc = { key: 'LLC', value: 'LLC' };

/** Cards to choose from start with the LLC, where it is among them (COMP-10). */
export const fields = ({ entityTypes }: ModuleParams): readonly FieldDeclaration[] => [
  {
    path: 'companyInformation.entityType',
    label: 'company.entityType',
    rules: 'required',
    initial: entityTypesOffered(entityTypes).includes('LLC') ? llc : emptyChoice,
  },
];
