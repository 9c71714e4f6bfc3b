import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit';
import { useState, type ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { Address } from '../../src/form/groups/address/address';
import { AddressChoice } from '../../src/form/groups/address/address-choice';
import { AddressDialog } from '../../src/form/groups/address/address-dialog';
import { addressChoiceFields } from '../../src/form/groups/address/choice-fields';
import { addressFields } from '../../src/form/groups/address/fields';
import { KnownAddresses } from '../../src/form/groups/address/known-addresses';
import { ServicesProvider } from '../../src/form/services-context';
import type { Services } from '../../src/services/services';
import { requestsReducer } from '../../src/state/requests-slice';
import { Button } from '../../src/ui/button';
import type { WidgetExamples } from '../example';
import { FormStage } from '../form-stage';

type Stage = Omit<ComponentProps<typeof FormStage>, 'fields' | 'children'>;

const prefix = 'companyInformation.principalAddress';
const fields = addressChoiceFields(prefix, 'address.principal');

const blank = { country: { key: 'US', value: 'United States' }, line1: '', city: '', state: '', zip: '' };
const casper = { ...blank, line1: '1 Main St', city: 'Casper', state: { key: 'WY', value: 'Wyoming' }, zip: '82601' };
const umea = { country: { key: 'SE', value: 'Sweden' }, line1: 'Storgatan 5', city: 'Umeå', state: 'Västerbotten', zip: '903 26' };
const long = {
  ...umea,
  line1: 'Care of the Okafor and Lindqvist Family Orchard, Second Building Behind the Old Cider Press, Door 4',
  city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
};

const wyoming = { state: { key: 'WY', value: 'Wyoming' } };
const chosen = (choice: string, address: object = blank) => ({
  companyInformation: { ...wyoming, principalAddress: { ...address, choice } },
});
const wrong = ['line1', 'city', 'state', 'zip'].map((name) => `${prefix}.${name}`);
const allBlocked = { addresses: { principal: { blacklist: { WY: ['mailing', 'ra', 'specify'] } } } } as const;

const Choice = (stage: Stage) => (
  <FormStage {...stage} fields={fields}>
    <div className="charterform-grid">
      <AddressChoice prefix={prefix} />
    </div>
  </FormStage>
);

export const addressChoiceExamples: WidgetExamples = {
  widget: 'form/groups/address/address-choice',
  title: 'Address choice',
  examples: [
    { state: 'default', View: ({ id }) => <Choice id={id} values={chosen('')} /> },
    { state: 'filled', View: ({ id }) => <Choice id={id} values={chosen('specify', casper)} /> },
    { state: 'unfinished', View: ({ id }) => <Choice id={id} values={chosen('specify')} /> },
    { state: 'error', View: ({ id }) => <Choice id={id} values={chosen('specify')} refused={wrong} /> },
    { state: 'without a choice', View: ({ id }) => <Choice id={id} values={chosen('')} config={allBlocked} /> },
    { state: 'long text', View: ({ id }) => <Choice id={id} values={chosen('specify', long)} /> },
  ],
};

const DialogOpener = ({ isOpenAtFirst = false, ...stage }: Stage & { isOpenAtFirst?: boolean }) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <FormStage {...stage} fields={fields}>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Edit this address
      </Button>
      {isOpen && <AddressDialog prefix={prefix} title="Principal address" onClose={() => setOpen(false)} />}
    </FormStage>
  );
};

export const addressDialogExamples: WidgetExamples = {
  widget: 'form/groups/address/address-dialog',
  title: 'Address dialog',
  examples: [
    { state: 'closed', View: ({ id }) => <DialogOpener id={id} values={chosen('specify')} /> },
    { state: 'open', View: ({ id }) => <DialogOpener id={id} values={chosen('specify', casper)} isOpenAtFirst /> },
    { state: 'error', View: ({ id }) => <DialogOpener id={id} values={chosen('specify')} refused={wrong} isOpenAtFirst /> },
  ],
};

const Known = ({ entered, ...stage }: Stage & { entered: object }) => (
  <FormStage
    {...stage}
    values={{ ...chosen('specify'), contactInformation: entered }}
    fields={[...addressFields('contactInformation'), ...fields]}
  >
    <div className="charterform-grid">
      <KnownAddresses prefix={prefix} />
    </div>
  </FormStage>
);

export const knownAddressesExamples: WidgetExamples = {
  widget: 'form/groups/address/known-addresses',
  title: 'Known addresses',
  examples: [
    { state: 'filled', View: ({ id }) => <Known id={id} entered={casper} /> },
    { state: 'long text', View: ({ id }) => <Known id={id} entered={long} /> },
  ],
};

const found = {
  line1: '1 N Main St',
  city: 'Casper',
  state: wyoming.state,
  country: 'US',
  zip: '82601-1234',
  zip5: '82601',
  zip4: '1234',
} as const;
const asked = { line1: '1 Main St', city: 'Casper', state_province_region: 'WY', zip_postal_code: '82601', country: 'US' };
const services = { addresses: { verify: async () => found }, log: { error: () => {} } } as unknown as Services;
const verified = { status: 'loaded', requestId: '', data: { asked, found } } as const;

/** An address that the post office has answered about. */
function Verified({ id }: { id: string }) {
  const [store] = useState(() =>
    configureStore({
      reducer: combineReducers({ requests: requestsReducer }),
      middleware: () => new Tuple(),
      preloadedState: { requests: { 'verify.contactInformation': verified } },
    }),
  );
  return (
    <Provider store={store}>
      <ServicesProvider value={services}>
        <FormStage
          id={id}
          fields={addressFields('contactInformation')}
          values={{ contactInformation: casper }}
          config={{ addresses: { verify: true } }}
        >
          <div className="charterform-grid">
            <Address prefix="contactInformation" />
          </div>
        </FormStage>
      </ServicesProvider>
    </Provider>
  );
}

export const addressVerificationExamples: WidgetExamples = {
  widget: 'form/groups/address/address-verification',
  title: 'Address verification',
  examples: [{ state: 'found', View: Verified }],
};
