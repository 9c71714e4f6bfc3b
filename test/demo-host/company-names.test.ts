import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHost, type RunningHost } from './start-host';

let host: RunningHost;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.stop());

async function check(name: string, scenario = '') {
  const body = new FormData();
  const fields = {
    action: 'check_company_name',
    formType: 'FormABusinessForm',
    pageID: 'name-check',
    name,
    state: 'WY',
    entityType: 'LLC',
  };
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  return (await fetch(`${host.url}/ajax${scenario && `?scenario=${scenario}`}`, { method: 'POST', body })).json() as Promise<unknown>;
}

it.each([
  ['Blue Heron Consulting', 'taken', ['Blue Heron Consulting LLC']],
  ['the JUNIPER and sage', 'taken', ['Juniper & Sage LLC']],
  ['Copper Kettle', 'similar', ['Copper Kettle Bakery Inc.', 'Copper Kettle Coffee LLC']],
  ['Copper', 'free', []],
  ['Okafor Works', 'free', []],
  ['…', 'free', []],
])('tells of %j that it is %s (PLUS-03)', async (name, status, names) => {
  expect(await check(name)).toMatchObject({ success: true, status, names });
});

it('links the search of the state, also where the check fails', async () => {
  const search = expect.stringMatching(/^https:/) as unknown;
  expect(await check('Okafor')).toMatchObject({ search });
  expect(await check('Okafor', 'names-fail')).toEqual({ success: true, status: 'unknown', search });
});
