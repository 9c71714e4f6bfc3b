import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { arriveAt, fill, walk, type Answers, type Hand, type StepAnswers } from './fill';
import { expect, type Host } from './fixtures';
import { keysOn } from './keys';
import { button, submit, total } from './order-form';

const folder = 'fixtures/orders';
const read = (name: string, file: string) => JSON.parse(readFileSync(`${folder}/${name}/${file}.json`, 'utf8'));

/** An order with all that is sent of it. */
export interface WholeOrder {
  name: string;
  formType: string;
}

/** The orders of `fixtures/orders` that hold a whole payload. */
export const wholeOrders: readonly WholeOrder[] = readdirSync(folder)
  .filter((name) => existsSync(`${folder}/${name}/payload.json`))
  .map((name) => ({ name, formType: read(name, 'page-config').formType }));

/** The orders that stand for others of their form where the first of them is a special one. */
const usual = ['domain-two-of-three', 'form-alaska-llc-naics', 'identity-package-with-coupon'];

/** One order of each form. */
export const oneOfEachForm = wholeOrders.filter(({ name, formType }) => {
  const others = wholeOrders.filter((order) => order.formType === formType);
  return name === (others.find((order) => usual.includes(order.name)) ?? others[0]!).name;
});

const readme = (name: string) => readFileSync(`${folder}/${name}/README.md`, 'utf8');

/** The total as it was worked out by hand: the last amount of the README's row. */
export const totalByHand = (name: string) => /\*\*Total\*\*.*\*\*([\d,.]+)\*\*/.exec(readme(name))![1]!;

const inCents = (dollars: string) => Math.round(Number(dollars.replaceAll(',', '')) * 100);

/** What of the total is no fee that a state or the federation takes, in cents, as it was worked out by hand. */
export function saleByHand({ name }: WholeOrder): number {
  const fees = [...readme(name).matchAll(/^\| [^|]*\b(?:state|Federal) fee \|[^|]*\| ([\d,.]+) \|/gm)];
  return fees.reduce((sale, [, fee]) => sale - inCents(fee!), inCents(totalByHand(name)));
}

/** The card expires four years from now, where one is asked for. */
const unexpired = (steps: Readonly<Record<string, StepAnswers>> & { payment?: Answers }): Readonly<Record<string, StepAnswers>> =>
  steps.payment ? { ...steps, payment: { ...steps.payment, 'card.exp_year': String(new Date().getFullYear() + 4) } } : steps;

/** What is entered for an order, step by step; of a step in parts where a control is answered more than once. */
export const answersOf = ({ name }: Pick<WholeOrder, 'name'>): { step: string; parts: readonly Answers[] }[] =>
  Object.entries(unexpired(read(name, 'answers'))).map(([step, given]) => ({ step, parts: [given].flat() as Answers[] }));

/** Expects the server to get the order once, key for key. */
export async function expectReceived(host: Host, { name, formType }: WholeOrder): Promise<void> {
  const { orders } = await host.received();
  expect(orders).toHaveLength(1);
  expect(orders[0]!.signupData).toEqual(read(name, 'payload'));
  expect(orders[0]!.signupData).toMatchObject({ formType });
}

/** Makes the order as a visitor does, and expects the server to get it once, key for key. */
export async function expectOrder(page: Page, host: Host, order: WholeOrder, theme = 'light'): Promise<void> {
  const { name } = order;
  await page.goto(`/orders/${name}?theme=${theme}`);
  await walk(page, unexpired(read(name, 'answers')));
  await expect(total(page)).toHaveText(`$${totalByHand(name)}`);
  await submit(page);
  await page.waitForURL('**/welcome?*');
  await expectReceived(host, order);
}

/** Answers every step of the order by a hand, until nothing is left but to send it. */
export async function answerSteps(page: Page, order: Pick<WholeOrder, 'name'>, hand: Hand): Promise<void> {
  for (const [index, { step, parts }] of answersOf(order).entries()) {
    if (index > 0) await hand.press(button(page, 'Continue'));
    await arriveAt(page, step, hand);
    for (const given of parts) await fill(page, given, hand);
  }
}

/** Makes the order without touching a mouse, and expects the server to get it once, key for key. */
export async function expectOrderByKeys(page: Page, host: Host, order: WholeOrder): Promise<void> {
  await page.goto(`/orders/${order.name}`);
  const keys = keysOn(page);
  await answerSteps(page, order, keys);
  await keys.press(button(page, 'Submit Order'));
  await page.waitForURL('**/welcome?*');
  await expectReceived(host, order);
}
