import { setTimeout } from 'node:timers/promises';

/** What the host answers for an area code, for QA to foresee; every other from 200 on has eight numbers. */
export const areaCodes = {
  311: 'none are free: status 204',
  411: 'the list is empty',
  500: 'the service fails with status 500',
  555: 'the answer comes 2 seconds late',
  600: 'there is a single number',
  700: 'some numbers come twice, and one is empty',
};

/** @param {string} areaCode @param {number} count */
const numbersOf = (areaCode, count) => Array.from({ length: count }, (_, index) => `${areaCode}5550${100 + Number(areaCode.at(-1)) * 10 + index}`);

/** @param {readonly string[]} numbers */
const listOf = (numbers) => ({ result: numbers.map((number) => ({ number_requested: number })) });

/**
 * The marketing API's answer to `virtual_phones?area_code=…`.
 * @param {unknown} areaCode
 * @returns {Promise<{status: number, body?: unknown}>}
 */
export async function phoneNumbersAnswer(areaCode) {
  const code = String(areaCode ?? '');
  if (!/^\d{3}$/.test(code)) return { status: 400, body: { error: 'area_code must have three digits' } };
  if (code === '311' || Number(code) < 200) return { status: 204 };
  if (code === '411') return { status: 200, body: listOf([]) };
  if (code === '500') return { status: 500, body: { error: 'The numbers are out of order' } };
  if (code === '555') await setTimeout(2000, undefined, { ref: false });
  const numbers = numbersOf(code, code === '600' ? 1 : 8);
  return { status: 200, body: listOf(code === '700' ? [...numbers, ...numbers.slice(0, 2), ''] : numbers) };
}
