/** A random UUID, made by hand: pages without https have no `randomUUID`, but the same random numbers. */
export function newKey(crypto: Crypto): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, at) => {
    const fixed = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return fixed.toString(16).padStart(2, '0');
  }).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
