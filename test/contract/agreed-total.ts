import { randomUUID } from 'node:crypto';

/**
 * What a visitor adds to an order who has agreed to its price: the host says it where it is asked without.
 * @param page the address that the order is posted to
 */
export async function agreedTotal(page: string, fields: Readonly<Record<string, string>>): Promise<{ accepted_total?: string }> {
  const body = new FormData();
  const asked = { action: 'process_signup', ...fields, idempotency_key: randomUUID() };
  for (const [name, value] of Object.entries(asked)) body.append(name, value);
  const { price } = (await (await fetch(page, { method: 'POST', body })).json()) as { price?: { total: number } };
  return price ? { accepted_total: String(price.total) } : {};
}
