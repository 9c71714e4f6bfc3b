/**
 * A digest of a text in hexadecimal digits, by which a repeated order is told from a changed one (SUBM-55): SHA-256 (64
 * digits) where the page is a secure context, else FNV-1a of 128 bits (32 digits). Never rejects.
 */
export async function digestOf(text: string, crypto: Crypto): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  // Browsers leave `subtle` out on pages without https.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  try {
    if (subtle) return toHex(new Uint8Array(await subtle.digest('SHA-256', bytes)));
  } catch {
    // A browser may refuse; the order must be sent all the same.
  }
  return fnv1a(bytes);
}

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The constants of RFC 9923 for 128 bits. The prime exceeds a byte by far, so neighbouring letters cannot cancel out. */
const offsetBasis = 0x6c62272e07bb014262b821756295c58dn;
const prime = 0x1000000000000000000013bn;

function fnv1a(bytes: Uint8Array): string {
  let hash = offsetBasis;
  for (const byte of bytes) hash = BigInt.asUintN(128, (hash ^ BigInt(byte)) * prime);
  return hash.toString(16).padStart(32, '0');
}
