/** Where something of ours threw, such as `take-order.mjs:70`. @param {unknown} error */
export const placeOf = (error) =>
  /(?:^|\n) +at [^\n]*\/host\/(?!node_modules)[^\n]*?([\w-]+\.mjs:\d+)/.exec(error instanceof Error ? (error.stack ?? '') : '')?.[1] ?? '';
