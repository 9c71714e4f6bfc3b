import { html } from '../../../demo-host/html.mjs';
import { stateGroups } from '../../../src/kernel/reference/states';
import type { Text } from '../../../src/kernel/text/format-message';
import { checkbox, type Markup } from './controls';

const listName = 'companyInformation.states';

/** A box for each of the fifty-one states, one for all of them, and how many are chosen. */
export const stateBoxes = (text: Text): Markup =>
  html`<fieldset class="wide" data-boxes>${checkbox(`${listName}-all`, { key: 'all', label: text('multiState.all') })}
<p role="status" data-count="States chosen:">${text('multiState.count', { count: 0 })}</p>
<div class="boxes">${(stateGroups[0]?.options ?? []).map(({ key, label }) => checkbox(`${listName}.${key}`, { key, label }))}</div></fieldset>
`;
