import type { Page } from '@playwright/test';
import { domainOf, field, unfold, type Answers } from './fill';

const secrets = ['accountInformation.password', 'card.number', 'card.exp_month', 'card.exp_year', 'card.cvc'];

const pick = (given: Answers, isWanted: (name: string) => boolean): Answers =>
  Object.fromEntries(Object.entries(given).filter(([name]) => isWanted(name)));

export const secretsOf = (given: Answers): Answers => pick(given, (name) => secrets.includes(name));
/** What a reload keeps; the address that another one was copied from is no answer. */
export const keptOf = (given: Answers): Answers => pick(given, (name) => !secrets.includes(name) && !name.endsWith('.reuse'));

const addressOf = (name = '') => /^(.+\.\w*[aA]ddress)\./.exec(name)?.[1];

/** The answers of a step in two parts, as for a visitor who is interrupted half-way; an address in its dialog is given whole. */
export function halves(given: Answers): [Answers, Answers] {
  const names = Object.keys(given);
  let middle = Math.ceil(names.length / 2);
  while (addressOf(names[middle]) && addressOf(names[middle]) === addressOf(names[middle - 1])) middle += 1;
  const first = names.slice(0, middle);
  return [pick(given, (name) => first.includes(name)), pick(given, (name) => !first.includes(name))];
}

/** The years of a domain in the domain cart; '' for one that is not there. */
async function shownYears(page: Page, domain: string): Promise<string> {
  const years = page.locator('#charterform .charterform-basket').getByRole('group', { name: `Years of ${domain}`, exact: true });
  return (await years.count()) ? String(Number.parseInt(await years.innerText(), 10)) : '';
}

/** What stands in the fields of the answers; of an address that was given in a dialog, the words of its choice. */
export async function shownAnswers(page: Page, given: Answers): Promise<Record<string, string | boolean>> {
  const shown: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries(given)) {
    const domain = domainOf(name);
    if (domain) shown[name] = await shownYears(page, domain);
    if (domain) continue;
    await unfold(page, name);
    const control = field(page, name);
    if (await control.count()) shown[name] = await control.evaluateAll(read, value);
    else if (addressOf(name))
      shown[name] = await page.locator(`#charterform label:has([name="${addressOf(name)}.choice"]:checked)`).innerText();
  }
  return shown;
}

/** The text of a field, and whether a checkbox or the radio of a value is on. */
function read(controls: (HTMLElement | SVGElement)[], value: string): string | boolean {
  const inputs = controls as HTMLInputElement[];
  const [first] = inputs;
  if (first!.type === 'radio') return inputs.some((radio) => radio.checked && radio.value === value);
  return first!.type === 'checkbox' ? first!.checked : first!.value;
}
