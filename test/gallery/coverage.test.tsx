import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exampleList } from '../../gallery/example-list';

const source = join(import.meta.dirname, '../../src');

/** What needs no examples of its own, and why. */
const shownElsewhere: Readonly<Record<string, string>> = {
  'form/fields/box-field': 'what a provider draws in the payment step, on the page payment-box of the demo host',
  'form/fields/hosted-field': 'the frame of ui/field-frame around what a provider draws, on the page hosted-fields of the demo host',
  'form/fields/list-field': 'the list of ui/entry-list, as a module declares it',
  'form/groups/card/card-marks': 'the marks beside the number of ui/text-input, as the module Card draws it',
  'form/groups/address/suggestions/suggested-street': 'the street of an address, on the page address-suggestions of the demo host',
  'form/groups/address/suggestions/suggestion-popup': 'what opens in form/groups/address/suggestions/suggested-street',
  'form/groups/co-owner/co-owner': 'what stands below a person who is asked by email, on the page co-owners of the demo host',
  'form/groups/co-owner/ask-panel': 'what the button of form/groups/co-owner/co-owner opens',
  'products/company/views/checked-name': 'the line below the name of a company, on the page name-check of the demo host',
  'products/company/views/company-name': 'the field of form/fields/text-field, which writes the ending of a name when it is left',
  'products/identity/identity-card': 'a card of ui/checkbox-card, as the module BusinessIdentity fills it',
  'products/domains/views/domain-choice': 'the button and the years of products/domains/views/result-rows',
  'ui/choice-card': 'each card of ui/radio-cards and ui/checkbox-card',
  'ui/fold-button': 'the button of ui/folded-checkboxes and ui/searchable-checkboxes',
  'ui/help-button': 'the button of ui/help-popover and ui/help-dialog',
  'ui/linked-sentence': 'a link in a sentence of the app',
  'ui/live-region': 'heard, never seen',
  'ui/price': 'the price of ui/checkbox-card',
  'ui/search-box': 'the search of ui/searchable-checkboxes',
  'ui/option-popup': 'what opens in ui/combobox and ui/multi-select',
};

/** Every file that exports a component and whose folder holds widgets, as `WidgetExamples.widget` spells it. */
const widgets = ['ui', 'form/fields', 'form/groups', 'products/company/views', 'products/domains/views']
  .flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  )
  .filter((file) => file.endsWith('.tsx') && /^export (function|const) [A-Z]/m.test(readFileSync(join(source, file), 'utf8')))
  .map((file) => file.replace(/\.tsx$/, ''));

const shown = new Set(exampleList.map(({ widget }) => widget));

describe('the list of examples', () => {
  it.each(widgets.filter((widget) => !(widget in shownElsewhere)))('has some of %s', (widget) => {
    expect(shown).toContain(widget);
  });

  it('names no widget that is not there, and none twice', () => {
    for (const widget of [...shown, ...Object.keys(shownElsewhere)]) expect(existsSync(join(source, `${widget}.tsx`)), widget).toBe(true);
    expect(exampleList).toHaveLength(shown.size);
    expect(Object.keys(shownElsewhere).filter((widget) => shown.has(widget))).toEqual([]);
  });

  it.each(exampleList.map((widget) => [widget.widget, widget] as const))('tells the states of %s apart', (_, { examples }) => {
    expect(new Set(examples.map(({ state }) => state)).size).toBe(examples.length);
    expect(examples.length).toBeGreaterThan(0);
  });
});
