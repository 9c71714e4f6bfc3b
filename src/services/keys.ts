/** A random UUID v4. Not `crypto.randomUUID`, which is missing on pages without https. */
export const newKey = (crypto: Crypto): string =>
  // The 4 is the version; the 8 stands for the variant, which leaves two bits to chance.
  '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (digit) => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (digit === '8' ? 8 + (byte % 4) : byte % 16).toString(16);
  });
