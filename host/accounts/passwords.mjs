import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** As OWASP asks for: 32 MB and three rounds a try. */
const cost = Object.freeze({ N: 2 ** 15, r: 8, p: 3 });

/** Bytes of a hash. */
const length = 32;

/** Characters of a password at most; the rest of a post would only cost time. */
const maxLength = 1000;

/**
 * @param {string} password
 * @param {Buffer} salt
 * @param {{ N: number, r: number, p: number }} how
 * @returns {Promise<Buffer>}
 */
const derive = (password, salt, how) =>
  new Promise((resolve, reject) => {
    const text = password.normalize('NFKC').slice(0, maxLength);
    scrypt(text, salt, length, { ...how, maxmem: 256 * how.N * how.r }, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** A password as it is stored: `scrypt$<N>$<r>$<p>$<salt>$<hash>`. @param {string} password */
export async function hashPassword(password) {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** The hash of a password that nobody has. @type {Promise<string> | undefined} */
let nobodys;

/**
 * Whether a password is the stored one. Where there is none, as much is reckoned, so that the time of an answer tells nothing.
 *
 * @param {string} password
 * @param {string | undefined} stored
 */
export async function isPassword(password, stored) {
  nobodys ??= hashPassword(randomBytes(32).toString('base64url'));
  const [kind, N, r, p, salt = '', hash = ''] = (stored || (await nobodys)).split('$');
  if (kind !== 'scrypt') return false;
  const expected = Buffer.from(hash, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return expected.length === given.length && timingSafeEqual(expected, given) && Boolean(stored);
}
