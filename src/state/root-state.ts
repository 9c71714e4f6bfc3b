import type { FormValues } from '../kernel/answers/form-values';
import type { Facts } from '../kernel/facts/facts';
import type { cartReducer } from './orders/cart-slice';
import type { catalogueReducer } from './orders/catalogue-slice';
import type { couponReducer } from './orders/coupon-slice';
import type { DomainSearchState, DomainsState } from '../kernel/facts/domain';
import type { formReducer } from './form-slice';
import type { noticesReducer } from './notices-slice';
import type { requestsReducer } from './requests-slice';
import type { submissionReducer } from './submission/submission-slice';

/** The whole state of one form. */
export interface RootState {
  form: ReturnType<typeof formReducer>;
  domains: DomainsState;
  domainSearch: DomainSearchState;
  catalogue: ReturnType<typeof catalogueReducer>;
  coupon: ReturnType<typeof couponReducer>;
  cart: ReturnType<typeof cartReducer>;
  submission: ReturnType<typeof submissionReducer>;
  notices: ReturnType<typeof noticesReducer>;
  requests: ReturnType<typeof requestsReducer>;
}

/** Derives the facts from a state and the form's newest values, or those given, with the visitor's local date. */
export type FactsOf = (state: RootState, values?: FormValues) => Facts;
