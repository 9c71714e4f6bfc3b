import { dollars, filledGroup, flag, group, list, matching, requiredText, text, whole } from './config-key';
import { link } from './matched-text';

/** An extension as it is written here and in the store: with its dot, in small letters. */
export const extensionPattern = /^(?:\.[a-z\d-]{1,63})+$/;

const extensionWords = 'an extension such as ".com"';

const extension = <Initial extends string | undefined = undefined>(initial?: Initial) =>
  matching(text(initial), extensionPattern, extensionWords);

const featured = group({
  tld: matching(requiredText(), extensionPattern, extensionWords),
  /** Dollars, for the first year. */
  price: dollars(text()),
});

/** How domains are searched, chosen and limited. */
export const domains = filledGroup({
  defaultTLD: extension('.com'),
  /** Where the server lists none (DOM-10, DOM-11). */
  tlds: list(extension(), ['.com', '.net', '.org', '.io', '.co', '.us', '.biz', '.info']),
  featuredTLDs: list(featured, [{ tld: '.com' }, { tld: '.net' }, { tld: '.org' }, { tld: '.io' }]),
  /** How many domains one order may hold; 0 for any number (DOM-37). */
  limit: whole(0, 0),
  /** In years (DOM-40). */
  maxDuration: whole(1, 10),
  resultsPerPage: whole(1, 18),
  required: flag(),
  /** Where a single choice leads (DOM-39). */
  cartPage: link(),
  /** Whether a search is in the address, below `basePath` (DOM-45). */
  routing: flag(false),
  basePath: matching(text('/'), /^\/(?:[^/?#\\\s][^?#\\\s]*)?$/, 'a path such as "/domains/"'),
  /** A column of yearly prices beside the exact match (DOM-25). */
  showRenewal: flag(true),
  /** The advanced settings that are offered (DOM-13). */
  advanced: filledGroup({
    showUnavailable: flag(true),
    maxLength: flag(true),
    extensions: flag(true),
  }),
});
