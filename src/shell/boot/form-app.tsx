import { Provider } from 'react-redux';
import type { Text } from '../../kernel/text/format-message';
import { FormProvider } from '../../form/form-provider';
import { ServicesProvider } from '../../form/services-context';
import { AppProvider } from '../context/app-context';
import { UnknownError } from '../notices/broken-form';
import { ErrorBoundary } from '../notices/error-boundary';
import type { FormSession } from './form-session';
import { ToolboxPlace } from './toolbox-place';
import { WholeForm } from './whole-form';

export interface FormAppProps {
  session: FormSession;
  text: Text;
  /** Called where words stand in place of the form, because drawing it has failed. */
  onBroken?: (() => void) | undefined;
}

/** Joins the form to its store, its words and its services. */
export function FormApp({ session, text, onBroken }: FormAppProps) {
  return (
    <ErrorBoundary
      what="form"
      log={session.services.log}
      onBroken={onBroken}
      instead={<UnknownError text={text} contactLink={session.config.layout.contactLink} />}
    >
      <Provider store={session.kept.store}>
        <AppProvider value={session.app}>
          <ServicesProvider value={session.services}>
            <FormProvider
              form={session.form}
              text={text}
              idPrefix={session.place.idPrefix}
              look={session.app.definition.look}
              {...session.submission.formik}
            >
              <WholeForm />
            </FormProvider>
            {session.config.flags.toolbox && <ToolboxPlace session={session} />}
          </ServicesProvider>
        </AppProvider>
      </Provider>
    </ErrorBoundary>
  );
}
