import { readdirSync, readFileSync } from 'node:fs';
import { withDefaults } from '../../src/core/page-config/defaults';
import { withOrderNumber } from '../../src/core/submission/payload/affiliate';
import { postFields } from '../../src/core/submission/post-fields';
import { formList } from '../../src/forms/form-list';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const application = read('fixtures/applications/frontend-developer/payload.json') as {
  data: object;
  files: readonly { field: string; name: string }[];
};

/** The kept payloads, by the form type that sends them. */
const kept: Readonly<Record<string, object>> = {
  ...Object.fromEntries(
    readdirSync('fixtures/orders').flatMap((name) => {
      try {
        const payload = read(`fixtures/orders/${name}/payload.json`);
        return [[payload.formType, payload]];
      } catch {
        return [];
      }
    }),
  ),
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
