import { describe, expect, it } from 'vitest';
import { flag, requiredRole, whole } from '../../../src/kernel/page-config/config-key';
import { withDefaults, type PageConfigWithGaps } from '../../../src/kernel/page-config/defaults';
import { makePlan } from '../../../src/commerce/start/make-plan';
import type { PlanSources } from '../../../src/kernel/plan/plan-steps';
import { factsWith, field } from '../../kernel/plan/sample-plan';

const modules: PlanSources['modules'] = {
  CompanyName: { aliases: ['BusinessName', 'Message'], fields: [field('companyName')] },
  Message: {
    params: { required: flag(false), quietly: flag(false) },
    fields: ({ required }) => [field('message', { rules: required ? 'required' : '' })],
    isShown: ({ values }, { quietly }) => values.quiet === quietly,
  },
  Recipients: {
    params: { max: whole(0, 4) },
    fields: [field('recipients[].firstName')],
    lists: ({ max }) => [{ path: 'recipients', entryName: 'llc.member', max: Number(max) }],
  },
  OptIn: { params: { optIn: requiredRole() }, fields: [] },
};
const isShown = () => false;
const form: PlanSources['form'] = {
  steps: [
    { key: 'company', title: 'Company', sections: [{ title: 'Name', modules: [{ id: 'CompanyName' }] }] },
    { key: 'message', title: 'Message', isShown, sections: [{ modules: [{ id: 'Message', required: true }] }] },
  ],
};
const planOf = (given: Partial<PageConfigWithGaps> = {}, other: Partial<PlanSources['form']> = {}) => {
  const config = withDefaults({ formType: 'ContactForm', ...given });
  const made = makePlan({ config, form: { ...form, ...other }, modules });
  return { error: undefined, plan: undefined, ...made };
};

