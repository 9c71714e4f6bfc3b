import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../host/support/databases';
import { cases } from '../shop/cases';
import { nodeShop } from './node-shop';

describe.each(databases)('the contract, on %s', (_name, make) => {
  let started: Awaited<ReturnType<typeof nodeShop>>;
  beforeAll(async () => {
    started = await nodeShop(make);
  });
  afterAll(() => started.stop());

  it.each(cases.map((one) => [one.title, one] as const))('%s', async (_title, { run }) => {
    await expect(run(started.shop)).resolves.toBeUndefined();
  });
});
