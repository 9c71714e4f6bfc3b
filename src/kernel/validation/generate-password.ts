/** 64 characters, so that a random byte picks each with equal probability; without look-alikes such as l and 1. */
const characters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#$%*+?@';
/** What the password rules require besides the length (RULE-13). */
const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/** Returns `count` random bytes. */
export type RandomBytes = (count: number) => Uint8Array;

/**
 * A password of `length` characters, at least four, that meets every requirement (PASS-04). A draw that lacks a kind of
 * character is discarded, because fixing it up would make some passwords more likely than others.
 */
export function generatePassword(length: number, randomBytes: RandomBytes): string {
  const count = Math.max(length, kinds.length);
  let password: string;
  do password = Array.from(randomBytes(count), (byte) => characters[byte % characters.length]).join('');
  while (!kinds.every((kind) => kind.test(password)));
  return password;
}
