import type { Outcome } from './outcome';

const running = new Map<string, Promise<Outcome>>();

/** The post under way that a form with this tab key has begun, also after it was unmounted (SUBM-57). */
export const runningPost = (tabKey: string): Promise<Outcome> | undefined => running.get(tabKey);

/** Registers a post until it has ended, for a form that is mounted in the meantime. */
export function registerPost(tabKey: string, post: Promise<Outcome>): Promise<Outcome> {
  const end = () => void running.delete(tabKey);
  running.set(tabKey, post);
  post.then(end, end);
  return post;
}
