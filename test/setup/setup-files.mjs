/** The rules of the families of products, and the words of orders. */
export const families = 'test/setup/built-in-families.ts';

/** What the tests of orders load first, as a page's script does. */
export const ofOrders = [families, 'test/setup/order-engine.ts'];
