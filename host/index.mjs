export { createHost } from './host.mjs';
export { ExtensionFault } from './extensions/extensions.mjs';
export { listen } from './server.mjs';
export { runDue, startQueue } from './queue/queue.mjs';
export { pagesOf } from './pages/pages.mjs';
export { readPages } from './pages/page-files.mjs';
export { RefundDeclined, UnknownOutcome } from './payment/unknown-outcome.mjs';
