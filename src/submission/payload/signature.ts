import type { Facts } from '../../kernel/facts/facts';
import { signatureOf, statementOf } from '../../kernel/facts/signature';

/** The visitor's signature: the name, when it was typed, and what was signed; nothing where the page asks for none (ITEM-11). */
export function signaturePart(facts: Facts): { signature?: { name: string; signed_at: string; statement: string } } {
  const { name, signedAt, statement } = signatureOf(facts);
  return statementOf(facts) && name && signedAt ? { signature: { name, signed_at: signedAt, statement } } : {};
}
