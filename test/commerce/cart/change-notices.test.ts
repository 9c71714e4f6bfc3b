import { describe, expect, it } from 'vitest';
import { afterNotices, afterRebuild, emptyLog, type ChangeLog } from '../../../src/commerce/cart/change-notices';
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

  it('is said no more once what had left the cart is back, apart from what reactions have said', () => {
    const gone = rebuilt({ ...rebuilt(emptyLog, wyoming).log, recent: [reaction] }, colorado);
    const corporation = answering(colorado, { 'companyInformation.entityType': choice('Corp', 'Corp') });
    const still = rebuilt(gone.log, corporation);
    expect(still.notices).toMatchObject([reaction, { key: 'notice.notInState', params: { items: 'Trade Name' } }]);
    const back = rebuilt(still.log, wyoming);
    expect(back.notices).toEqual([reaction]);
    expect(rebuilt(back.log, wyoming).notices).toBeUndefined();
  });

  it('leaves out what reactions have said of a change that left the cart as it was (ITEM-11)', () => {
    const { log } = rebuilt(emptyLog, wyoming);
    const renamed = answering(wyoming, { 'companyInformation.companyName': 'Oak Ridge LLC' });
    const signature = { key: 'signature.gone' } as const;
    expect(rebuilt(afterNotices(log, renamed, [signature]), colorado).notices).toMatchObject([{ key: 'notice.notInState' }]);
    expect(rebuilt(afterNotices(log, colorado, [reaction]), colorado).notices).toMatchObject([reaction, { key: 'notice.notInState' }]);
    expect(afterNotices(emptyLog, wyoming, [reaction])).toEqual({ recent: [reaction] });
  });
});
