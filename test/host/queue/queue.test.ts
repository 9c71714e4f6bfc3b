import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addJob } from '../../../host/queue/add-job.mjs';
import { claimJobs } from '../../../host/queue/claim-jobs.mjs';
import { countFailedJobs, failedJobs, tryAgain } from '../../../host/queue/failed-jobs.mjs';
import { runDue, startQueue } from '../../../host/queue/queue.mjs';
import { repeatJob } from '../../../host/queue/repeat-job.mjs';
import { retryDelays } from '../../../host/queue/retry-delays.mjs';
import { runJob } from '../../../host/queue/run-job.mjs';
import { databases } from '../support/databases';
import { startShop } from '../support/start-shop';

type Started = Awaited<ReturnType<typeof startShop>>;

/** How long an event may take on a busy machine. */
const patient = { timeout: 30_000, interval: 20 };

/** What one part of a test waits for, and another part gives. */
function signal() {
  let give!: () => void;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { give, given };
}

const jobsOf = ({ shop }: Started, kind: string) => shop.db.selectFrom('jobs').selectAll().where('kind', '=', kind).orderBy('id').execute();

describe.each(databases)('the queue on %s', (_name, make) => {
  let started: Started;
  let now = 1_000_000;
  const start = async () => (started = await startShop(make, {}, { now: () => now }));
  afterEach(() => started.stop());

  it('does a job once, with its payload, and adds a job of a known key once', async () => {
    const { shop } = await start();
    const done: unknown[] = [];
    shop.jobs.set('greet', async (payload, { tries }) => void done.push([payload, tries]));
    for (const name of ['Ada', 'Grace']) await addJob(shop.db, { kind: 'greet', payload: { name }, key: 'greet', now });
    await addJob(shop.db, { kind: 'greet', runAt: now + 1, now });
    await addJob(shop.db, { kind: 'of another room', now });
    await runDue(shop);
    await runDue(shop);
    expect(done).toEqual([[{ name: 'Ada' }, 1]]);
    now += 1;
    await runDue(shop);
    expect(done).toHaveLength(2);
    expect((await jobsOf(started, 'greet')).map(({ state, doneAt }) => [state, doneAt])).toEqual([
      ['done', now - 1],
      ['done', now],
    ]);
    expect(await jobsOf(started, 'of another room')).toMatchObject([{ state: 'waiting', tries: 0 }]);
  });

  it('adds no job of a transaction that is rolled back', async () => {
    const { shop } = await start();
    await expect(
      shop.db.transaction().execute(async (trx) => {
        await addJob(trx, { kind: 'greet', now });
        throw new Error('No order.');
      }),
    ).rejects.toThrow('No order.');
    expect(await jobsOf(started, 'greet')).toEqual([]);
  });

  it('tries a job again after each delay, then gives it up, says so once, and shows it to the owner', async () => {
    const { shop, lines } = await start();
    let tries = 0;
    const given: unknown[] = [];
    shop.jobs.set('fails', async () => {
      tries += 1;
      throw new Error('No answer from https://shop:sk_live_abc123@example.com');
    });
    shop.events.on('job.failed', async (detail) => void given.push(detail));
    await addJob(shop.db, { kind: 'fails', payload: { order: 7 }, now });
    for (const delay of retryDelays) {
      await runDue(shop);
      expect(await jobsOf(started, 'fails')).toMatchObject([{ state: 'waiting', runAt: now + delay }]);
      now += delay - 1;
      expect(await runDue(shop)).toBe(0);
      now += 1;
    }
    await runDue(shop);
    expect(tries).toBe(retryDelays.length + 1);
    expect(given).toEqual([{ kind: 'fails', payload: { order: 7 }, error: 'No answer from https://…@example.com' }]);
    expect(lines.join('\n')).not.toContain('abc123');

    const failed = await failedJobs(shop.db);
    expect(failed).toMatchObject([{ kind: 'fails', lastError: 'No answer from https://…@example.com' }]);
    expect(await countFailedJobs(shop.db)).toBe(1);
    now += 365 * 24 * 60 * 60_000;
    expect(await runDue(shop)).toBe(0);
    shop.jobs.set('fails', async () => undefined);
    expect(
      await tryAgain(
        shop.db,
        failed.map(({ id }) => id),
        now,
      ),
    ).toBe(1);
    await runDue(shop);
    expect(await jobsOf(started, 'fails')).toMatchObject([{ state: 'done', tries: 1, lastError: '' }]);
  });

  it('does the other jobs where one always fails, hangs, or has a payload that is broken', async () => {
    const { shop } = await start();
    const done: unknown[] = [];
    shop.jobs.set('fails', async () => {
      throw new Error('Poison');
    });
    shop.jobs.set('hangs', () => new Promise(() => undefined));
    shop.jobs.set('works', async ({ name }) => void done.push(name));
    for (const kind of ['fails', 'hangs', 'fails', 'hangs', 'fails', 'hangs']) await addJob(shop.db, { kind, now });
    await addJob(shop.db, { kind: 'works', payload: { name: 'Ada' }, now });
    await shop.db.updateTable('jobs').set({ payload: '{' }).where('kind', '=', 'fails').execute();
    const queue = startQueue(shop, { poll: 20, patience: 100, lease: 5000 });
    await vi.waitFor(() => expect(done).toEqual(['Ada']), patient);
    await vi.waitFor(async () => {
      for (const job of [...(await jobsOf(started, 'hangs')), ...(await jobsOf(started, 'fails'))])
        expect(job).toMatchObject({ state: 'waiting', tries: 1, lockedUntil: 0, lastError: expect.stringMatching(/done within|JSON/) });
    }, patient);
    await queue.stop();
  });

  it('begins at once what is added in this process, and a stop waits for the job that runs and begins no other', async () => {
    const { shop } = await start();
    const done: unknown[] = [];
    const begun = signal();
    const ended = signal();
    shop.jobs.set('works', async ({ name }) => {
      begun.give();
      await ended.given;
      done.push(name);
    });
    const queue = startQueue(shop, { poll: 24 * 60 * 60_000 });
    await sleep(100);
    await shop.db.transaction().execute(async (trx) => addJob(trx, { kind: 'works', payload: { name: 'Ada' }, now }));
    // Not by the poll, which comes after a day.
    await begun.given;
    let isStopped = false;
    const stopped = queue.stop().then(() => (isStopped = true));
    await addJob(shop.db, { kind: 'works', payload: { name: 'Grace' }, now });
    await sleep(100);
    expect([isStopped, done]).toEqual([false, []]);
    ended.give();
    await stopped;
    expect(done).toEqual(['Ada']);
    expect(await jobsOf(started, 'works')).toMatchObject([{ state: 'done' }, { state: 'waiting', tries: 0 }]);
  });

  it('keeps a job that takes long from the others by renewing its lease', async () => {
    const { shop } = await start();
    const lease = 300;
    let begun = 0;
    const ended = signal();
    shop.jobs.set('long', async () => {
      begun += 1;
      await ended.given;
    });
    await addJob(shop.db, { kind: 'long', now });
    const queues = [1, 2].map(() => startQueue(shop, { lease, poll: 10 }));
    const isHeld = () =>
      vi.waitFor(async () => expect(await jobsOf(started, 'long')).toMatchObject([{ lockedUntil: now + lease }]), patient);
    await isHeld();
    // Four times as long as a lease, each step shorter than one: the other queue may take up the job unless it was renewed.
    for (let step = 0; step < 6; step += 1) {
      now += 200;
      await isHeld();
    }
    ended.give();
    await vi.waitFor(async () => expect(await jobsOf(started, 'long')).toMatchObject([{ state: 'done', tries: 1 }]), patient);
    expect(begun).toBe(1);
    await Promise.all(queues.map((queue) => queue.stop()));
  });

  it('renews a lease once at a time: a slow renewal that ended after the next would shorten it', async () => {
    const { shop } = await start();
    const [ended, answered] = [signal(), signal()];
    shop.jobs.set('long', () => ended.given);
    await addJob(shop.db, { kind: 'long', now });
    const [job] = await claimJobs(shop, 1, 300);
    let renewals = 0;
    const db = shop.db.withPlugin({
      transformQuery({ node }) {
        if (node.kind === 'UpdateQueryNode') renewals += 1;
        return node;
      },
      transformResult: ({ result }) => answered.given.then(() => result),
    });
    const run = runJob({ ...shop, db }, job!, { lease: 30, patience: 30_000 });
    await vi.waitFor(() => expect(renewals).toBe(1), patient);
    // Time for ten more, none of which may begin.
    await sleep(100);
    expect(renewals).toBe(1);
    answered.give();
    await vi.waitFor(() => expect(renewals).toBeGreaterThan(1), patient);
    ended.give();
    await run;
    expect(await jobsOf(started, 'long')).toMatchObject([{ state: 'done', tries: 1 }]);
  });

  it('takes up the job of a killed process once its lease is over, and gives up one that kills its process each time', async () => {
    const { shop } = await start();
    let begun = 0;
    shop.jobs.set('kills', async () => void (begun += 1));
    await addJob(shop.db, { kind: 'kills', now });
    // As a killed process leaves it.
    const kill = (tries: number) =>
      shop.db
        .updateTable('jobs')
        .set({ tries, lockedUntil: now + 30_000 })
        .where('kind', '=', 'kills')
        .execute();
    await kill(1);
    expect(await runDue(shop)).toBe(0);
    now += 30_000;
    await runDue(shop);
    expect(begun).toBe(1);

    await addJob(shop.db, { kind: 'kills', now });
    await shop.db
      .updateTable('jobs')
      .set({ tries: retryDelays.length + 1 })
      .where('state', '=', 'waiting')
      .where('kind', '=', 'kills')
      .execute();
    await runDue(shop);
    expect(begun).toBe(1);
    expect((await jobsOf(started, 'kills'))[1]).toMatchObject({ state: 'failed', lastError: expect.stringContaining('broke off') });
  });

  it('writes nothing over the work of a process that has taken the job up meanwhile', async () => {
    const { shop } = await start();
    shop.jobs.set('slow', async () => {
      await shop.db.updateTable('jobs').set({ tries: 2 }).where('kind', '=', 'slow').execute();
      throw new Error('Too late.');
    });
    await addJob(shop.db, { kind: 'slow', now });
    await runDue(shop);
    expect(await jobsOf(started, 'slow')).toMatchObject([{ state: 'waiting', tries: 2, lastError: '', lockedUntil: now + 30_000 }]);
  });

  it('repeats a job by one process at a time, sooner where it failed', async () => {
    const { shop } = await start();
    let runs = 0;
    repeatJob(shop, 'watch', 15 * 60_000, async () => {
      runs += 1;
      if (runs === 2) throw new Error('Once.');
    });
    const queues = [1, 2, 3].map(() => startQueue(shop, { poll: 10, wake: 5 }));
    await vi.waitFor(async () => expect(await jobsOf(started, 'watch')).toMatchObject([{ runAt: now + 15 * 60_000, tries: 0 }]), patient);
    await Promise.all(queues.map((queue) => queue.stop()));
    expect(runs).toBe(1);
    now += 15 * 60_000;
    await runDue(shop);
    expect(await jobsOf(started, 'watch')).toMatchObject([{ runAt: now + 60_000, lastError: 'Once.', state: 'waiting' }]);
    now += 60_000;
    await runDue(shop);
    expect(await jobsOf(started, 'watch')).toMatchObject([{ runAt: now + 15 * 60_000, tries: 0, lastError: '' }]);
    expect(runs).toBe(3);
  });

  it('shares jobs among processes: each is done once', async () => {
    const { shop } = await start();
    const count = 120;
    for (let index = 0; index < count; index += 1) await addJob(shop.db, { kind: 'count', payload: { index }, now: 0 });
    const script = `
      import { openShop } from './host/shop.mjs';
      import { startQueue } from './host/queue/queue.mjs';
      import { pagesOf } from './host/pages/pages.mjs';
      const shop = await openShop({ database: process.argv[1] }, { pages: pagesOf([]) });
      const done = [];
      shop.jobs.set('count', async ({ index }) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        done.push(index);
      });
      const queue = startQueue(shop, { poll: 5 });
      const left = () => shop.db.selectFrom('jobs').select('id').where('kind', '=', 'count').where('state', '=', 'waiting').execute();
      while ((await left()).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
      await queue.stop();
      await shop.db.destroy();
      console.log(JSON.stringify(done));`;
    const work = async () =>
      JSON.parse(
        (await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script, started.database.url])).stdout,
      ) as number[];
    const done = (await Promise.all([work(), work(), work()])).flat().sort((first, second) => first - second);
    expect(done).toEqual(Array.from({ length: count }, (_, index) => index));
    expect((await jobsOf(started, 'count')).every(({ tries }) => tries === 1)).toBe(true);
  });
});
