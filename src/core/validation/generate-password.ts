/** Sixty-four signs, so that six bits of a byte pick one fairly; without those that are easily taken for another. */
const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#$%*+?@';
/** What the password rules ask for, beside the length (RULE-13). */
const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/** Answers that many random bytes. */
export type RandomBytes = (count: number) => Uint8Array;

/**
 * A password of `length` characters that meets every requirement (PASS-04); never shorter than there are kinds of
 * signs to hold. A draw that lacks a kind is thrown away whole, since mending it would make some passwords likelier.
 */
export function generatePassword(length: number, randomBytes: RandomBytes): string {
  const count = Math.max(length, kinds.length);
  let password: string;
  do password = Array.from(randomBytes(count), (byte) => signs[byte % signs.length]).join('');
  while (!kinds.every((kind) => kind.test(password)));
  return password;
}
