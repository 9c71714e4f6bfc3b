/** What the tests of orders load first, as a page's script does. */
export const ofOrders = ['test/setup/built-in-families.ts', 'test/setup/order-engine.ts'];
