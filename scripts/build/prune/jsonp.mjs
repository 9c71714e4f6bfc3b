import { prune } from './prune.mjs';

/** src/tokenizer/json-p.ts always gives a name, a timeout and a callback. `debug` would print the card. */
export const pruneJsonP = prune('jsonp', {
  'index.js': {
    statements: ['var debug', 'debug(', "if ('function' == typeof opts)", 'if (!opts)', 'var prefix', 'var count'],
    instead: {
      'opts.name || (prefix + (count++))': 'opts.name',
      "opts.param || 'callback'": "'callback'",
      'null != opts.timeout ? opts.timeout : 60000': 'opts.timeout',
      'if (timeout) {': '{',
      'if (fn) fn(': 'fn(',
      'if (timer) clearTimeout': 'clearTimeout',
    },
  },
});
