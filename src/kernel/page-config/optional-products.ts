import { decimal, flag, group, list, needingOne, requiredList, requiredOneOf, text, type ValueOf } from './config-key';
import { answerName } from './matched-text';

/** A product by its role or, without one, by the server's id. */
const optionalProduct = needingOne(
  group({
    role: text(),
    product_id: text(),
    checked: flag(),
    editable: flag(),
    label: text(),
    description: text(),
    tooltipText: text(),
    order: decimal(),
  }),
  ['role', 'product_id'],
);

const optionalSection = group({
  label: text(),
  tooltipText: text(),
  products: requiredList(optionalProduct),
});

/** A group of optional products (OPT-01). The business identity package is the group with `saveAs: 'businessIdentity'`. */
const optionalGroup = group({
  type: requiredOneOf(['simple', 'radioList', 'sectionList', 'custom', 'multiState']),
  label: text(),
  saveAs: answerName(),
  /** Id and name of the checkbox above the group, which is shown if either is given. */
  checkboxID: text(),
  checkboxName: text(),
  checked: flag(),
  tooltipText: text(),
  order: decimal(),
  editable: flag(),
  /** In a radio list: check the first product if none is checked (OPT-03). */
  autoPreselect: flag(),
  /** The product above the sections of a section list, checked with them (OPT-04). */
  parent: optionalProduct,
  products: list(optionalProduct, []),
  /** For a section list only. */
  sections: list(optionalSection),
});

export type OptionalProductConfig = ValueOf<typeof optionalProduct>;
export type OptionalSectionConfig = ValueOf<typeof optionalSection>;
export type OptionalGroupConfig = ValueOf<typeof optionalGroup>;

/** Groups of products that the visitor may add; undefined means the form type's default. */
export const optionalProducts = list(optionalGroup);
