import { prune } from './prune.mjs';

/** src/services always passes a name, a timeout and a callback; the log of `debug` reads the page's own storage. */
export const pruneJsonp = prune('jsonp', {
  'index.js': {
    statements: ['var debug =', "debug('jsonp", 'var count =', 'var prefix =', "if ('function' == typeof opts)", 'if (!opts)'],
    instead: {
      'opts.name || (prefix + (count++))': 'opts.name',
      "opts.param || 'callback'": "'callback'",
      'null != opts.timeout ? opts.timeout : 60000': 'opts.timeout',
      'if (fn) fn(': 'fn(',
    },
  },
});
