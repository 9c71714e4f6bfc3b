import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { followUncaughtErrors } from '../../../src/shell/notices/uncaught-errors';
import type { BrowserWindow } from '../../../src/services/browser-window';
import { loggedText } from '../../support/fake-services';
import { renderForm } from '../../support/render-form';

const broken = vi.hoisted(() => ({ isBroken: false }));

vi.mock('../../../src/shell/boot/whole-form', async (actual) => {
  const { WholeForm } = await actual<{ WholeForm: (props: object) => unknown }>();
  return {
    WholeForm: (props: object) => {
      if (broken.isBroken) throw new Error('broken on purpose');
      return WholeForm(props);
    },
  };
});

// A page that hears its errors itself; without one the test runner takes them for its own.
const heard = () => {};
beforeAll(() => window.addEventListener('error', heard));
afterAll(() => window.removeEventListener('error', heard));

afterEach(() => {
  broken.isBroken = false;
  vi.restoreAllMocks();
});

const script = 'https://forms.example/charterform.umd.js';
const page = window as BrowserWindow;

function thrown(filename: string, error: unknown) {
  page.dispatchEvent(new ErrorEvent('error', { filename, error }));
}

function rejected(reason: unknown) {
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

/** An error whose stack was made where the addresses say, the topmost first. */
function errorFrom(...addresses: string[]) {
  const error = new Error('oops');
  error.stack = ['Error: oops', ...addresses.map((address) => `    at some (${address}:1:2345)`)].join('\n');
  return error;
}

describe('an error of the whole form', () => {
  it('is logged, and the visitor reads that something went wrong (ERR-12)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    broken.isBroken = true;
    const form = await renderForm();
    const [alert] = form.all('[role=alert]');
    expect(alert?.querySelector('strong')?.textContent).toBe('Error');
    expect(alert?.querySelector('p')?.textContent).toBe('Something went wrong. Please try again later.');
    expect(form.services.log.error.mock.calls).toEqual([['The form is broken.', new Error('broken on purpose')]]);
  });

  it('says whom to turn to where the page names an address (ERR-01)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    broken.isBroken = true;
    const form = await renderForm({ layout: { contactLink: '/contact/' } });
    expect(form.all('[role=alert]')[0]?.textContent).toContain('If the problem persists, please contact us.');
    expect(form.all<HTMLAnchorElement>('[role=alert] a').map((link) => link.getAttribute('href'))).toEqual(['/contact/']);
  });

  it('that nobody caught is logged and told in a notification, once for any number of them (ERR-12)', async () => {
    const form = await renderForm({}, undefined, script);
    await form.loaded();
    const error = errorFrom(`${script}`);
    thrown(script, error);
    rejected(error);
    await form.reads('Something went wrong. Please try again later.');
    expect(form.all('.charterform-toast').map(({ textContent }) => textContent)).toEqual([
      'ErrorSomething went wrong. Please try again later.',
    ]);
    expect(form.services.log.error.mock.calls).toEqual([
      ['Something went wrong.', error],
      ['Something went wrong.', error],
    ]);
    form.stop();
    thrown(script, error);
    expect(form.services.log.error).toHaveBeenCalledTimes(2);
  });

  it('of the page around the form is none of the form’s', async () => {
    const form = await renderForm({}, undefined, script);
    await form.loaded();
    thrown('https://shop.example/theme.js', errorFrom('https://shop.example/theme.js', script));
    thrown('', new Error('Script error.'));
    rejected(errorFrom('https://shop.example/theme.js', script));
    rejected('no error at all');
    rejected(undefined);
    expect(loggedText(form.services)).not.toContain('went wrong');
    expect(form.all('.charterform-toast')).toEqual([]);
  });
});

describe('a form whose script a site has joined with others', () => {
  it('hears nothing, since it could not tell its own errors from theirs (ERR-12)', () => {
    const onError = vi.fn();
    const ending = new AbortController();
    for (const joined of [
      'https://shop.example/cache/all.js',
      'https://cdn.example/combine/charterform.umd.js,jquery.js',
      'https://shop.example/?f=/charterform.umd.js',
    ]) {
      followUncaughtErrors(page, joined, onError, ending.signal);
      thrown(joined, errorFrom(joined));
      rejected(errorFrom(joined));
    }
    expect(onError).not.toHaveBeenCalled();
    const own = 'https://shop.example/js/charterform.umd.js?ver=2';
    followUncaughtErrors(page, own, onError, ending.signal);
    thrown(own, errorFrom(own));
    ending.abort();
    expect(onError).toHaveBeenCalledOnce();
  });

  it.each(['charterform.umd.js', 'charterform.esm.js', 'charterform.forms.umd.js', 'charterform.forms.esm.js?ver=2'])(
    'hears what %s throws (ERR-12)',
    (file) => {
      const onError = vi.fn();
      const ending = new AbortController();
      const own = `https://shop.example/js/${file}`;
      followUncaughtErrors(page, own, onError, ending.signal);
      thrown(own, errorFrom(own));
      ending.abort();
      expect(onError).toHaveBeenCalledOnce();
    },
  );
});

describe('a form whose script has no address of its own', () => {
  it('hears nothing, since it could not tell its own errors from the page’s', () => {
    const onError = vi.fn();
    const ending = new AbortController();
    followUncaughtErrors(page, '', onError, ending.signal);
    thrown('', errorFrom('https://shop.example/bundle.js'));
    rejected(errorFrom('https://shop.example/bundle.js'));
    ending.abort();
    expect(onError).not.toHaveBeenCalled();
  });
});