describe('the form plan', () => {
  it('splits the form into ordered steps with key and title, holding sections of modules (FORM-04)', () => {
    expect(planOf().plan).toMatchObject({
      formType: 'ContactForm',
      stepMode: true,
      steps: [
        {
          key: 'company',
          title: 'Company',
          sections: [{ title: 'Name', text: '', modules: [{ id: 'CompanyName', fields: [{ path: 'companyName' }] }] }],
        },
        { key: 'message', title: 'Message', sections: [{ title: '', modules: [{ id: 'Message' }] }] },
      ],
    });
  });

  it('gives a module its params, and fields that depend on them', () => {
    const message = planOf().plan?.steps[1]?.sections[0]?.modules[0];
    expect(message?.params).toEqual({ required: true, quietly: false });
    expect(message?.fields).toEqual([field('message', { rules: 'required' })]);
    expect([true, false].map((quiet) => message?.isShown?.(factsWith({ quiet })))).toEqual([false, true]);
  });

  it('gives a module lists that depend on its params (MAIL-09)', () => {
    const planned = planOf({ steps: [{ key: 'a', title: 'A', sections: [{ modules: [{ id: 'Recipients', max: 2 }] }] }] });
    expect(planned.plan?.steps[0]?.sections[0]?.modules[0]?.lists).toEqual([{ path: 'recipients', entryName: 'llc.member', max: 2 }]);
  });

  it('names wrong params by their place in the page config, and skips a module that lacks a required one', () => {
    const sections = [
      { modules: [{ id: 'Recipients', max: 2 }] },
      {
        modules: [
          { id: 'CompanyName', label: 'Name' },
          { id: 'Message', requierd: true, quietly: true },
          { id: 'OptIn' },
          { id: 'OptIn', enabled: false },
        ],
      },
    ];
    const { plan, problems } = planOf({ steps: [{ key: 'a', title: 'A', sections }] });
    expect(problems).toEqual([
      { key: 'steps[0].sections[1].modules[0].label', expected: 'a known key', got: 'not one' },
      { key: 'steps[0].sections[1].modules[1].requierd', expected: 'a known key (did you mean "required"?)', got: 'not one' },
      { key: 'steps[0].sections[1].modules[2].optIn', expected: 'a string that is not empty', got: 'missing' },
    ]);
    expect(plan?.steps[0]?.sections[1]?.modules.map(({ id, params }) => [id, params])).toEqual([
      ['CompanyName', {}],
      ['Message', { required: false, quietly: true }],
    ]);
    expect(planOf().problems).toEqual([]);
  });

  it("takes the page config's steps in place of the form's own, conditions by key", () => {
    const { plan, problems } = planOf({
      steps: [
        { key: 'message', title: 'Write to us', sections: [{ modules: [{ id: 'Message' }] }] },
        { key: 'extra', title: 'Extra', sections: [{ text: 'A line', modules: [{ id: 'CompanyName' }] }] },
      ],
    });
    expect(plan?.steps.map(({ key, title }) => `${key}: ${title}`)).toEqual(['message: Write to us', 'extra: Extra']);
    expect(plan?.steps[0]?.isShown).toBe(isShown);
    expect(plan?.steps[1]?.isShown).toBeUndefined();
    expect(plan?.steps[1]?.sections[0]?.text).toBe('A line');
    expect(problems).toEqual([]);
  });

  it('finds a module under its aliases too, each unless it is the id of another one', () => {
    const steps = ['CompanyName', 'BusinessName', 'Message'].map((id) => ({ key: id, title: id, sections: [{ modules: [{ id }] }] }));
    const { plan, problems } = planOf({ steps });
    expect(plan?.steps.map(({ sections }) => sections[0]?.modules[0]?.id)).toEqual(['CompanyName', 'CompanyName', 'Message']);
    expect(problems).toEqual([]);
  });

  it('leaves out what is disabled, without a word', () => {
    const { plan, problems } = planOf({
      steps: [
        { key: 'a', title: 'A', sections: [{ modules: [{ id: 'CompanyName' }, { id: 'Message', enabled: false }] }] },
        { key: 'b', title: 'B', enabled: false, sections: [{ modules: [{ id: 'CompanyName' }] }] },
        { key: 'c', title: 'C', sections: [{ modules: [{ id: 'CompanyName', enabled: false }] }] },
      ],
    });
    expect(plan?.steps.map(({ key, sections }) => [key, sections.length])).toEqual([
      ['a', 1],
      ['c', 0],
    ]);
    expect(plan?.steps[0]?.sections[0]?.modules.map(({ id }) => id)).toEqual(['CompanyName']);
    expect(problems).toEqual([]);
  });

  it('reports an unknown module and skips it, whatever objects have by themselves', () => {
    const { plan, problems } = planOf({
      steps: [
        {
          key: 'a',
          title: 'A',
          sections: [{ modules: [{ id: 'CompnayName' }, { id: 'constructor' }, { id: 'CompanyName' }] }],
        },
      ],
    });
    expect(plan?.steps[0]?.sections[0]?.modules).toHaveLength(1);
    expect(problems).toEqual([
      { key: 'steps[0].sections[0].modules[0].id', expected: 'a module (did you mean "CompanyName"?)', got: '"CompnayName"' },
      { key: 'steps[0].sections[0].modules[1].id', expected: 'a module', got: '"constructor"' },
    ]);
  });

  it('reports a second step of the same key and skips it', () => {
    const step = { key: 'a', title: 'A', sections: [{ modules: [{ id: 'CompanyName' }] }] };
    const { plan, problems } = planOf({ steps: [step, { ...step, title: 'Again' }] });
    expect(plan?.steps.map(({ title }) => title)).toEqual(['A']);
    expect(problems).toEqual([{ key: 'steps[1].key', expected: 'unique', got: '"a"' }]);
  });

  it('asks nothing twice on one screen: in a step, or on a page that shows all steps', () => {
    const section = (id: string) => ({ modules: [{ id }] });
    const steps = [
      { key: 'a', title: 'A', sections: [section('CompanyName'), section('BusinessName')] },
      { key: 'b', title: 'B', sections: [section('CompanyName'), section('Message')] },
    ];
    const askedBy = ({ plan, problems }: ReturnType<typeof planOf>) => ({
      asked: plan?.steps.map(({ sections }) => sections.flatMap(({ modules }) => modules.map(({ id }) => id))),
      problems,
    });
    expect(askedBy(planOf({ steps }))).toEqual({
      asked: [['CompanyName'], ['CompanyName', 'Message']],
      problems: [{ key: 'steps[0].sections[1].modules[0].id', expected: 'named once in a step', got: '"CompanyName"' }],
    });
    const { layout } = withDefaults({ formType: 'ContactForm' });
    expect(askedBy(planOf({ steps, layout: { ...layout, stepMode: false } }))).toMatchObject({
      asked: [['CompanyName'], ['Message']],
      problems: [{ expected: 'named once' }, { key: 'steps[1].sections[0].modules[0].id' }],
    });
  });

  it('is the error "Form steps" when the given steps leave no known module (ERR-13)', () => {
    const missing = { code: 10, property: 'Form steps' };
    expect(planOf({ steps: [] })).toMatchObject({ error: missing, plan: undefined });
    expect(planOf({ steps: [{ key: 'a', title: 'A', sections: [] }] }).error).toEqual(missing);
    const unknown = planOf({ steps: [{ key: 'a', title: 'A', sections: [{ modules: [{ id: 'Nothing' }] }] }] });
    expect(unknown.error).toEqual(missing);
    expect(unknown.problems).toHaveLength(1);
  });

  it('is one long page where the page config or the form says so', () => {
    const { layout } = withDefaults({ formType: 'ContactForm' });
    expect(planOf({ layout: { ...layout, stepMode: false } }).plan?.stepMode).toBe(false);
    expect(planOf({}, { stepMode: false }).plan?.stepMode).toBe(false);
    expect(planOf({}, { stepMode: true }).plan?.stepMode).toBe(true);
  });

  it('comes in steps where the page config says so, whatever the form is by itself', () => {
    const { layout } = withDefaults({ formType: 'ContactForm' });
    expect(planOf({ layout: { ...layout, stepMode: true } }, { stepMode: false }).plan?.stepMode).toBe(true);
  });
});

