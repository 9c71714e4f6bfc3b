import { describe, expect, it } from 'vitest';
import type { PlannedModule } from '../../../src/kernel/plan/form-plan';
import { inOrderSeen } from '../../../src/kernel/plan/joined-designator';
import { field } from './sample-plan';

const module = (id: string, path: string): PlannedModule => ({ id, params: {}, fields: [field(path)] });
const name = module('CompanyName', 'companyInformation.companyName');
const designator = module('NameDesignator', 'companyInformation.companyNameDesignator');
const second = module('SecondCompanyName', 'companyInformation.secondCompanyName');
const purpose = module('BusinessPurpose', 'companyInformation.businessPurpose');

const orderOf = (modules: readonly PlannedModule[]) => inOrderSeen(modules).map(({ id }) => id);

describe('the modules of a section', () => {
  it.each([
    { given: [name, second, designator, purpose], seen: ['CompanyName', 'NameDesignator', 'SecondCompanyName', 'BusinessPurpose'] },
    { given: [designator, second, name], seen: ['SecondCompanyName', 'CompanyName', 'NameDesignator'] },
    { given: [second, designator], seen: ['SecondCompanyName', 'NameDesignator'] },
    { given: [name, second], seen: ['CompanyName', 'SecondCompanyName'] },
  ])('come as they are seen: $seen (COMP-46)', ({ given, seen }) => {
    expect(orderOf(given)).toEqual(seen);
  });
});
