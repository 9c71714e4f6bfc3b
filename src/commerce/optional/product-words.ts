import { bindingOf, productForRole } from '../catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import { mailServiceOf } from '../../kernel/reference/mail-services';
import { isKnownRole, mailRole, roleOfProduct, type ProductRole } from '../../kernel/reference/product-roles';
import { textKeyOf } from '../../kernel/text/en';
import type { Text } from '../../kernel/text/format-message';
import { firstSentence, plainWords } from '../../kernel/util/plain-words';

/** What a page config says of a product, a group or a section. */
export interface OwnWords {
  description?: string | undefined;
  tooltipText?: string | undefined;
}

export interface ProductWords {
  /** What it is, in one line; '' for none. */
  line: string;
  /** All of it, where the line leaves something out; '' for nothing. */
  more: string;
}

/** Two lines of a card. What is longer reads as a paragraph, and is shown on demand. */
const longestLine = 104;

/**
 * The page's description; or else its tooltip, or the first sentence of a long one; or else the line for the role (OPT-18). An
 * empty description is no line at all.
 */
export function wordsOf({ description, tooltipText = '' }: OwnWords, standard = ''): ProductWords {
  const help = plainWords(tooltipText);
  if (description !== undefined) return { line: plainWords(description), more: help };
  if (help === '') return { line: standard, more: '' };
  if (help.length <= longestLine) return { line: help, more: '' };
  const first = firstSentence(help);
  return { line: first.length <= longestLine ? first : standard, more: help };
}

/** What an optional product is: its own words come before those of its role's binding. */
export function productWords(facts: Facts, text: Text, { role, description, tooltipText }: OwnWords & { role: string }): ProductWords {
  const binding = bindingOf(facts.config, role);
  const known = knownRoleOf(facts, role);
  const own = { description: description ?? binding.description, tooltipText: tooltipText ?? binding.tooltipText };
  // A role that a page adds may have no line.
  const standard = known && textKeyOf(`product.${known}`);
  return wordsOf(own, standard && text(standard));
}

/** Our role for a product that a page offers by its id, or by a role of its own. */
function knownRoleOf(facts: Facts, role: string): ProductRole | undefined {
  if (isKnownRole(role)) return role;
  const product = productForRole(facts, role);
  if (!product) return undefined;
  const service = mailServiceOf(product);
  const known = service ? (service === 'mf' ? mailRole : 'virtualOffice') : roleOfProduct(product);
  return isKnownRole(known) ? known : undefined;
}
