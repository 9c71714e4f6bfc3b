import type { ComponentProps } from 'react';
import { TextField } from '../../src/form/fields/text-field';
import { Address } from '../../src/form/groups/address/address';
import { addressFields } from '../../src/form/groups/address/fields';
import { Email } from '../../src/form/groups/email/email';
import { emailField } from '../../src/form/groups/email/fields';
import { faxField, phoneField } from '../../src/form/groups/phone/fields';
import type { WidgetExamples } from '../example';
import { FormStage } from '../form-stage';
import { madeUp } from '../made-up-path';

type Stage = Omit<ComponentProps<typeof FormStage>, 'fields' | 'children'>;

const OneEmail = (stage: Stage) => (
  <FormStage {...stage} fields={[emailField(madeUp('email'))]}>
    <Email path={madeUp('email')} />
  </FormStage>
);

const longEmail = 'the.whole.okafor.and.lindqvist.family@orchard-cider-press-and-farm-shop.upper-casper.example';

export const emailExamples: WidgetExamples = {
  widget: 'form/groups/email/email',
  title: 'Email',
  examples: [
    { state: 'empty', View: ({ id }) => <OneEmail id={id} /> },
    { state: 'filled', View: ({ id }) => <OneEmail id={id} values={{ email: 'ada@okafor.example' }} /> },
    { state: 'focused', View: ({ id }) => <OneEmail id={id} values={{ email: 'ada@' }} /> },
    { state: 'error', View: ({ id }) => <OneEmail id={id} values={{ email: 'ada@okafor' }} refused={['email']} /> },
    { state: 'long text', View: ({ id }) => <OneEmail id={id} values={{ email: longEmail }} /> },
  ],
};

const Phones = (stage: Stage) => (
  <FormStage {...stage} fields={[phoneField(madeUp('phone')), faxField(madeUp('fax'))]}>
    <div className="charterform-grid">
      <TextField path={madeUp('phone')} />
      <TextField path={madeUp('fax')} />
    </div>
  </FormStage>
);

export const phoneExamples: WidgetExamples = {
  widget: 'form/fields/text-field',
  title: 'Phone and fax',
  examples: [
    { state: 'empty', View: ({ id }) => <Phones id={id} /> },
    { state: 'filled', View: ({ id }) => <Phones id={id} values={{ phone: '3075550132', fax: '(307) 555-0133' }} /> },
    { state: 'error', View: ({ id }) => <Phones id={id} refused={['phone']} /> },
  ],
};

const OneAddress = (stage: Stage) => (
  <FormStage {...stage} fields={addressFields('contactInformation')}>
    <div className="charterform-grid">
      <Address prefix="contactInformation" />
    </div>
  </FormStage>
);

const us = { key: 'US', value: 'United States' };
const home = { country: us, line1: '2120 Capitol Avenue', city: 'Cheyenne', state: { key: 'WY', value: 'Wyoming' }, zip: '82001' };
const abroad = { country: { key: 'SE', value: 'Sweden' }, line1: 'Storgatan 5', city: 'Umeå', state: 'Västerbotten', zip: '903 26' };
const long = {
  ...abroad,
  line1: 'Care of the Okafor and Lindqvist Family Orchard, Second Building Behind the Old Cider Press, Door 4',
  city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
};
const paths = ['line1', 'city', 'state', 'zip'].map((name) => `contactInformation.${name}`);

export const addressExamples: WidgetExamples = {
  widget: 'form/groups/address/address',
  title: 'Address',
  examples: [
    { state: 'empty', View: ({ id }) => <OneAddress id={id} /> },
    { state: 'filled', View: ({ id }) => <OneAddress id={id} values={{ contactInformation: home }} /> },
    { state: 'outside the US', View: ({ id }) => <OneAddress id={id} values={{ contactInformation: abroad }} /> },
    { state: 'error', View: ({ id }) => <OneAddress id={id} refused={paths} /> },
    { state: 'long text', View: ({ id }) => <OneAddress id={id} values={{ contactInformation: long }} /> },
  ],
};
