import { array, boolean, number, object, string, type AnySchema } from 'yup';
import { isSafeAddress } from '../util/safe-url';
import { languages } from '../text/locales';
import { defaults } from './defaults';
import { formTypes } from './form-types';
import type * as Config from './page-config';

// Every message says what was expected, for "… should be {message}, but is …".

const text = (initial?: string) => string().typeError('a string').default(initial);
const neededText = () => string().typeError('a string').required('a string that is not empty');
/** Ids and prices are text here, whichever way the page writes them. */
const textOrNumber = <Text extends AnySchema>(shape: Text) => shape.meta({ types: ['string', 'number'] });
const dollars = (shape: ReturnType<typeof text>) =>
  textOrNumber(shape.matches(/^\d+(\.\d{1,2})?$/, 'dollars such as "49.00"'));
const list = <Item extends AnySchema>(item: Item) => array(item).typeError('a list');
const flag = (initial?: boolean) => boolean().typeError('true or false').default(initial);

function oneOf(values: readonly string[], isNeeded = false) {
  const expected = `one of ${values.join(', ')}`;
  const shape = string().typeError(expected).oneOf(values, expected);
  return isNeeded ? shape.required(expected) : shape;
}

function whole(least: number, initial?: number) {
  const expected = `a whole number from ${least}`;
  return number().typeError(expected).integer(expected).min(least, expected).default(initial);
}

/** A `javascript:` address, or its like, never reaches a link of the form. */
const link = (initial?: string) =>
  text(initial).test(
    'link',
    'a web address',
    (address = '') => isSafeAddress(address) || /^(mailto|tel):/i.test(address),
  );

/** Every key of a type has its schema, and no other has one. */
const group = <Keys extends string>(fields: Record<Keys, AnySchema>): AnySchema =>
  object(fields).typeError('an object');

/** The schemas of keys that have a default, each made of it. */
const each = <Defaults extends object>(initial: Defaults, shapeOf: (value: never) => AnySchema) =>
  Object.fromEntries(Object.entries(initial).map(([key, value]) => [key, shapeOf(value as never)])) as Record<keyof Defaults, AnySchema>;

/** What has a default is of the same type. */
const likeDefault = (initial: string | boolean | number) =>
  typeof initial === 'string' ? text(initial) : typeof initial === 'boolean' ? flag(initial) : whole(1, initial);

/** An object of any keys whose values are all alike; `keyedBy` says what the keys are. */
const record = (keyedBy: string, values: AnySchema) => object().typeError('an object').meta({ keyedBy, values });

/** Keys beyond the named ones are handed on as they are. */
const open = { open: true };

const binding = () => group<keyof Config.ProductBinding>({
  product_id: textOrNumber(text()),
  saveAs: text(),
  label: text(),
  tooltipText: text(),
  order: number().typeError('a number'),
  quantity: whole(1),
  hideLineItem: flag(),
  multiState: flag(),
  needsState: flag(),
  allowStates: list(text()),
  denyStates: list(text()),
  entityTypes: list(text()),
  linkedProduct: text(),
  includedInBothCompanies: flag(),
  options: list(
    group<keyof Config.CertificateOptionConfig>({ product_id: textOrNumber(neededText()), quantity: whole(1) }),
  ),
});

const module = () => group({ id: neededText(), enabled: flag(true) }).meta(open);

const section = () => group<keyof Config.SectionConfig>({
  title: text(''),
  text: text(''),
  modules: list(module()).required('a list of modules'),
});

const step = () => group<keyof Config.StepConfig>({
  key: neededText(),
  title: neededText(),
  enabled: flag(true),
  sections: list(section()).required('a list of sections'),
});

const bundle = () => group<keyof Config.BundleConfig>({
  product_id: textOrNumber(neededText()),
  product_ids: list(textOrNumber(neededText())).required('a list of product ids'),
  price: dollars(neededText()),
  ra_product_count: whole(0),
  bundle_type: oneOf(['regular', 'subscription']),
  use_facade: flag(),
  config: object().typeError('an object').meta(open),
});

const optionalProduct = () =>
  group<keyof Config.OptionalProductConfig>({
    role: text(),
    product_id: textOrNumber(text()),
    checked: flag(),
    editable: flag(),
    label: text(),
    tooltipText: text(),
    order: number().typeError('a number'),
  }).test('product', 'a product with a role or a product_id', (product?: Config.OptionalProductConfig) => !product || !!(product.role || product.product_id));

