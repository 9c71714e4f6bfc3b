import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { domainEntry } from '../../demo-host/domains.mjs';
import { openFixtures } from '../../demo-host/fixtures.mjs';
import type { FormValues } from '../../src/kernel/answers/form-values';
import type { DomainEntry } from '../../src/kernel/facts/domain';
import type { Facts } from '../../src/kernel/facts/facts';
import type { PageConfig } from '../../src/kernel/page-config/page-config';
import { modulesOf, type FieldDeclaration, type FormPlan } from '../../src/kernel/plan/form-plan';
import { blankEntries, withWholeLists } from '../../src/kernel/plan/lists';
import { stateName } from '../../src/kernel/reference/states';
import { initialValues } from '../../src/commerce/start/initial-values';
import { makePlan } from '../../src/commerce/start/make-plan';
import { getPath, setPath, setPaths } from '../../src/kernel/util/paths';
import { formList } from '../../src/forms/form-list';
import { moduleList } from '../../src/forms/module-list';
import { orderWith } from './golden-case';

const root = 'fixtures/orders';
const fixtures = openFixtures('fixtures');

/** The orders that say what a visitor enters, control by control. */
export const enteredOrders = (): string[] => readdirSync(root).filter((name) => existsSync(`${root}/${name}/answers.json`));

type Entered = readonly (readonly [name: string, value: string])[];

const entered = (name: string): Entered =>
  Object.values(JSON.parse(readFileSync(`${root}/${name}/answers.json`, 'utf8')) as Record<string, object | object[]>)
    .flat()
    .flatMap((part) => Object.entries(part) as [string, string][]);

/** The steps of an order's form. */
export function planOf(config: PageConfig): FormPlan {
  const planned = makePlan({ config, form: formList[config.formType as keyof typeof formList], modules: moduleList });
  if ('error' in planned) throw new Error(planned.error.property);
  return planned.plan;
}

const isChoice = (value: unknown) => typeof value === 'object' && value !== null && 'key' in value;

/** What a field stores for what its control is given. */
function stored({ path, initial }: Pick<FieldDeclaration, 'path' | 'initial'>, value: string): unknown {
  if (path === 'isBusinessFormed') return value === 'Yes';
  if (path.endsWith('.vehicleOrganizationalPlate')) return { id: value, name: value, price: 0, description: '' };
  if (path.endsWith('.company_state') || path.endsWith('.data.state') || isChoice(initial) || (path.endsWith('.state') && stateName(value)))
    return { key: value, value: stateName(value) ?? value };
  if (path.endsWith('.country')) return { key: value, value };
  return value === 'true' || value === 'false' ? value === 'true' : value;
}

/** The answers of an order as they are entered, and its domains. */
function answersEntered(name: string, facts: Facts): { values: FormValues; domains: readonly DomainEntry[] } {
  const plan = planOf(facts.config);
  const fields = modulesOf(plan).flatMap((module) => module.fields);
  const blanks = blankEntries(fields);
  const domains = new Map<string, DomainEntry>();
  let values = initialValues({ plan, config: facts.config, primaryProducts: facts.offer.primaryProducts });
  for (const [control, value] of entered(name)) {
    const domain = /^domains\.(\S+)/.exec(control)?.[1];
    const [, list = '', index = ''] = /^(.+?)\.(\d+)\./.exec(control) ?? [];
    if (domain) {
      const entry = domainEntry(domain, Number(value), fixtures) as DomainEntry | undefined;
      if (entry && Number(value) > 0) domains.set(domain, entry);
      else domains.delete(domain);
    } else if (control.endsWith('.remove')) {
      values = setPath(
        values,
        list,
        (getPath(values, list) as unknown[]).filter((_, place) => place !== Number(index)),
      );
    } else if (control.endsWith('.data.limit')) {
      const [, serviceType, limit] = /^(\D+)(\d*)$/.exec(value)!;
      values = setPaths(values, { [control]: limit, [control.replace('limit', 'serviceType')]: serviceType });
    } else {
      const kept = list && getPath(values, list);
      if (list && Array.isArray(kept) && kept.length <= Number(index)) values = setPath(values, list, [...kept, blanks[list]]);
      const declared = fields.find(({ path }) => path === control || path === control.replace(/\.\d+(?=\.|$)/g, '[]'));
      values = setPath(values, control, stored(declared ?? { path: control as FieldDeclaration['path'] }, value));
    }
    values = withWholeLists(plan, { ...facts, values });
  }
  return { values, domains: [...domains.values()] };
}

/** An order by what a visitor enters. */
export async function readEnteredOrder(name: string): Promise<Facts> {
  let domains: Facts['domains'] = [];
  const { facts } = await orderWith(name, (unanswered) => {
    const given = answersEntered(name, unanswered);
    domains = given.domains;
    return given.values;
  });
  return { ...facts, domains };
}
