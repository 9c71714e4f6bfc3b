import { setTimeout } from 'node:timers/promises';

/** @typedef {{ status: number, body?: unknown }} Answer */

/** @param {readonly string[]} numbers @returns {Answer} */
const listOf = (numbers) => ({ status: 200, body: { result: numbers.map((number) => ({ number_requested: number })) } });

/**
 * What the host answers for some area codes, for QA to foresee, from the eight numbers that every other has.
 * @type {Readonly<Record<string, (numbers: readonly string[]) => Answer | Promise<Answer>>>}
 */
const oddAnswers = {
  // None are free.
  311: () => ({ status: 204 }),
  411: () => listOf([]),
  500: () => ({ status: 500, body: { error: 'The numbers are out of order' } }),
  // The answer comes 2 seconds late.
  555: async (numbers) => {
    await setTimeout(2000, undefined, { ref: false });
    return listOf(numbers);
  },
  600: (numbers) => listOf(numbers.slice(0, 1)),
  // Some numbers come twice, and one is empty.
  700: (numbers) => listOf([...numbers, ...numbers.slice(0, 2), '']),
};

/** @param {string} areaCode */
const numbersOf = (areaCode) => Array.from({ length: 8 }, (_, index) => `${areaCode}5550${100 + Number(areaCode.at(-1)) * 10 + index}`);

/**
 * The marketing API's answer to `virtual_phones?area_code=…`.
 * @param {unknown} areaCode
 * @returns {Promise<Answer>}
 */
export async function phoneNumbersAnswer(areaCode) {
  const code = String(areaCode ?? '');
  if (!/^\d{3}$/.test(code)) return { status: 400, body: { error: 'area_code must have three digits' } };
  if (Number(code) < 200) return { status: 204 };
  const answer = oddAnswers[code] ?? listOf;
  return answer(numbersOf(code));
}
