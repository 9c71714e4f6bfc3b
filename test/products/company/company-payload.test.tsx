import { describe, expect, it, vi } from 'vitest';
import { posted } from '../../support/fake-services';
import { renderForm } from '../../support/render-form';

const about = (path: string) => `companyInformation.${path}`;

interface Order {
  companies: {
    company: { name: string; naics_code: string };
    notes?: string[];
    products: { saveAs: string; data: Record<string, unknown> }[];
  }[];
  emails: object[];
  phones: { kind: string; phone_number: string }[];
}

const modules = [
  { id: 'StateOfService' },
  { id: 'EntityType', entityTypes: ['LLC', 'NP Corp'] },
  { id: 'CompanyName' },
  { id: 'NameDesignator' },
  { id: 'AlternateCompanyName' },
  { id: 'NameReservation' },
  { id: 'Attorney' },
  { id: 'UBINumber' },
  { id: 'NAICSNumber' },
  { id: 'BusinessPurpose', starterText: 'We will ' },
  { id: 'Fax' },
];

/** A form of these modules, all of them answered; a name reservation is sold as one of the simple products. */
async function answered() {
  const form = await renderForm({
    steps: [{ key: 'company', title: 'Company', sections: [{ modules }] }],
    products: { nameReservation: { product_id: '40002', label: 'Name reservation' } },
  });
  await form.answerAll({
    [about('state')]: 'AK',
    [about('companyName')]: 'Café Ñandú llc',
    [about('altCompanyName')]: 'Café Dos LLC',
    [about('nameReservation')]: 'Yes',
    [about('notifyAttorney')]: 'Yes',
    [about('ubiNumberToggle')]: '',
    [about('naicsNumber')]: '722515',
    [about('businessPurpose')]: 'We will roast coffee',
    'contactInformation.fax': '(307) 555-0177',
  });
  await form.answerAll({
    [about('nameReservationNumber')]: 'R-17',
    [about('attorneyEmail')]: 'law@example.com',
    [about('attorneyFirstName')]: 'Cy',
    [about('attorneyLastName')]: 'Ng',
    [about('ubiNumber')]: '603123456',
  });
  await form.loaded();
  return form;
}

async function orderOf(form: Awaited<ReturnType<typeof answered>>): Promise<Order> {
  await form.press('Submit Order');
  await vi.waitFor(() => expect(posted(form.services)).toHaveLength(1));
  return posted(form.services)[0]!.data as unknown as Order;
}

describe('what is sent of a company', () => {
  it('is all that was asked and answered (SUBM-26, SUBM-43, COMP-17, COMP-37)', async () => {
    const form = await answered();
    await vi.waitFor(() => expect(form.summary().some((line) => line.startsWith('Name reservation'))).toBe(true));
    const { companies, emails, phones } = await orderOf(form);
    const [{ company, notes, products }] = companies as [Order['companies'][number]];
    expect(company).toMatchObject({ name: 'Café Ñandú LLC', naics_code: '722515' });
    expect(notes).toEqual([
      'Name reservation number: R-17',
      'Business purpose: We will roast coffee',
      'Alternate name: Café Dos LLC',
      'UBI number: 603123456',
    ]);
    expect(products.find(({ saveAs }) => saveAs === 'businessFormation')!.data).toMatchObject({
      company_name: 'Café Ñandú LLC',
      company_purpose: 'We will roast coffee',
    });
    expect(products.map(({ saveAs }) => saveAs)).toContain('nameReservation');
    expect(emails).toEqual([{ kind: 'attorney', label: 'Cy Ng', email_address: 'law@example.com' }]);
    expect(phones).toEqual([{ kind: 'fax', phone_number: '3075550177', label: 'Fax' }]);
  });

  it('is nothing of what was hidden afterwards, which comes back as it was (SUBM-26, SUBM-43, COMP-17)', async () => {
    const form = await answered();
    await form.answerAll({
      [about('state')]: 'WY',
      [about('nameReservation')]: 'No',
      [about('notifyAttorney')]: 'No',
      [about('ubiNumberToggle')]: '',
      [about('useGenericBusinessPurpose')]: '',
    });
    await form.loaded();
    await vi.waitFor(() => expect(form.summary().some((line) => line.startsWith('Name reservation'))).toBe(false));
    expect(form.kept()).toMatchObject({
      companyInformation: { naicsNumber: '722515', ubiNumber: '603123456', nameReservationNumber: 'R-17' },
    });
    const { companies, emails } = await orderOf(form);
    const [{ company, notes }] = companies as [Order['companies'][number]];
    expect([company.naics_code, emails]).toEqual(['', []]);
    expect(notes).toEqual(['Business purpose: Any lawful business', 'Alternate name: Café Dos LLC']);
    expect(JSON.stringify(companies)).not.toMatch(/R-17|603123456|722515|roast/);
  });
});
