import { memoizePerObject } from '../../kernel/util/memoize-per-object';

/**
 * Whether submitting a form fires its event: not in a frame sandboxed without `allow-forms`. Tried once a document, with
 * a form in a shadow tree, whose event no listener of the page can stop.
 */
export const firesSubmit = memoizePerObject((page: Document): boolean => {
  const host = page.documentElement.appendChild(page.createElement('div'));
  const form = host.attachShadow({ mode: 'closed' }).appendChild(page.createElement('form'));
  let isFired = false;
  form.onsubmit = () => {
    isFired = true;
    return false;
  };
  form.requestSubmit();
  host.remove();
  return isFired;
});
