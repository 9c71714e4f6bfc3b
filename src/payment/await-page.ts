/** How long something of the page, whose script may run after ours, may take to come. */
const comingMs = 15_000;
const lookMs = 100;

/** How long a tokenizer may take to answer. */
export const timeoutMs = 15_000;

/** Waits until the page has something; rejects with the message if it has not come after 15 seconds. */
export async function awaitPage<Found>(read: () => Found | undefined, missing: string): Promise<Found> {
  for (let waited = 0; waited <= comingMs; waited += lookMs) {
    const found = read();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
  throw new Error(missing);
}

/** The outcome of what a provider does; rejects with the message if it takes longer than so many ms. */
export function within<Value>(ms: number, doing: Promise<Value>, hangs: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(hangs)), ms);
  });
  return Promise.race([doing, over]).finally(() => clearTimeout(timer));
}
