/**
 * A kind of mail: when it goes out, and the words that it has until the owner changes them.
 *
 * @typedef {object} MailKind
 * @property {'customer' | 'owner'} to
 * @property {string} label  for the owner
 * @property {string} when   for the owner
 * @property {boolean} isEditable  whether the owner switches and writes it
 * @property {string} subject  English, as `spanish.mjs` has it; '' for a mail that writes itself
 * @property {readonly string[]} text  paragraphs
 */

const hello = 'Hello {name},';

/** The mails that the owner can switch and write (SHOP-10). @type {Readonly<Record<string, MailKind>>} */
const editable = {
  quote: {
    to: 'customer',
    label: 'Quote',
    when: 'Goes out when a visitor asks for a quote, where quotes by mail are switched on. What was chosen, its prices and what renews stand below your words.',
    isEditable: true,
    subject: 'Your quote from {site}',
    text: [
      'Here is the quote that you asked for at {site}.',
      'These prices hold until {until}. Nothing has been ordered, and nothing has been charged.',
    ],
  },
  saved_order: {
    to: 'customer',
    label: 'Link to a saved order',
    when: 'Goes out when a visitor saves an order for another device, where saved orders are switched on.',
    isEditable: true,
    subject: 'Your order at {site}',
    text: [
      'Here is the link to the order that you saved at {site}. It opens the order with your answers, on any device.',
      'It works until {until}. Nothing has been ordered, and nothing has been charged.',
    ],
  },
  saved_reminder: {
    to: 'customer',
    label: 'Reminder of a saved order',
    when: 'Goes out once, some days after an order was saved and left, where reminders are switched on and the visitor has asked for one.',
    isEditable: true,
    subject: 'You left an order at {site}',
    text: [
      'You asked us to remind you of the order that you saved at {site}. You can go on where you left it.',
      'The link works until {until}. Nothing has been ordered, and nothing has been charged. We will not remind you again.',
    ],
  },
  received: {
    to: 'customer',
    label: 'Order received',
    when: 'Goes out when an order comes in.',
    isEditable: true,
    subject: 'Your order {number} at {site}',
    text: [hello, 'Thank you for your order. Its number is {number}.', '{instructions}'],
  },
  paid: {
    to: 'customer',
    label: 'Payment received',
    when: 'Goes out when you mark an order as paid, or a provider of payments says so.',
    isEditable: true,
    subject: 'We received your payment for order {number}',
    text: [hello, 'We received your payment for order {number}. Thank you.', 'This mail is your receipt.'],
  },
  refunded: {
    to: 'customer',
    label: 'Order refunded',
    when: 'Goes out when an order is refunded.',
    isEditable: true,
    subject: 'We refunded your order {number}',
    text: [hello, 'We refunded your order {number}. It can take a few days until your bank shows it.'],
  },
  partly_refunded: {
    to: 'customer',
    label: 'Order partly refunded',
    when: 'Goes out when a part of an order is refunded.',
    isEditable: true,
    subject: 'We refunded a part of your order {number}',
    text: [hello, 'We refunded {refunded} of your order {number}. It can take a few days until your bank shows it.'],
  },
  filed: {
    to: 'customer',
    label: 'Order filed',
    when: 'Goes out when you mark an order as filed. Files of the order come with it, if they are small.',
    isEditable: true,
    subject: 'We filed the documents of your order {number}',
    text: [hello, 'We filed the documents of your order {number}. The page of your order has all files that we have for you.'],
  },
  cancelled: {
    to: 'customer',
    label: 'Order cancelled',
    when: 'Goes out when you cancel an order.',
    isEditable: true,
    subject: 'Your order {number} was cancelled',
    text: [hello, 'Your order {number} was cancelled. Reply to this mail if you did not expect that.'],
  },
};

/** Those that a customer has asked for. @type {Readonly<Record<string, MailKind>>} */
const asked = {
  link: {
    to: 'customer',
    label: 'New link to the order',
    when: 'Goes out when a customer asks for a new link to an order.',
    isEditable: false,
    subject: 'The link to your order {number}',
    text: [hello, 'You asked for a new link to the page of your order. If you did not ask for it, you can ignore this mail.'],
  },
  password_reset: {
    to: 'customer',
    label: 'New password',
    when: 'Goes out when somebody asks for a new password.',
    isEditable: false,
    subject: 'Your new password at {site}',
    text: [
      'Somebody asked for a new password for your account at {site}. If it was not you, you can ignore this mail: your password stays as it is.',
    ],
  },
  part: {
    to: 'customer',
    label: 'Part of an order, to a co-owner',
    when: 'Goes out when somebody asks a co-owner for their part of an order.',
    isEditable: false,
    subject: 'Your details for an order at {site}',
    text: [
      'Somebody who is placing an order at {site} has entered your address. They ask you for your own name and address, which belong into the order.',
      'You see nothing else of the order, you pay nothing, and you need no password. The link works until {until}.',
      'If you do not expect this, you can ignore this mail. Nothing happens without you.',
    ],
  },
  account: {
    to: 'customer',
    label: 'New account',
    when: 'Goes out when somebody opens an account.',
    isEditable: false,
    subject: 'Your account at {site}',
    text: ['Your account at {site} is open. Log in with your email address and the password that you chose.'],
  },
};

/** Those to the owner. @type {Readonly<Record<string, MailKind>>} */
const toOwner = {
  new_order: {
    to: 'owner',
    label: 'New order or message, to you',
    when: 'Goes out to you when an order or a message comes in.',
    isEditable: false,
    subject: '',
    text: [],
  },
  late_part: {
    to: 'owner',
    label: 'Part of a co-owner, to you',
    when: 'Goes out to you when a co-owner has sent their part after the order was placed.',
    isEditable: false,
    subject: '',
    text: [],
  },
  payment_warning: {
    to: 'owner',
    label: 'Warning about a payment, to you',
    when: 'Goes out to you when you have to look at a payment.',
    isEditable: false,
    subject: '',
    text: [],
  },
  failed_delivery: {
    to: 'owner',
    label: 'Failed delivery, to you',
    when: 'Goes out to you when an order or a message could not be handed to your back end.',
    isEditable: false,
    subject: '',
    text: [],
  },
};

/** All kinds of mails by their names. @type {Readonly<Record<string, MailKind>>} */
export const mailKinds = Object.freeze({ ...editable, ...asked, ...toOwner });

/** The mails to a customer that follow a status. @type {Readonly<Record<string, string>>} */
export const kindOfStatus = Object.freeze({ paid: 'paid', refunded: 'refunded', filed: 'filed', cancelled: 'cancelled' });

/** The placeholders of editable mails, each with what it stands for. */
export const placeholders = Object.freeze({
  number: 'number of the order',
  name: 'name of the customer',
  total: 'total',
  refunded: 'amount of the refund',
  order_link: 'link to the page of the order',
  instructions: 'how the order is paid',
  until: 'last day on which a quote or a saved order holds',
  site: 'name of the site',
});

/** Those that a subject, which has one line, cannot take. @type {readonly string[]} */
export const notInSubject = ['order_link', 'instructions'];

/** Characters of what the owner writes, at most. */
export const limits = Object.freeze({ subject: 200, text: 20_000 });
