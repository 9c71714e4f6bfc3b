import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countries } from '../../../src/kernel/reference/countries';
import type { Option } from '../../../src/kernel/reference/options';
import { stateGroups } from '../../../src/kernel/reference/states';
import { readParams } from '../../../src/kernel/plan/module-params';
import type { FormModule } from '../../../src/forms/define-form';
import { createText } from '../../../src/kernel/text/format-message';
import { moduleList } from '../../../src/forms/module-list';
import { bareFacts } from './bare-facts';
import { askedSteps, bareSteps } from './bare-steps';
import { optionalProducts } from './offers';

const markup = bareSteps();
const facts = bareFacts();
const steps = askedSteps(facts);
const count = (part: string) => markup.split(part).length - 1;

describe('bareSteps', () => {
  it('shows the first of all steps', () => {
    expect(count('<section data-step=')).toBe(steps.length);
    expect(count('hidden>\n<h2>')).toBe(steps.length - 1);
    expect(markup).toMatch(new RegExp(`^<section data-step="${steps[0]?.key}">`));
  });

  it('asks every field that a module of the form declares', () => {
    const modules: readonly FormModule[] = steps.flatMap(({ sections }) => sections.flatMap((section) => section.modules));
    const paths = modules.flatMap((module) => {
      const { fields, params = {} } = moduleList[module.id];
      return (typeof fields === 'function' ? fields(readParams(params, module, '', []) ?? {}, facts.config) : fields).map(({ path }) =>
        path.replace('[]', '.0'),
      );
    });
    // Asked only where the page config or the state says so, in a dialog, or in the field of the month.
    const asked = paths.filter(
      (path) => !/passwordConfirm$|^card\.exp_year$|listMembers$|\.(principal|mailing)Address\.(?!choice)/.test(path),
    );
    expect(asked.filter((path) => !markup.includes(` name="${path}"`))).toEqual([]);
  });

  it('offers the options of ours', () => {
    const countrySelects = count('.country" data-rules=');
    expect(count('<option value="US" selected>United States</option>')).toBe(countrySelects);
    const others = countries(createText()).filter(({ key, label }) => key !== 'US' && !/[^\w ]/.test(label));
    const stateSelects = count('<optgroup label="States">');
    const states = stateGroups.flatMap(({ options }) => options);
    const times = ({ key, label }: Option) => count(`<option value="${key}">${label}</option>`);
    expect(others.length).toBeGreaterThan(200);
    expect(states.length).toBeGreaterThan(50);
    expect(others.filter((country) => times(country) < countrySelects)).toEqual([]);
    expect(states.filter((state) => times(state) < stateSelects)).toEqual([]);
    expect(count('name="companyInformation.registeredAgentServiceDuration"')).toBeGreaterThan(1);
    expect(count('name="productState.')).toBe(optionalProducts(facts).length);
    expect(count('name="filing"')).toBe(1);
  });

  it('declares no rule that its script does not check', () => {
    const script = readFileSync(new URL('../bare.js', import.meta.url), 'utf8');
    const rules = [...markup.matchAll(/data-rules="([^"]+)"/g)].flatMap(([, list = '']) =>
      list.split('|').map((rule) => rule.split(':')[0]),
    );
    expect([...new Set(rules)].filter((rule) => !script.includes(`  ${rule}: (value`))).toEqual([]);
  });
});
