/** Seconds that requests are counted by. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** @typedef {Readonly<Record<string, string>>} Labels */
/** A metric in the text format of Prometheus. @typedef {{ name: string, type: 'counter' | 'gauge' | 'histogram', help: string, samples: readonly (readonly [suffix: string, labels: Labels, value: number])[] }} Metric */

/** What a process counts since it started. */
export function createCounts() {
  /** @type {Map<string, { labels: Labels, count: number }>} */
  const posts = new Map();
  /** @type {Map<string, { labels: Labels, buckets: number[], sum: number, count: number }>} */
  const requests = new Map();
  return {
    /** @param {string} action  one of the forms' own @param {string} outcome  `accepted`, or the code of a refusal */
    post(action, outcome) {
      const key = `${action} ${outcome}`;
      const known = posts.get(key) ?? { labels: { action, outcome }, count: 0 };
      known.count += 1;
      posts.set(key, known);
    },

    /** @param {Labels} labels  `method`, `route` and `status`, of which none is from the visitor @param {number} seconds */
    request(labels, seconds) {
      const key = Object.values(labels).join(' ');
      const known = requests.get(key) ?? { labels, buckets: bounds.map(() => 0), sum: 0, count: 0 };
      for (const [index, bound] of bounds.entries()) if (seconds <= bound) known.buckets[index] = (known.buckets[index] ?? 0) + 1;
      known.sum += seconds;
      known.count += 1;
      requests.set(key, known);
    },

    /** @returns {Metric[]} */
    read() {
      return [
        {
          name: 'charterform_posts_total',
          type: 'counter',
          help: 'Posts of forms by action and outcome, of this process.',
          samples: [...posts.values()].map(({ labels, count }) => ['', labels, count]),
        },
        {
          name: 'charterform_request_duration_seconds',
          type: 'histogram',
          help: 'Requests by the time of their answer, of this process.',
          samples: [...requests.values()].flatMap(({ labels, buckets, sum, count }) => [
            ...buckets.map((below, index) => /** @type {const} */ (['_bucket', { ...labels, le: String(bounds[index]) }, below])),
            /** @type {const} */ (['_bucket', { ...labels, le: '+Inf' }, count]),
            /** @type {const} */ (['_sum', labels, sum]),
            /** @type {const} */ (['_count', labels, count]),
          ]),
        },
      ];
    },
  };
}

/** @param {string} value */
const escaped = (value) => value.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');

/** @param {Labels} labels */
function labelsText(labels) {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

/** Metrics as Prometheus reads them. @param {readonly Metric[]} metrics */
export const metricsText = (metrics) =>
  `${metrics
    .flatMap(({ name, type, help, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(([suffix, labels, value]) => `${name}${suffix}${labelsText(labels)} ${value}`),
    ])
    .join('\n')}\n`;
