import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import { withOrderNumber } from '../../src/submission/payload/order-number';
import { postFields } from '../../src/submission/post-fields';
import { formList } from '../../src/forms/form-list';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const application = read('fixtures/applications/frontend-developer/payload.json') as {
  data: object;
  files: readonly { field: string; name: string }[];
};

/** An order of a company, of which the registered agent is left. */
function agentAlone(order: Record<string, unknown>) {
  const companies = order.companies as { products: { saveAs: string }[] }[];
  const agents = companies.map((company) => ({
    ...company,
    products: company.products.filter(({ saveAs }) => saveAs === 'registeredAgent'),
  }));
  return { ...order, companies: agents, formType: 'RASignupForm' };
}

/** The whole orders, by the form type that sends them: what is sent, and the page that it is sent from. */
const wholeOrders = Object.fromEntries(
  readdirSync('fixtures/orders')
    .filter((name) => existsSync(`fixtures/orders/${name}/payload.json`))
    .map((name) => {
      const payload = read(`fixtures/orders/${name}/payload.json`);
      return [String(payload.formType), { page: `/orders/${name}`, payload }];
    }),
);

/** The kept payloads, by the form type that sends them. */
const kept: Readonly<Record<string, object>> = {
  ...Object.fromEntries(Object.entries(wholeOrders).map(([formType, { payload }]) => [formType, payload])),
  RASignupForm: agentAlone(wholeOrders.FormABusinessForm!.payload),
  ...Object.fromEntries(readdirSync('fixtures/payloads').map((file) => [file.replace('.json', ''), read(`fixtures/payloads/${file}`)])),
  ContactForm: {
    first_name: 'Ada',
    last_name: 'Okafor',
    phone: '',
    subject: '',
    email: 'ada@okafor.example',
    message: 'Hello.',
    company_name: '',
  },
  JobApplicationForm: application.data,
};

export const files = application.files;

/** The page of the demo host whose form sends what is kept of a form type. */
export const pageOf = (formType: string): string => wholeOrders[formType]?.page ?? `/forms/${formType}`;

/** What a form type sends: its payload, or all fields of its post but the captcha's token, the names of files for them. */
export function payloadOf(
  formType: string,
  part: 'data' | 'fields' = 'data',
  idempotencyKey = '7d0c9a52-6a1e-4a5c-9d0e-0f8d2b1c3e4f',
): object {
  const data = kept[formType] ?? { ...kept.FormABusinessForm, formType };
  if (part === 'data') return data;
  const form = formList[formType as keyof typeof formList];
  return {
    action: form.action,
    ...postFields(withDefaults({ formType: formType as keyof typeof formList }), form, withOrderNumber(data, idempotencyKey), {
      idempotencyKey,
      captchaResponse: '',
    }),
    ...(form.action === 'process_application' && Object.fromEntries(files.map(({ field, name }) => [field, name]))),
  };
}
