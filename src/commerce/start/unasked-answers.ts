import type { FormValues } from '../../kernel/answers/form-values';
import { triggerFields } from '../bundles/bundles';
import { roleBoundTo } from '../catalogue/bindings';
import { bindingOf } from '../catalogue/product-lookup';
import { isIdentityGroup } from '../optional/optional-groups';
import { identityTogglePath } from '../optional/optional-identity';
import type { OptionalGroupConfig } from '../../kernel/page-config/optional-products';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { sellsSubscriptions } from '../../kernel/page-config/sells-subscriptions';
import { hasField, modulesOf, offersOf, type FormPlan } from '../../kernel/plan/form-plan';
import { setPaths } from '../../kernel/util/paths';
import { readObject } from '../../kernel/util/read-wire';

/** Answers that decide what is ordered and what it costs. */
const deciding = [
  'companyInformation.homeState',
  'companyInformation.registeredAgentServiceDuration',
  'companyInformation.certificateQuantity',
  'vehicles',
];

interface UnaskedSources {
  plan: FormPlan;
  config: PageConfig;
  primaryProducts: readonly string[];
  /** The form type's groups; used if the page config names none. */
  optionalProducts: readonly OptionalGroupConfig[];
}

/**
 * The kept answers without those that would change the order although no module of the form asks for them: nobody could see
 * or change what they order.
 */
export function withoutUnasked(kept: FormValues, sources: UnaskedSources): FormValues {
  const modules = modulesOf(sources.plan);
  const isAsked = (path: string) =>
    hasField(modules, path) || modules.some(({ initial = {}, lists = [] }) => path in initial || lists.some((list) => list.path === path));
  // A page may leave it to an earlier one where an order is filed, but not in two places at once.
  const isOfStates = offersOf(modules).some(({ multiState }) => multiState);
  const place = isOfStates ? 'companyInformation.state' : 'companyInformation.states';
  const paths = [
    ...deciding,
    place,
    ...(sellsSubscriptions(sources.config) ? ['billingType'] : []),
    ...triggerFields(sources.config),
  ].filter((path) => !path.startsWith('productState.') && !isAsked(path));
  return setPaths(kept, {
    ...Object.fromEntries(paths.filter((path) => !isUnset(kept, path)).map((path) => [path, undefined])),
    ...withoutHiddenOptions(kept, sources),
    ...withoutMethods(kept, sources),
  });
}

const isUnset = (kept: FormValues, path: string) =>
  path.split('.').reduce<unknown>((value, part) => readObject(value)[part], kept) === undefined;

/** Unchecks the options of groups that no module shows, unless an opt-in has the same box. */
function withoutHiddenOptions(kept: FormValues, { plan, config, optionalProducts }: UnaskedSources): Readonly<Record<string, undefined>> {
  const modules = modulesOf(plan);
  const offers = offersOf(modules);
  const showsIdentity = hasField(modules, identityTogglePath);
  const showsOthers = offers.some((offer) => offer.optionalProducts);
  const isShown = (group: OptionalGroupConfig) => (isIdentityGroup(group) ? showsIdentity : showsOthers);
  const namesOf = (groups: readonly OptionalGroupConfig[]) =>
    groups
      .flatMap(({ parent, products = [], sections = [] }) => [
        ...(parent ? [parent] : []),
        ...products,
        ...sections.flatMap((section) => section.products),
      ])
      .map(({ role, product_id = '' }) => bindingOf(config, role ?? roleBoundTo(config, product_id)).saveAs);
  const groups = config.optionalProducts ?? optionalProducts;
  const shown = new Set([
    ...namesOf(groups.filter(isShown)),
    ...offers.flatMap(({ optIns = [] }) => optIns).map((role) => bindingOf(config, role).saveAs),
  ]);
  const hidden = namesOf(groups.filter((group) => !isShown(group))).filter((name) => !shown.has(name));
  const states = readObject(kept.productState);
  return Object.fromEntries(
    hidden.flatMap((name) =>
      ['checked', 'states'].flatMap((part) =>
        readObject(states[name])[part] === undefined ? [] : [[`productState.${name}.${part}`, undefined]],
      ),
    ),
  );
}

/** Drops ways of filing, and places for it, but those of the primary products where a module asks for them. */
function withoutMethods(kept: FormValues, { plan, config, primaryProducts }: UnaskedSources): Readonly<Record<string, unknown>> {
  const isAsked = offersOf(modulesOf(plan)).some(({ filingMethods }) => filingMethods);
  const names = isAsked ? (config.primaryProducts ?? primaryProducts).map((role) => bindingOf(config, role).saveAs) : [];
  return Object.fromEntries(
    ['selectedFilingMethodKeys', 'selectedLocalJurisdiction'].flatMap((path) => {
      const byState = Object.entries(readObject(kept[path]));
      if (byState.length === 0) return [];
      const asked = byState.map(([code, byName]) => [
        code,
        Object.fromEntries(Object.entries(readObject(byName)).filter(([name]) => names.includes(name))),
      ]);
      return [[path, Object.fromEntries(asked)]];
    }),
  );
}
