/** What a mask's tokens let through (FIELD-03, FIELD-05); every other character of a mask stands for itself. */
const tokens: Readonly<Record<string, RegExp>> = {
  a: /[a-z]/i,
  A: /[a-z]/i,
  '*': /[a-z\d]/i,
  '#': /[a-z\d]/i,
  '1': /\d/,
  '+': /./s,
};

export const phoneMask = '(111) 111-1111';

/** 4-4-4-4; numbers starting 34 or 37 are grouped 4-6-5 (CARD-03). */
export const cardNumberMask = (value: string): string =>
  /^\D*3\D*[47]/.test(value) ? '1111 111111 11111' : '1111 1111 1111 1111';

/**
 * The typed text in the form of the mask: what no token takes is left out, and the mask's own characters come only
 * once something follows them, so that the last one can be deleted. A masked text stays as it is.
 */
export const applyMask = (mask: string, typed: string): string => fill(mask, typed).masked;

/** Whether the mask would leave the text as it is and has no place left for more (FIELD-04). */
export function fitsMask(mask: string, text: string): boolean {
  // A sign is two units long at most; what is longer need not be walked through.
  if (text.length > 2 * mask.length) return false;
  const { masked, isFull } = fill(mask, text);
  return isFull && masked === text;
}

function fill(mask: string, typed: string): { masked: string; isFull: boolean } {
  const signs = [...(mask === phoneMask ? withoutCountryCode(typed) : typed)];
  let masked = '';
  let separators = '';
  let at = 0;
  for (const sign of mask) {
    const token = Object.hasOwn(tokens, sign) ? tokens[sign] : undefined;
    if (!token) {
      separators += sign;
      if (signs[at] === sign) at++;
      continue;
    }
    while (at < signs.length && !token.test(signs[at] as string)) at++;
    const taken = signs[at++];
    if (taken === undefined) return { masked, isFull: false };
    masked += separators + (sign === 'A' || sign === '#' ? taken.toUpperCase() : taken);
    separators = '';
  }
  return { masked, isFull: true };
}

/** No area code starts with 1, so an eleventh digit shows that the first was the country's (a paste or autofill). */
const withoutCountryCode = (typed: string): string =>
  typed.replace(/\D/g, '').length === 11 ? typed.replace(/^\D*1/, '') : typed;
