import { describe, expect, it } from 'vitest';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import { initialValues } from '../../../src/commerce/start/initial-values';
import { withoutSecrets } from '../../../src/kernel/storage/persistable-values';
import { droppedMessage, readKeptAnswers } from '../../../src/kernel/storage/read-kept';
import { formList } from '../../../src/forms/form-list';
import type { FormDefinition } from '../../../src/forms/define-form';
import { completeAnswers, contactAnswers } from '../../support/answers';
import { planOfForm } from '../../support/offers';

describe('stored answers', () => {
  it.each(Object.entries(formList))(
    'as %s starts with them, and as visitors give them, stay the same (STORE-09, STORE-16)',
    (formType, form) => {
      const config = withDefaults({ formType, pluginVersion: '1', preselected: { state: 'WY', registeredAgentYears: 2 } });
      const plan = planOfForm(form as FormDefinition, config);
      const kept = withoutSecrets(initialValues({ plan, config, kept: { ...completeAnswers, ...contactAnswers } }), plan);
      const { values, dropped } = readKeptAnswers(kept);
      expect(dropped).toEqual([]);
      expect(values).toBe(kept);
    },
  );

  it('of another kind are left out alone, and named (STORE-16)', () => {
    const right = {
      companyInformation: { companyName: 'Pine Ridge LLC', state: { key: 'WY', value: 'Wyoming' }, states: { WY: true } },
      llc: { managedType: { key: 'Member Managed' }, members: [{ first_name: 'Ann' }] },
      productState: { webHosting: { checked: true, data: {} } },
      questions: { heard: 'From a friend', agrees: true },
    };
    const odd = {
      ...right,
      companyInformation: {
        ...right.companyInformation,
        legalName: { key: 'a' },
        states: { WY: true, CO: { key: 'CO' } },
        formationDate: 5,
      },
      llc: { ...right.llc, listMembers: ['a'], members: [{ first_name: 'Ann', address: 'here' }, 'Bo', null] },
      corporation: [],
      currentStep: -1,
      selectedFilingMethodKeys: { WY: { businessFormation: { toString: 1 } } },
      questions: { ...right.questions, age: 5 },
      note: null,
    };
    const { values, dropped } = readKeptAnswers(odd);
    expect(values).toEqual({ ...right, selectedFilingMethodKeys: { WY: {} } });
    expect([...dropped].sort()).toEqual(
      [
        'companyInformation.legalName',
        'companyInformation.states.CO',
        'companyInformation.formationDate',
        'llc.listMembers',
        'llc.members.0.address',
        'llc.members.1',
        'llc.members.2',
        'corporation',
        'currentStep',
        'selectedFilingMethodKeys.WY.businessFormation',
        'questions.age',
      ].sort(),
    );
  });

  it('in a list that nobody can have entered are cut off and named (STORE-16)', () => {
    const recipients = Array.from({ length: 5000 }, () => ({ firstName: 'Ann', lastName: 'Lee' }));
    const { values, dropped } = readKeptAnswers({ recipients });
    expect(values.recipients).toHaveLength(200);
    expect(dropped).toEqual(['recipients.200']);
  });

  it('are named by their paths, ten at most, and never by their values (STORE-16)', () => {
    const { dropped } = readKeptAnswers({
      questions: Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`q${index}`, 5551234])),
    });
    expect(droppedMessage(dropped)).toBe(
      'Stored answers were left out, because they are not what the form stores: questions.q0, questions.q1, questions.q2, questions.q3, questions.q4, questions.q5, questions.q6, questions.q7, questions.q8, questions.q9 and 3 more.',
    );
  });
});
