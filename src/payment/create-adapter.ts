import type { PaymentWayId } from '../core/page-config/payment-ways';
import { askForToken } from './frame-tokenizer';
import type { CreatePaymentAdapter, PaymentAdapter } from './handle';
import { createHostedFields } from './hosted-fields';
import { postCard } from './post-card';

/** An adapter for the number and code that the form asks itself. */
const withoutFields = (tokenize: PaymentAdapter['tokenize']): PaymentAdapter => ({
  tokenize,
  place: () => Promise.reject(new Error('Only the adapter "hosted" has fields of its own')),
});

const adapters: Record<PaymentWayId, (address: string) => PaymentAdapter> = {
  jsonp: (address) => withoutFields((request, signal) => askForToken(address, request, signal)),
  post: (address) => withoutFields((request) => postCard(address, request)),
  hosted: createHostedFields,
};

/** The adapter of the way to pay that a page config names. */
export const createAdapter: CreatePaymentAdapter = (way, address) => adapters[way](address);
