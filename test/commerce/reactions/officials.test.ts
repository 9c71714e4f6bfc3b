import { describe, expect, it } from 'vitest';
import { blankOfficial, officialsPlan } from '../../support/llc-officials';
import { react } from '../../../src/kernel/reactions/react';
import { reactionsOf } from '../../../src/commerce/reactions/form-reactions';
import { factsWith } from '../../kernel/plan/sample-plan';

const reactions = reactionsOf(officialsPlan);
const llc = (managedType: string, managers?: readonly object[]) => ({ llc: { managedType, managers, members: [] } });
const maria = { ...blankOfficial, first_name: 'Maria' };

const managersAfter = (before: object, after: object) =>
  (react(factsWith({ ...before }), factsWith({ ...after }), reactions).values.llc as { managers: unknown }).managers;

describe('the managers of an LLC', () => {
  it('are one blank entry when manager-managed is turned on and there are none (OFFI-08)', () => {
    expect(managersAfter(llc('Member Managed', []), llc('Manager Managed', []))).toEqual([blankOfficial]);
    expect(managersAfter(llc('Member Managed'), llc('Manager Managed'))).toEqual([blankOfficial]);
    expect(managersAfter(llc('', []), llc('Manager Managed', []))).toEqual([blankOfficial]);
  });

  it('stay who they are when there are some (OFFI-08)', () => {
    expect(managersAfter(llc('Member Managed', [maria]), llc('Manager Managed', [maria]))).toEqual([maria]);
  });

  it('are none once manager-managed is turned off (OFFI-08)', () => {
    expect(managersAfter(llc('Manager Managed', [maria]), llc('Member Managed', [maria]))).toEqual([]);
    expect(managersAfter(llc('Manager Managed', [maria, maria]), llc('', [maria, maria]))).toEqual([]);
  });

  it('are filled up at any change where kept answers hold too few (OFFI-06, OFFI-08)', () => {
    const values = llc('Manager Managed', []);
    const reacted = react(factsWith(values), factsWith({ ...values, billingType: 'monthly' }), reactions).values;
    expect(reacted).toEqual({
      llc: { managedType: 'Manager Managed', managers: [blankOfficial], members: [blankOfficial] },
      billingType: 'monthly',
    });
  });
});
