import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPath } from '../../../src/kernel/util/paths';
import { completeAnswers } from '../../support/answers';
import { dropped, fakeServices } from '../../support/fake-services';
import { postedKeys, submitPatiently, submitterFor } from '../../support/submitter';

const keyKnown = { flags: { idempotentPosts: true } };
const changed = (path: string, value: unknown) => setPath(completeAnswers, path, value);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A form whose first order got no answer; what comes after is answered. */
async function withoutAnswer(setup: Parameters<typeof submitterFor>[0] = {}) {
  const services = fakeServices();
  services.formPost.post.mockRejectedValue(dropped());
  const made = await submitterFor({ services, ...setup });
  await submitPatiently(made);
  services.formPost.post.mockReset().mockResolvedValue({ success: true });
  return { ...made, services };
}

describe('a server of which nobody said that it knows the key', () => {
  it('is asked once, and nothing is promised of it (SUBM-56)', async () => {
    const services = fakeServices();
    services.formPost.post.mockRejectedValue(dropped());
    const made = await submitterFor({ services });
    await submitPatiently(made);
    expect(services.formPost.post).toHaveBeenCalledTimes(1);
    expect(made.events).not.toContain('unknown');
    expect(made.state()).toMatchObject({
      status: 'idle',
      lastError: { title: 'submission.unknown.title', message: { key: 'submission.unknown.plain' } },
    });
    await submitPatiently(made);
    expect(postedKeys(services)).toEqual(['key-1', 'key-1']);
  });
});

describe('an order changed after an unknown outcome', () => {
  it('is not sent before the visitor was asked, and the unknown outcome stands (SUBM-55)', async () => {
    const made = await withoutAnswer();
    made.answers.values = changed('companyInformation.companyName', 'Other LLC');
    await submitPatiently(made);
    expect(made.services.formPost.post).not.toHaveBeenCalled();
    expect(made.services.tokenizer.tokenize).toHaveBeenCalledTimes(1);
    expect(made.onFurther).toHaveBeenCalledTimes(1);
    expect(made.state()).toMatchObject({ status: 'idle', lastError: { title: 'submission.unknown.title' } });
  });

  it('goes out under a new key once the visitor has agreed, and the first keeps its own (SUBM-55)', async () => {
    const made = await withoutAnswer();
    made.answers.values = changed('companyInformation.companyName', 'Other LLC');
    await submitPatiently(made);
    made.keys.allowFurther(made.onFurther.mock.lastCall![0]);
    made.services.formPost.post.mockResolvedValueOnce({ error: 'No.' });
    await submitPatiently(made);
    made.answers.values = completeAnswers;
    await submitPatiently(made);
    expect(postedKeys(made.services)).toEqual(['key-2', 'key-1']);
    expect(made.onFurther).toHaveBeenCalledTimes(1);
  });

  it('is asked about after a reload too, also with the first order under way (SUBM-55)', async () => {
    const { services } = await withoutAnswer();
    const values = changed('contactInformation.city', 'Cheyenne');
    const reloaded = await submitterFor({ services, values });
    await submitPatiently(reloaded);
    expect(reloaded.onFurther).toHaveBeenCalledTimes(1);
    expect(services.formPost.post).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing', completeAnswers],
    ['only the card', changed('card.number', '5500 0000 0000 0004')],
    ['only the password', changed('accountInformation.password', 'Another-Horse-2')],
  ])('in %s is the same order and repeated under its key (SUBM-55)', async (_what, values) => {
    const made = await withoutAnswer({ config: keyKnown });
    made.answers.values = values;
    await submitPatiently(made);
    expect(made.onFurther).not.toHaveBeenCalled();
    expect(postedKeys(made.services)).toEqual(['key-1']);
    expect(made.state().status).toBe('done');
  });
});

describe('a status from 400 to 499', () => {
  const refusal = (status: number) => ({ error: '', status });

  it.each([400, 401, 403, 404, 408, 413, 419, 422, 429])('%i refuses a first post, which is not repeated (NET-08)', async (status) => {
    const services = fakeServices();
    services.formPost.post.mockResolvedValue({ error: 'the name is taken', status });
    const made = await submitterFor({ services, config: keyKnown });
    await submitPatiently(made);
    expect(made.state()).toMatchObject({ status: 'idle', lastError: { code: 30, message: { text: 'The name is taken.' } } });
    await submitPatiently(made);
    expect(postedKeys(services)).toEqual(['key-1', 'key-2']);
  });

  it('of a repeat says nothing of the first post: key and unknown outcome stand (NET-08)', async () => {
    const services = fakeServices();
    services.formPost.post.mockRejectedValueOnce(dropped()).mockResolvedValue(refusal(422));
    const made = await submitterFor({ services, config: keyKnown });
    await submitPatiently(made);
    expect(made.state().lastError).toMatchObject({ title: 'submission.unknown.title' });
    // The visitor's own repeat, after a reload, is none but another one.
    const reloaded = await submitterFor({ services, config: keyKnown });
    await submitPatiently(reloaded);
    expect(reloaded.state().lastError).toMatchObject({ title: 'submission.unknown.title' });
    expect(new Set(postedKeys(services))).toEqual(new Set(['key-1']));
  });

  it('409 leaves the key and the unknown outcome at a first post too (NET-08)', async () => {
    const services = fakeServices();
    services.formPost.post.mockResolvedValueOnce(refusal(409));
    const made = await submitterFor({ services, config: keyKnown });
    await submitPatiently(made);
    expect(postedKeys(services)).toEqual(['key-1', 'key-1']);
    expect(made.state().status).toBe('done');
  });
});
