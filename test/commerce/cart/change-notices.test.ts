import { describe, expect, it } from 'vitest';
import { afterRebuild, emptyLog, type ChangeLog } from '../../../src/commerce/cart/change-notices';
import { cartReadiness } from '../../../src/commerce/cart/cart-readiness';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import type { Facts } from '../../../src/kernel/facts/facts';
import { choice } from '../catalogue/sample-facts';
import { answering, checked, factsOf, group, option } from '../optional/optional-facts';

const groups = [group({ products: [option('tradeName')] })];
const wyoming = factsOf({ groups, answers: checked('tradeName') });
const colorado = answering(wyoming, { 'companyInformation.state': choice('CO', 'Colorado') });
const loading: Facts = { ...colorado, catalogue: { ...colorado.catalogue, lists: {} } };
const reaction = { key: 'notice.speed' } as const;
const rebuilt = (log: ChangeLog, facts: Facts) => afterRebuild(log, facts, rebuildCart(facts));

describe('what is said after a rebuild of the cart', () => {
  it('is nothing of the first complete cart, which the next one is compared with', () => {
    expect([cartReadiness(wyoming), cartReadiness(colorado)]).toEqual(['ready', 'ready']);
    const first = rebuilt(emptyLog, wyoming);
    expect(first.notices).toBeUndefined();
    expect(rebuilt(first.log, wyoming).notices).toBeUndefined();
    expect(rebuilt(first.log, colorado).notices).toMatchObject([{ key: 'notice.notInState', params: { items: 'Trade Name' } }]);
  });

  it('waits for a cart that is complete, and then follows what reactions have said', () => {
    const { log } = rebuilt(emptyLog, wyoming);
    const told = { ...log, recent: [reaction] };
    expect(cartReadiness(loading)).not.toBe('ready');
    expect(rebuilt(told, loading)).toEqual({ log: told });
    expect(rebuilt(told, colorado).notices).toMatchObject([reaction, { key: 'notice.notInState' }]);
  });

  it('keeps what reactions have said only until the next complete cart', () => {
    const log = { ...rebuilt(emptyLog, wyoming).log, recent: [reaction] };
    expect(rebuilt(log, loading).log.recent).toEqual([reaction]);
    expect(rebuilt(log, wyoming).log.recent).toEqual([]);
  });
});
