import type { Facts } from '../facts/facts';
import type { OptionalGroupConfig } from '../page-config/optional-products';
import type { PageConfig } from '../page-config/page-config';
import type { ModuleConfig, SectionConfig, StepConfig } from '../page-config/steps';
import { placeCaptcha } from './captcha-step';
import { inOrderSeen } from './joined-designator';
import type { TextKey } from '../text/en';
import { isOptionalStep } from './step-list';
import { withListsShown } from './lists';
import { readParams, rolesInParams } from './module-params';
import { problemOf, unknownName, type ConfigProblem } from '../page-config/config-problem';
import type { FormPlan, MissingProperty, ModuleDeclaration, PlannedModule, PlannedStep } from './form-plan';

type FormSection = SectionConfig & { titleFor?: (facts: Facts) => TextKey };

type FormStepConfig = Omit<StepConfig, 'sections'> & { sections: readonly FormSection[]; isShown?: (facts: Facts) => boolean };

export interface PlanSources {
  config: PageConfig;
  /** The form type's own steps. Their `isShown` also applies to page config steps with the same key. */
  form: {
    steps: readonly FormStepConfig[];
    stepMode?: boolean;
    /** How the form type uses a captcha; `none` for not at all. */
    captcha?: string;
    /** The form type's optional products; used if the page config names none. */
    optionalProducts?: readonly OptionalGroupConfig[];
  };
  /** All modules by id. */
  modules: Readonly<Record<string, ModuleDeclaration>>;
  /** What an order does with its step of optional products; left out where nothing is sold. */
  optionalStep?: OptionalStepRules | undefined;
}

/** When an order has a step of optional products, and where its business identity package stands. */
export interface OptionalStepRules {
  isShown: (facts: Facts) => boolean;
  place: (steps: readonly PlannedStep[], sold: Pick<PageConfig, 'businessIdentity' | 'optionalProducts'>) => readonly PlannedStep[];
}

/** The plan, or the error if there is none. */
export type PlanResult = ({ plan: FormPlan } | { error: MissingProperty }) & {
  /** What is wrong with the steps, for the site owner. */
  problems: readonly ConfigProblem[];
};

/**
 * Resolves page config, form and modules into the plan. Steps of the page config replace the form's own. An unknown
 * module is skipped and reported, as is one that would ask the same twice at once; a disabled one is only skipped. A wrong
 * param counts as left out; a module that lacks a required param is skipped. Returns the error "Form steps" if no step has a module left.
 */
export function planSteps({ config, form, modules, optionalStep }: PlanSources): PlanResult {
  const problems: ConfigProblem[] = [];
  const stepMode = (config.layout.stepMode ?? form.stepMode) !== false;
  const screen = createScreen(stepMode ? 'named once in a step' : 'named once', problems);

  const planModule = ({ id: name, enabled, ...given }: ModuleConfig, key: string): readonly PlannedModule[] => {
    const id = findId(modules, name);
    if (id === undefined) {
      problems.push(unknownName(`${key}.id`, name, { expected: 'a module', names: Object.keys(modules) }));
      return [];
    }
    if (enabled === false) return [];
    const { params: declared = {}, fields, lists: listed, initial, isShown, offers, review } = modules[id] as ModuleDeclaration;
    const params = readParams(declared, given, key, problems);
    if (!params) return [];
    const asked = typeof fields === 'function' ? fields(params, config) : fields;
    const lists = typeof listed === 'function' ? listed(params) : listed;
    return [
      {
        id,
        params,
        roles: rolesInParams(declared, params, key),
        fields: withListsShown(asked, lists ?? []),
        lists,
        initial,
        offer: offers?.(params),
        isShown: isShown && ((facts: Facts) => isShown(facts, params)),
        review: review && ((facts, text) => review(facts, text, params)),
      },
    ];
  };

  const planSection = ({ title = '', titleFor, text = '', modules: list }: FormSection, key: string) => {
    const planned = list.flatMap((module, index) => {
      const place = `${key}.modules[${index}]`;
      return config.steps ? screen.add(planModule(module, place), place) : planModule(module, place);
    });
    return planned.length > 0 ? [{ title, titleFor, text, modules: inOrderSeen(planned) }] : [];
  };

  const ownSteps = () => {
    const steps = form.steps.flatMap(planStep);
    return optionalStep ? optionalStep.place(steps, { optionalProducts: form.optionalProducts, ...config }) : steps;
  };

  const planStep = (
    { key, title, enabled, sections }: FormStepConfig,
    position: number,
    all: readonly FormStepConfig[],
  ): readonly PlannedStep[] => {
    if (all.findIndex((step) => step.key === key) < position) {
      problems.push(problemOf(`steps[${position}].key`, 'unique', key));
      return [];
    }
    if (enabled === false) return [];
    if (stepMode) screen.clear();
    const own = form.steps.find((step) => step.key === key)?.isShown;
    const isShown = optionalStep && isOptionalStep(title) ? (facts: Facts) => optionalStep.isShown(facts) && own?.(facts) !== false : own;
    return [
      {
        key,
        title,
        sections: sections.flatMap((section, index) => planSection(section, `steps[${position}].sections[${index}]`)),
        isShown,
      },
    ];
  };

  const asked = config.steps?.flatMap(planStep) ?? ownSteps();
  const steps = form.captcha ? placeCaptcha(asked, form.captcha !== 'none', () => planModule({ id: 'Captcha' }, 'steps')) : asked;
  if (!steps.some(({ sections }) => sections.length > 0)) return { error: { code: 10, property: 'Form steps' }, problems };
  return { plan: { formType: config.formType, stepMode, steps }, problems };
}

/** What modules that are seen together ask. @param expected completes "should be …, but is …" of a module that is left out */
function createScreen(expected: string, problems: ConfigProblem[]) {
  const seen = new Set<string>();
  return {
    clear: () => seen.clear(),
    /** Without a module that asks what it asks already: its fields, labels and errors would have the same ids. */
    add: (planned: readonly PlannedModule[], key: string): readonly PlannedModule[] =>
      planned.filter(({ id, fields }) => {
        const asked = fields.map(({ path }) => `${id} ${path}`);
        const isSeen = asked.some((question) => seen.has(question));
        if (isSeen) problems.push(problemOf(`${key}.id`, expected, id));
        asked.forEach((question) => seen.add(question));
        return !isSeen;
      }),
  };
}

/** The id of the module with this id or alias. */
const findId = (modules: PlanSources['modules'], name: string): string | undefined =>
  Object.hasOwn(modules, name) ? name : Object.keys(modules).find((id) => modules[id]!.aliases?.includes(name));
