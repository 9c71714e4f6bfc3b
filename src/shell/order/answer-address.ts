import { addressAnswers } from '../../commerce/start/address-answers';
import type { AnswerPath } from '../../kernel/answers/answer-path';
import { choiceKey } from '../../kernel/answers/form-values';
import { chosenKey } from '../../kernel/answers/get-answer';
import type { RunningOrder } from '../context/order-views';

/** The roots whose form the address has answered: a form that takes the place of another has its answers. */
const answered = new WeakSet<HTMLElement>();

/**
 * Answers what the link says that the visitor came by, once, above what an earlier visit has answered. After a reload, and
 * on the way back, what the visitor has answered since counts (PLUS-04).
 */
export function answerAddress({ root, page, config, form }: Pick<RunningOrder, 'root' | 'page' | 'config' | 'form'>): void {
  if (answered.has(root)) return;
  answered.add(root);
  if (!hasFollowedLink(page)) return;
  const given = Object.entries(addressAnswers(page.location.search, form.plan, config));
  const news = given.filter(([path, answer]) => choiceKey(answer) !== chosenKey(form.values(), path as AnswerPath));
  if (news.length > 0) form.change(Object.fromEntries(news));
}

/** Whether the page was opened, and neither reloaded nor come back to; a browser that cannot tell is taken to have opened it. */
function hasFollowedLink({ performance }: Pick<RunningOrder['page'], 'performance'>): boolean {
  const { getEntriesByType } = performance as Partial<Performance>;
  const [arrival] = getEntriesByType?.call(performance, 'navigation') ?? [];
  return !arrival || (arrival as PerformanceNavigationTiming).type === 'navigate';
}
