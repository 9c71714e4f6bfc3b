import { expect } from '@playwright/test';
import type { Host } from './fixtures';

/** Expects one order, however many posts asked for it, all under one key. */
export async function expectOneOrder(host: Host): Promise<void> {
  const { orders, requests } = await host.received();
  expect(orders).toHaveLength(1);
  expect(new Set(requests.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set([orders[0]!.idempotencyKey]));
}

/** Waits for so many posts to the page; the last repeat of an unanswered one comes after four seconds. */
export const expectPosts = (host: Host, count: number) =>
  expect.poll(async () => (await host.received()).requests.length, { timeout: 15_000 }).toBe(count);
