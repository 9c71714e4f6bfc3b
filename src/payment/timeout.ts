/** How long a tokenizer may take to answer. */
export const timeoutMs = 15_000;
