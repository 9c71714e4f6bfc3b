import { filledGroup, matching, named, text, whole } from './config-key';
import { kindsOfCompany, orNone, states } from './known-names';

/** Initial answers of a form. */
export const preselected = filledGroup({
  state: named(text(), orNone(states)),
  entityType: named(text(), orNone(kindsOfCompany)),
  step: text(),
  registeredAgentYears: whole(1),
  /** A service and its limit, such as `mf15` or `vo` (FORM-23). */
  mailProduct: matching(text(), /^((mf|vo)\d*)?$/, 'a service such as "mf15" or "vo"'),
  areaCode: matching(text(), /^(\d{3})?$/, 'three digits'),
});
