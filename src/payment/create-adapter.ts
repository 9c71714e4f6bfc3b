import { askForToken } from './frame-tokenizer';
import type { CreatePaymentAdapter } from './handle';
import { createHostedFields } from './hosted-fields';
import { postCard } from './post-card';

/** The adapter that a page config names. */
export const createAdapter: CreatePaymentAdapter = (adapter, address) =>
  adapter === 'hosted'
    ? createHostedFields()
    : {
        tokenize: (request, signal) => (adapter === 'post' ? postCard(address, request) : askForToken(address, request, signal)),
        place: () => Promise.reject(new Error('Only the adapter "hosted" has fields of its own')),
      };
