/**
 * A family of faults: what was done to the product, and the tests that do it. A path is a file or a folder of `test`.
 * @typedef {{ title: string, tried: string, tests: readonly string[] }} Family
 */

/** @type {readonly Family[]} */
export const families = [
  {
    title: 'One order, sent more than once',
    tried:
      'Double clicks, reloads, Back, two tabs, lost answers, a corrected order after an unknown outcome, a restart between any two queries.',
    tests: [
      'state/submission/exactly-once.test.ts',
      'state/submission/unknown-outcome.test.ts',
      'state/submission/conflict.test.ts',
      'shell/submission/mounted-again.test.tsx',
      'host/posts/once.test.ts',
      'host/posts/burst.test.ts',
      'host/posts/crashes.test.ts',
      'browser/double-submit.spec.ts',
      'browser/conflict.spec.ts',
      'browser/native-submission.spec.ts',
    ],
  },
  {
    title: 'Services that fail, are slow or answer nonsense',
    tried: 'Every service of the form and the shop is down, late, out of order, or answers with something else.',
    tests: [
      'services',
      'properties/odd-replies.test.ts',
      'properties/product-loads.test.ts',
      'demo-host/scenarios.test.ts',
      'browser/loading.spec.ts',
      'browser/scenarios.spec.ts',
    ],
  },
  {
    title: 'Hostile posts',
    tried: 'Bodies that are too large, forged, spoiled, or cheaper than the catalogue; files that are not what they say.',
    tests: ['host/posts/limits.test.ts', 'host/posts/checks.test.ts', 'host/posts/uploads.test.ts', 'host/card-testing'],
  },
  {
    title: 'Payments that go wrong',
    tried: 'Declined cards, 3-D Secure given up, webhooks that are late, doubled, lost, early or forged, and amounts that differ.',
    tests: [
      'host/stripe',
      'host/payment',
      'host/refunds',
      'demo-host/fake-stripe-payments.test.ts',
      'demo-host/fake-stripe-webhooks.test.ts',
      'browser/stripe-checkout.spec.ts',
      'browser/stripe-element.spec.ts',
      'browser/stripe-element-reload.spec.ts',
      'browser/fake-stripe.spec.ts',
      'browser/payment-box.spec.ts',
    ],
  },
  {
    title: 'Work that is cut off',
    tried: 'Processes that are killed while they mail, post webhooks or run a job; two of them that share one database.',
    tests: ['host/queue', 'host/mails', 'host/webhooks'],
  },
  {
    title: 'Spoiled storage',
    tried: 'Entries that are cut, of another version, from elsewhere or full; storage that is switched off; keys of the prototype.',
    tests: [
      'properties/stored-answers.test.tsx',
      'properties/kept-answers.test.ts',
      'state/submission/emptied-storage.test.ts',
      'shell/boot/stored-entries.test.tsx',
      'browser/storage.spec.ts',
      'browser/keeping.spec.ts',
    ],
  },
  {
    title: 'Pages that get in the way',
    tried: 'Styles, scripts and elements of the page that break forms, strict policies, old texts, translation tools, a second copy.',
    tests: [
      'shell/boot/host-faults.test.tsx',
      'browser/hostile-hosts.spec.ts',
      'browser/clobbered-globals.spec.ts',
      'browser/strict-policy.spec.ts',
      'browser/translated-pages.spec.ts',
      'browser/mounting.spec.ts',
    ],
  },
  {
    title: 'Wrong page configs',
    tried: 'Keys that are unknown, misspelt, of a wrong type or hostile.',
    tests: ['kernel/page-config', 'scripts/check-command.test.ts', 'browser/config.spec.ts'],
  },
  {
    title: 'Mistakes of visitors',
    tried: 'Answers that are missing, wrong, pasted, masked or taken back, by mouse and by keys.',
    tests: ['properties/pasted-texts.test.ts', 'browser/mistakes.spec.ts', 'browser/refused-continue.spec.ts', 'browser/masks.spec.ts'],
  },
];

/** What must hold for any order, tried on random ones. @type {Family} */
export const properties = {
  title: 'Properties',
  tried: 'Random visits, answers, clicks, loads, stored entries and replies against what must always hold.',
  tests: ['properties'],
};

/** The servers against the one contract of `docs/openapi.json`. @type {Family} */
export const contract = {
  title: 'The contract',
  tried: 'The same posts to every host of this project, against `docs/openapi.json` and the golden orders.',
  tests: ['contract', 'golden'],
};
