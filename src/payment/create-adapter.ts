import type { CardAdapterId } from '../kernel/page-config/card-adapters';
import { askForToken } from './frame-tokenizer';
import type { PaymentAdapter } from './handle';
import { createHostedFields } from './hosted-fields';
import { postCard } from './post-card';

/** An adapter for the number and code that the form asks itself. */
const withoutFields = (tokenize: PaymentAdapter['tokenize']): PaymentAdapter => ({
  tokenize,
  place: () => Promise.reject(new Error('Only the adapter "hosted" has fields of its own')),
});

const adapters: Record<CardAdapterId, (address: string) => PaymentAdapter> = {
  jsonp: (address) => withoutFields((request, signal) => askForToken(address, request, signal)),
  post: (address) => withoutFields((request) => postCard(address, request)),
  hosted: createHostedFields,
};

/** The adapter that a page config names. */
export const createAdapter = (id: CardAdapterId, address: string): PaymentAdapter => adapters[id](address);
