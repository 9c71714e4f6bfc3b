import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusedKey } from '../../src/kernel/util/paths';
import { isTrue } from '../../src/kernel/util/read-wire';
import { parseReply, readMessage } from '../../src/services/read-reply';

const notice = '<br />\n<b>Notice</b>:  Undefined index: {x} in <b>/var/www/a.php</b> on line <b>7</b><br />\n';

describe('a reply', () => {
  it.each([
    ['a PHP notice before it', `${notice}{"success":true,"result":{"a":[1]}}`],
    ['two notices and a line end', `${notice}${notice}{"success":true,"result":{"a":[1]}}\n`],
    ['a plain warning', 'Warning: foo() expects {a} in /a.php on line 3\n{"success":true,"result":{"a":[1]}}'],
    ['a byte order mark', '\uFEFF{"success":true,"result":{"a":[1]}}'],
    ['the 0 of WordPress after it', '{"success":true,"result":{"a":[1]}}0'],
    ['a notice before and a 0 after it', `${notice}{"success":true,"result":{"a":[1]}}\n0`],
  ])('is read with %s', (_what, text) => {
    expect(parseReply(text)).toEqual({ success: true, result: { a: [1] } });
  });

  it.each([
    ['an HTML page', '<!doctype html><title>Log in</title>'],
    ['an HTML page with data', '<html><script>var a = {"success":true}</script></html>'],
    ['a script', 'window.reply = {"success":true}'],
    ['a cut-off reply whose end is an object', '{"result": {"success": true}'],
    ['a cut-off reply after a notice', `${notice}{"error": {"success": true}`],
    ['a cut-off list', '[1, {"success": true}'],
    ['a list', '[{"success":true}]'],
    ['a number', '-1'],
    ['nothing', ''],
  ])('is not found in %s', (_what, text) => {
    expect(parseReply(text)).toBeUndefined();
  });

  it('is the same with a notice before it, whatever it says', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (said) => {
        const text = JSON.stringify(said);
        expect(parseReply(notice + text)).toEqual(JSON.parse(text, (key, value: unknown) => (isRefusedKey(key) ? undefined : value)));
      }),
    );
  });
});

describe('a value of a reply', () => {
  it('is true unless it says otherwise, as a text too', () => {
    for (const value of [true, 1, 'true', '1', 'ok', [], {}]) expect(isTrue(value), String(value)).toBe(true);
    for (const value of [false, 0, '', ' ', '0', 'false', 'FALSE', 'no', null, undefined]) expect(isTrue(value), String(value)).toBe(false);
  });

  it('never becomes the text of an object', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(!JSON.stringify(value).includes('[object'));
        expect(readMessage(value)).not.toContain('[object');
      }),
    );
  });
});
