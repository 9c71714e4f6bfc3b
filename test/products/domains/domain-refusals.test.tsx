import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { availableDomain } from '../../support/domains';
import { fakeServices } from '../../support/fake-services';
import { renderForm } from '../../support/render-form';

async function searchForm() {
  const services = fakeServices();
  const domain = (name: string) => availableDomain(name, 2000, 2400);
  services.domains.suggestions.mockImplementation(async () => [{ ...domain('pine.net'), loaded: false, available: false }]);
  services.domains.details.mockImplementation(async (domains) => domains.map(domain));
  const form = await renderForm({ formType: 'DomainForm' }, services);
  await form.loaded();
  const box = () => form.all<HTMLInputElement>('input[id$="-domainSelection"]')[0]!;
  return {
    ...form,
    box,
    async searchFor(name: string) {
      await act(async () => void fireEvent.input(box(), { target: { value: name } }));
      await act(async () => void fireEvent.keyDown(box(), { key: 'Enter' }));
      await form.loaded();
    },
    rows: () => form.all('tbody tr').map((row) => row.querySelector('strong')!.textContent),
    alert: () => form.all('[id$="-domainSelection-error"]')[0]!.textContent,
  };
}

describe('a search', () => {
  it('shows nothing of an earlier one under a text that it refuses (DOM-49)', async () => {
    const form = await searchForm();
    await form.searchFor('pine');
    expect(form.rows()).toEqual(['pine.com', 'pine.net']);
    await form.searchFor('日本');
    expect(form.alert()).toMatch(/letters a to z/);
    expect(form.rows()).toEqual([]);
    await form.searchFor('pine');
    expect(form.rows()).toEqual(['pine.com', 'pine.net']);
  });

  it('reads a pasted address, and says what it searched (DOM-49)', async () => {
    const form = await searchForm();
    await form.searchFor('info@okafor.com');
    await form.reads('We searched for okafor.com.');
    await act(async () => void fireEvent.input(form.box(), { target: { value: '' } }));
    await act(async () => void fireEvent.paste(form.box(), { clipboardData: { getData: () => 'https://www.okafor.com/about' } }));
    expect(form.box().value).toBe('okafor.com');
    await form.searchFor('AB & Co');
    await form.reads('We searched for ab-co.com.');
  });
});
