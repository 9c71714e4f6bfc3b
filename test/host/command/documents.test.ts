import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as host from '../../../host/index.mjs';
import { knownSettings } from '../../../host/settings/known-settings.mjs';

const reference = readFileSync('docs/reference/host.md', 'utf8');
const compose = readFileSync('host/compose.yaml', 'utf8');

it.each(knownSettings)('$env is in the reference, as the command reads it', ({ key, env }) => {
  expect(reference).toContain(`| \`${key}\` | \`${env}\` |`);
});

it('compose.yaml hands over settings that there are, and leaves none of a payment, a mail or a captcha out', () => {
  const handed = [...compose.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name).filter((name) => !name?.startsWith('POSTGRES_'));
  const names = knownSettings.map(({ env }) => env);
  expect(handed.filter((name) => !names.includes(name ?? ''))).toEqual([]);
  expect(names.filter((name) => !handed.includes(name) && !['PORT', 'HOST'].includes(name))).toEqual([]);
});

it('the package has every function that the reference tells its readers to call', () => {
  const called = [...reference.matchAll(/\b([a-z]\w+)\((?:host\.)?(?:shop|trx), /g)].map(([, name = '']) => name);
  const imported = [...reference.matchAll(/import \{ ([^}]+) \} from 'charterform-host'/g)].flatMap(([, names = '']) => names.split(', '));
  const told = [...new Set([...called, ...imported])].filter((name) => name !== 'addThanks');
  expect(told).toEqual(expect.arrayContaining(['erasePerson', 'changeStatus', 'repeatJob', 'addJob', 'createHost']));
  expect(told.filter((name) => !(name in host))).toEqual([]);
});
