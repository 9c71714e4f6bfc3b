/** @param {import('./scenarios.mjs').FormFacts} form */
const savesOrders = (form) => form.savesOrders;

/** What may become of an order that is saved or opened (PLUS-05). @type {import('./scenarios.mjs').Scenario[]} */
export const savedOrderScenarios = [
  {
    name: 'saves-fail',
    sentence: 'Saving an order, and opening a saved one, is answered with status 500. The visitor may try again.',
    concerns: savesOrders,
    saves: 'fails',
  },
  {
    name: 'slow-saves',
    sentence: 'An order is saved, and a saved one opened, after 5 seconds.',
    concerns: savesOrders,
    saves: 'slow',
  },
  {
    name: 'wrong-saves',
    sentence: 'The answers to saving and opening make no sense. The form stays as it is.',
    concerns: savesOrders,
    saves: 'wrong',
  },
  {
    name: 'no-saves',
    sentence: 'The server saves no orders. The visitor reads so.',
    concerns: savesOrders,
    saves: 'none',
  },
  {
    name: 'refused-saves',
    sentence: 'Saving an order is refused in words of the server, with HTML that is shown as text.',
    concerns: savesOrders,
    saves: 'refused',
  },
  {
    name: 'link-gone',
    sentence: 'The link to a saved order has expired. The form starts as usual.',
    concerns: savesOrders,
    saves: 'gone',
  },
  {
    name: 'saved-cheaper',
    sentence: 'A saved order was $10 cheaper when it was saved. The visitor reads the old and the new total.',
    concerns: savesOrders,
    saves: 'cheaper',
  },
];
