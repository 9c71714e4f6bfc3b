import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import type { AnalyticsItem } from '../../src/commerce/analytics/analytics-items';

const schema: object = JSON.parse(readFileSync('test/commerce/analytics/ga4-events.schema.json', 'utf8'));
const validate = new Ajv({ allErrors: true, strictTypes: false }).compile(schema);

/** A push to a data layer, as far as tests read it. */
export interface Pushed {
  event?: string;
  step_name?: string;
  step_number?: number;
  ecommerce?: { transaction_id?: string; item_list_id?: string; currency: string; value: number; items: AnalyticsItem[] } | null;
}

/** What is wrong with a push; null if it is as the reference has it. */
export const faultsOf = (pushed: unknown) => (validate(pushed) ? null : validate.errors);

/** What items cost together, in cents. */
export const centsOf = (items: readonly AnalyticsItem[]) =>
  Math.round(100 * items.reduce((sum, { price, quantity }) => sum + price * quantity, 0));

/** The events of a data layer, without what only clears it. */
export const eventsIn = (layer: readonly unknown[], name?: string) =>
  (layer as readonly Pushed[]).filter(({ event }) => event !== undefined && (name === undefined || event === name));
