import express from 'express';

/**
 * @typedef {object} DemoPayment
 * @property {string} id
 * @property {string} secret  lets the browser confirm this payment, and nothing else
 * @property {number} amount  in cents
 * @property {'requires_action' | 'paid' | 'declined' | 'canceled'} status
 * @property {string} error   words for the visitor, '' where nothing is wrong
 */

/** The number of a card whose bank asks for more (3-D Secure), and the end of one that is declined. */
const askingCard = '4000002760003184';
const declinedEnd = '0002';

const declined = 'Your card was declined. Please use another one.';
const refused = 'Your bank did not confirm the payment. Please try again, or use another card.';

/** The provider behind `box.js`: what its frames and the host's server ask of it. Kept in memory only. */
export function createDemoPay() {
  /** @type {Map<string, {number: string, amount: number}>} */
  let tokens = new Map();
  /** @type {Map<string, DemoPayment>} by key */
  let payments = new Map();
  let count = 0;

  const findById = (/** @type {string} */ id) => [...payments.values()].find((payment) => payment.id === id);
  const nameOf = (/** @type {string} */ prefix) => `${prefix}_${crypto.randomUUID().replaceAll('-', '')}`;

  /** @param {string} token @param {number} amount @returns {Pick<DemoPayment, 'status' | 'error'>} */
  function outcomeOf(token, amount) {
    const known = tokens.get(token);
    // A token is good for one payment, of the amount that the box has shown.
    tokens.delete(token);
    if (!known || known.amount !== amount || known.number.endsWith(declinedEnd)) return { status: 'declined', error: declined };
    return known.number === askingCard ? { status: 'requires_action', error: '' } : { status: 'paid', error: '' };
  }

  const router = express.Router();
  router.use(express.json({ limit: '4kb' }));
  router.post('/tokens', (req, res) => {
    const { number, amount } = Object(req.body);
    if (!/^\d{15,19}$/.test(String(number)) || !Number.isInteger(amount) || amount <= 0) {
      res.status(400).json({ error: 'Please check your card.' });
      return;
    }
    const token = nameOf('dptok');
    tokens.set(token, { number: String(number), amount });
    res.json({ token });
  });
  router.post('/confirmations', (req, res) => {
    const { secret, outcome } = Object(req.body);
    const payment = [...payments.values()].find((each) => each.secret === secret);
    if (!payment) {
      res.status(404).json({ error: 'There is no such payment' });
      return;
    }
    if (payment.status === 'requires_action')
      Object.assign(payment, outcome === 'accept' ? { status: 'paid' } : { status: 'declined', error: refused });
    res.json({ status: payment.status });
  });

  return {
    /** For the provider's origin, below `/demo-pay`. */
    router,

    /**
     * Charges what was entered, once for each key.
     *
     * @param {{token: string, amount: number, key: string}} asked  the amount in cents
     * @returns {DemoPayment}
     */
    charge({ token, amount, key }) {
      const payment = payments.get(key) ?? { id: `dp_${++count}`, secret: nameOf('dpsecret'), amount, ...outcomeOf(token, amount) };
      payments.set(key, payment);
      return payment;
    },

    /** @param {string} id @returns {DemoPayment | undefined} */
    findById,

    /** Ends a payment that is not paid, so that it can never be; a paid one stays paid. @param {string} id */
    cancel(id) {
      const payment = findById(id);
      if (payment && payment.status !== 'paid') payment.status = 'canceled';
      return payment;
    },

    /** Gives back a part of what was charged, once for each key: the id of the refund. @param {string} key */
    refund: (key) => `dpre_${key}`,

    empty() {
      tokens = new Map();
      payments = new Map();
      count = 0;
    },
  };
}

/** @typedef {ReturnType<typeof createDemoPay>} DemoPay */
