import { describe, expect, it } from 'vitest';
import { domainOfPath, pathOfDomain } from '../../../src/products/domains/domain-route';

describe('the path of a search', () => {
  it.each([
    ['/', '/pine.com'],
    ['/domains', '/domains/pine.com'],
    ['/domains/', '/domains/pine.com'],
  ])('below %s is %s, and is read again (DOM-45, DOM-46)', (base, path) => {
    expect(pathOfDomain(base, 'pine.com')).toBe(path);
    expect(domainOfPath(base, path)).toBe('pine.com');
  });

  it('is read in any case, with a slash at its end and with an extension of several parts (DOM-46)', () => {
    expect(domainOfPath('/', '/Pine.CO.uk/')).toBe('pine.co.uk');
  });

  it.each(['', '/', '/pine', '/pine.', '/.com', '/a b.com', '/a/b.com', '/%', '/index.php', '/start.html', '/pine.com//'])(
    '%j asks for none (DOM-46)',
    (path) => {
      expect(domainOfPath('/', path)).toBe('');
    },
  );
});
