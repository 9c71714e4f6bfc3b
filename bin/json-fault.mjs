/** A value that is no list or object. */
const scalar = /"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/uy;

/**
 * Where a text that JSON.parse refuses stops being JSON. Node's own messages name a place only sometimes.
 * @param {string} text
 * @returns {{ line: number, column: number, found: string }} from 1; `found` says what is there
 */
export function jsonFault(text) {
  let at = 0;
  /** @returns {never} */
  const fail = () => {
    throw at;
  };
  const skip = () => {
    while (/[ \t\r\n]/.test(text[at] ?? '')) at++;
  };
  /** @param {string} sign whether it is next; it is then taken */
  const takes = (sign) => {
    skip();
    return text[at] === sign && ++at > 0;
  };
  /** @param {string} sign */
  const need = (sign) => takes(sign) || fail();
  /** @param {RegExp} pattern */
  const read = (pattern) => {
    skip();
    pattern.lastIndex = at;
    at += pattern.exec(text)?.[0].length || fail();
  };
  /** @param {string} end @param {() => void} entry */
  const list = (end, entry) => {
    if (takes(end)) return;
    do entry();
    while (takes(','));
    need(end);
  };
  const pair = () => {
    skip();
    if (text[at] !== '"') fail();
    read(scalar);
    need(':');
    value();
  };
  function value() {
    if (takes('{')) list('}', pair);
    else if (takes('[')) list(']', value);
    else read(scalar);
  }

  try {
    value();
    skip();
  } catch (fault) {
    if (fault !== at) throw fault;
  }
  return placeIn(text, at);
}

/** @param {string} text @param {number} at */
function placeIn(text, at) {
  const before = text.slice(0, at).split(/\r\n|\r|\n/);
  const [word = ''] = /^(?:[\w$]+|[^]?)/u.exec(text.slice(at)) ?? [];
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, found: word ? JSON.stringify(word.slice(0, 40)) : 'the end' };
}
