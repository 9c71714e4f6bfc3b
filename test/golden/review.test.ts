import { describe, expect, it } from 'vitest';
import { bindingOf, productForRole } from '../../src/commerce/catalogue/product-lookup';
import { optionalChoices } from '../../src/commerce/optional/optional-choices';
import { isOptionalStepShown } from '../../src/commerce/optional/optional-groups';
import { initialValues } from '../../src/commerce/start/initial-values';
import type { Facts } from '../../src/kernel/facts/facts';
import { modulesOf, type FieldDeclaration, type FormPlan } from '../../src/kernel/plan/form-plan';
import { expandFields } from '../../src/kernel/plan/expand-fields';
import { enabledSteps, shownFields } from '../../src/kernel/plan/step-list';
import { reviewedSteps, reviewStep } from '../../src/kernel/plan/review';
import { stateName } from '../../src/kernel/reference/states';
import { textKeyOf } from '../../src/kernel/text/en';
import { createText } from '../../src/kernel/text/format-message';
import { isPlainObject } from '../../src/kernel/util/plain-object';
import { getPath, setPaths } from '../../src/kernel/util/paths';
import { enteredOrders, planOf, readEnteredOrder } from './entered-answers';
import { goldenCases, readGoldenOrder } from './golden-case';

const text = createText();

/** Letters and digits alone: a phone number is written with brackets. */
const plain = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** All that the review says. */
const reviewOf = (plan: FormPlan, facts: Facts): string =>
  plain(
    reviewedSteps(plan, facts, text)
      .flatMap(({ rows }) => rows.flatMap(({ label, answers, details = [] }) => [label, ...answers, ...details]))
      .join(' | '),
  );

/** The ways in which an answer may read; none for a box that is not checked and for what was not answered. */
function readings({ label, name, reviewName, options, control, initial }: FieldDeclaration, value: unknown): readonly string[] {
  if (value === '' || value === undefined || value === null || (value === false && initial === false)) return [];
  if (typeof value === 'boolean') return [text(reviewName ?? name ?? label)];
  const key = isPlainObject(value) ? value.key : value;
  if (isPlainObject(value) && !('key' in value)) {
    if ('name' in value) return value.name ? [String(value.name)] : [];
    return Object.keys(value)
      .filter((code) => value[code] === true)
      .slice(0, 1)
      .map((code) => stateName(code) ?? code);
  }
  if (key === '') return [];
  const option = options?.find((one) => one.key === key);
  const named = isPlainObject(value) ? String(value.value) : String(value);
  // An entity type reads in words (COMP-49).
  const kind = textKeyOf(`company.entityType.${String(key)}.name`);
  return [
    option ? text(option.label) : kind ? text(kind) : named,
    stateName(String(key)) ?? named,
    ...(control === 'yesNo' ? [String(key)] : []),
  ];
}

/** The parts of an address read by its street, and a choice of another by that one. */
const isAddressChoice = ({ path }: FieldDeclaration) => path.endsWith('.choice') || path.endsWith('.country');

/** These read as the catalogue names or prices them. */
const isReadByCatalogue = ({ path }: FieldDeclaration) =>
  /registeredAgentServiceDuration|\.data\.limit$|nyop\.requestedPrice|certificateQuantity/.test(path);

async function orderOf(name: string, isEntered: boolean): Promise<{ plan: FormPlan; facts: Facts }> {
  const facts = isEntered ? await readEnteredOrder(name) : (await readGoldenOrder(name)).facts;
  const plan = planOf(facts.config);
  const { config, offer, values } = facts;
  return {
    plan,
    facts: isEntered ? facts : { ...facts, values: initialValues({ plan, config, primaryProducts: offer.primaryProducts, kept: values }) },
  };
}

/** Which optional products are chosen by a box of their own that is shown, by their names; the others by a question. */
const chosenByBox = (facts: Facts) =>
  (isOptionalStepShown(facts) ? optionalChoices(facts) : [])
    .filter(({ role }) => !/^(taxID|changeOfAgent|privacy|mfParent|nameReservation)/.test(role))
    .map(
      ({ role, label, jurisdictions }) =>
        label ?? bindingOf(facts.config, role).label ?? productForRole(facts, role, jurisdictions?.[0])?.name ?? '',
    );

/** The fields that are shown before the review. */
const shownBefore = (plan: FormPlan, facts: Facts) =>
  enabledSteps(plan, facts)
    .filter((step) => step < reviewStep(plan))
    .flatMap((step) => shownFields(plan.steps[step]!, facts));

const orders = [...goldenCases().map((name) => [name, false] as const), ...enteredOrders().map((name) => [name, true] as const)];

const hasReview = (plan: FormPlan) => reviewStep(plan) >= 0;

describe.each(orders)('the review of %s (as entered: %s)', (name, isEntered) => {
  it('reads every answer that is shown before it', async () => {
    const { plan, facts } = await orderOf(name, isEntered);
    const said = reviewOf(plan, facts);
    const unsaid = shownBefore(plan, facts)
      .filter(({ field }) => !field.secret && !isAddressChoice(field) && !isReadByCatalogue(field))
      .map(({ path, field }) => ({ path, ways: readings(field, getPath(facts.values, path)) }))
      .filter(({ ways }) => ways.length > 0 && !ways.some((way) => said.includes(plain(way))));
    expect(unsaid).toEqual([]);
    const named = [...chosenByBox(facts), ...facts.domains.map(({ domain }) => domain)];
    expect(named.filter((one) => hasReview(plan) && !said.includes(plain(one)))).toEqual([]);
  });

  it('calls each row by a name of its own, which no chosen product has', async () => {
    const { plan, facts } = await orderOf(name, isEntered);
    for (const { rows } of reviewedSteps(plan, facts, text)) {
      const labels = rows.map(({ label }) => plain(label));
      expect(labels).toEqual([...new Set(labels)]);
    }
    const labels = reviewedSteps(plan, facts, text).flatMap(({ rows }) => rows.map(({ label }) => plain(label)));
    expect(chosenByBox(facts).filter((product) => labels.includes(plain(product)))).toEqual([]);
  });

  it('reads no secret, and nothing that is hidden', async () => {
    const { plan, facts } = await orderOf(name, isEntered);
    const always = expandFields(
      modulesOf(plan).flatMap(({ fields }) => fields.map((field) => ({ ...field, isShown: () => true }))),
      facts,
    );
    const shown = new Set(
      shownBefore(plan, facts)
        .filter(({ field }) => !field.secret)
        .map(({ path }): string => path),
    );
    const isText = ({ path, field }: (typeof always)[number]) =>
      !isPlainObject(getPath(facts.values, path)) && typeof field.initial !== 'boolean' && !path.endsWith('.choice');
    const others = always.filter((one) => !shown.has(one.path) && isText(one)).map(({ path }): string => path);
    const values = setPaths(facts.values, Object.fromEntries(others.map((path, place) => [path, `canary ${place} canary`])));
    expect(others.length).toBeGreaterThan(0);
    expect(reviewOf(plan, { ...facts, values })).not.toContain('canary');
  });
});
