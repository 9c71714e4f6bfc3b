import { nothingOffered } from '../src/kernel/facts/offer';
import { useState, type ReactNode } from 'react';
import { emptyCatalogue, type Catalogue } from '../src/kernel/facts/catalogue';
import type { Facts } from '../src/kernel/facts/facts';
import type { FormValues } from '../src/kernel/answers/form-values';
import { initialValues } from '../src/commerce/start/initial-values';
import { withDefaults, type PageConfigWithGaps } from '../src/kernel/page-config/defaults';
import type { FieldDeclaration, FormPlan } from '../src/kernel/plan/form-plan';
import { createText } from '../src/kernel/text/format-message';
import { createFormHandle } from '../src/form/form-handle';
import { FormProvider } from '../src/form/form-provider';
import { ServicesProvider, useServices } from '../src/form/services-context';
import type { Services } from '../src/services/services';

export interface FormStageProps {
  /** The prefix of the ids inside. */
  id: string;
  fields: readonly FieldDeclaration[];
  /** Initial values beside the declared ones. */
  values?: FormValues;
  /** Paths whose error shows from the start, as after a Continue with errors. */
  refused?: readonly string[];
  config?: Partial<PageConfigWithGaps>;
  /** The server's products; none by default. */
  catalogue?: Catalogue;
  children: ReactNode;
}

/** A fixed date, so that the pictures are stable. */
const today = '2030-01-15';

function setUp({ fields, values, refused = [], config: gaps, catalogue = emptyCatalogue }: FormStageProps) {
  const config = withDefaults({ formType: 'ContactForm', ...gaps });
  const sections = [{ title: '', text: '', modules: [{ id: 'Stage', params: {}, fields }] }];
  const plan: FormPlan = { formType: config.formType, stepMode: true, steps: [{ key: 'stage', title: '', sections }] };
  const form = createFormHandle({
    plan,
    initialValues: { ...initialValues({ plan, config }), ...values },
    factsWith: (current: FormValues): Facts => ({
      config,
      form: { kind: 'plain' },
      catalogue,
      values: current,
      domains: [],
      offer: nothingOffered,
      today,
    }),
    mirror: () => {},
  });
  form.showErrors(refused);
  return { form, text: createText(config.text), validate: () => true, onSubmit: () => {} };
}

/** Nobody is told of what an example shows. */
const unheard: Partial<Services> = { trackers: { track: () => {} } };

/** A minimal form around bound fields: their declarations, one step, no store and no server. */
export function FormStage(props: FormStageProps) {
  const [setting] = useState(() => setUp(props));
  const services = useServices();
  return (
    <ServicesProvider value={{ ...unheard, ...services }}>
      <FormProvider {...setting} idPrefix={props.id}>
        {props.children}
      </FormProvider>
    </ServicesProvider>
  );
}