describe('the captcha', () => {
  const withCaptcha = { ...modules, Captcha: { fields: [field('captcha.response')] } };
  const name = { id: 'CompanyName' };
  const idsOf = (captcha: string, sections: readonly object[]) => {
    const steps = [{ key: 'own', title: 'Own', sections }] as PageConfigWithGaps['steps'];
    const made = makePlan({ config: withDefaults({ formType: 'ContactForm', steps }), form: { ...form, captcha }, modules: withCaptcha });
    return 'plan' in made
      ? made.plan.steps.flatMap((step) => step.sections.map((section) => section.modules.map(({ id }) => id)))
      : made.error;
  };

  it('is not part of a form that has none, whatever the steps of the page say (CAPT-01)', () => {
    expect(idsOf('none', [{ modules: [name, { id: 'Captcha' }] }, { modules: [{ id: 'Captcha' }] }])).toEqual([['CompanyName']]);
    expect(idsOf('none', [{ modules: [{ id: 'Captcha' }] }])).toEqual({ code: 10, property: 'Form steps' });
  });

  it('comes last where the steps of the page leave it out (CAPT-01)', () => {
    expect(idsOf('sent', [{ modules: [name] }])).toEqual([['CompanyName'], ['Captcha']]);
    expect(idsOf('sent', [{ modules: [name, { id: 'Captcha', enabled: false }] }])).toEqual([['CompanyName'], ['Captcha']]);
    expect(idsOf('checkedFirst', [{ modules: [{ id: 'Captcha' }, name] }])).toEqual([['Captcha', 'CompanyName']]);
    expect(idsOf('sent', [{ modules: [{ id: 'Unknown' }] }])).toEqual({ code: 10, property: 'Form steps' });
  });
});
