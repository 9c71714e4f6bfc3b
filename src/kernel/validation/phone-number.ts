export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether a phone number begins with a plus and another country code than 1 (FIELD-21). */
export const isInternational = (text: string): boolean => text.startsWith('+') && /^[^1]/.test(digitsOf(text));

/** With fewer digits than these, 011 begins a city's code: "0114 496 0000" is in Sheffield. */
const fewestAfter011 = 12;

/** The number with a plus in place of the prefix by which a country dials abroad, "00" or "011"; also out of a "tel:" link (FIELD-23). */
export function internationalPrefix(text: string): string {
  const number = text
    .replace(/^tel:\s*/i, '')
    .replace(/^\(\+(\d{1,3})\)/, '+$1')
    .replace(/^\+\s*00[\s.-]*(?=[1-9])/, '+');
  const prefix = digitsOf(number).length < fewestAfter011 ? /^\(?00[\s.()/-]*(?=[1-9])/ : /^\(?(?:00|011)[\s.()/-]*(?=[1-9])/;
  return number.replace(prefix, '+');
}

/** Whether an extension follows the number: "ext. 4", "x4", "#4". */
export const hasExtension = (text: string): boolean => /\d[\s,;.]*(?:e?xt?(?:ension|n)?|#)[\s.:#]*\d/i.test(text);

/** The three digits of an area code, out of "+1 307" or "(307)" too; any other text stays as it is (PHONE-01). */
export function areaCodeOf(text: string): string {
  const digits = digitsOf(text);
  const code = text.trimStart().startsWith('+') || digits.length > 3 ? digits.replace(/^1/, '') : digits;
  return /^[\s+().\d-]*$/.test(text) && code !== '' && code.length <= 3 ? code : text;
}
