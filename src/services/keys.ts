/** A random UUID v4. Not `crypto.randomUUID`, which is missing on pages without https. */
export function newKey(crypto: Crypto): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) => {
    // Bytes 6 and 8 carry the UUID's version and variant.
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