const optionalProducts = () => list(optionalProduct()).required('a list of products');

const optionalGroup = () => group<keyof Config.OptionalGroupConfig>({
  type: oneOf(['simple', 'radioList', 'sectionList', 'custom', 'multiState'], true),
  label: text(),
  saveAs: text(),
  checkboxID: text(),
  checkboxName: text(),
  checked: flag(),
  tooltipText: text(),
  order: number().typeError('a number'),
  editable: flag(),
  autoPreselect: flag(),
  parent: optionalProduct().default(undefined),
  products: list(optionalProduct()).default([]),
  sections: list(
    group<keyof Config.OptionalSectionConfig>({ label: text(), tooltipText: text(), products: optionalProducts() }),
  ),
});

const faqEntry = () => group<keyof Config.FaqEntry>({
  faqQuestionText: neededText(),
  faqContent: text(),
  faqAsLink: flag(),
  faqLinkUrl: link(),
  faqShowFooterButton: flag(),
  faqFooterButtonText: text(),
});

const { layout } = defaults;

/** A language there are words in, a region after it or not: `es`, `es-US`, `es_MX`. */
const locale = () =>
  text(defaults.locale).matches(
    // Without flags, since the JSON schema takes the bare pattern.
    new RegExp(`^(${languages.join('|')})([-_][A-Za-z\\d]{2,8})*$`),
    `one of ${languages.join(', ')}, with or without a region`,
  );

/** One schema a key, made when there is something to check: making them all takes longer than drawing a step. */
const shapes: Record<keyof Config.PageConfig, () => AnySchema> = {
  formType: () => oneOf(formTypes, true),
  pageID: () => textOrNumber(text(defaults.pageID)),
  formFileName: () => text(defaults.formFileName),
  website: () => textOrNumber(text(defaults.website)),
  client_ip: () => text(),
  pluginVersion: () => text(defaults.pluginVersion),
  locale,
  theme: () => oneOf(['auto', 'light', 'dark']).default(defaults.theme),
  abTestRolledVariants: () => list(text()),
  endpoints: () => group(each(defaults.endpoints, link)),
  products: () => record('role', binding()),
  filingProducts: () => record('role', binding()),
  jurisdictions: () => list(text()),
  primaryProducts: () => list(text()),
  bundles: () => list(bundle()),
  optionalProducts: () => list(optionalGroup()),
  nyop: () => group<keyof Config.NyopConfig>({
    mode: oneOf(['full', 'bulk'], true),
    minimum: dollars(text()),
    bulkQuantity: whole(1),
    bulkPrice: dollars(text()),
  }).default(undefined),
  businessIdentity: () => group(each(defaults.businessIdentity, flag)),
  faq: () => list(faqEntry()),
  preselected: () => group<keyof Config.PageConfig['preselected']>({
    state: text(),
    entityType: text(),
    step: text(),
    registeredAgentYears: whole(1),
  }),
  steps: () => list(step()),
  layout: () => group<keyof typeof layout>({
    ...each(layout, likeDefault),
    termsLink: link(layout.termsLink),
    contactLink: link(layout.contactLink),
    passwordLength: whole(8, layout.passwordLength),
    help: oneOf(['popover', 'modal']).default(layout.help),
  }),
  redirects: () => group<keyof Config.PageConfig['redirects']>({
    affiliateThankYou: link(),
    login: link(),
    contactThankYou: link(),
    contact: link(),
    jobThankYou: link(),
    jobPriorityThankYou: link(),
    stagingLogin: link(),
  }),
  text: () => record('key', text()),
  flags: () => group(each(defaults.flags, flag)),
};

export const pageConfigKeys: readonly string[] = Object.keys(shapes);

/**
 * The shape of a page config, or of some keys of it; what each key means is told in `docs/page-config.md`, one row a key.
 */
export const pageConfigShape = (keys = pageConfigKeys): AnySchema =>
  group(
    Object.fromEntries(
      pageConfigKeys.filter((key) => keys.includes(key)).map((key) => [key, shapes[key as keyof Config.PageConfig]()]),
    ),
  ).required('an object');
