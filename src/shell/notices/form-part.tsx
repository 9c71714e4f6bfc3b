import type { ReactNode } from 'react';
import { ContactLine } from '../../form/contact-line';
import { useForm } from '../../form/form-provider';
import { useApp } from '../context/app-context';
import { ErrorBoundary } from './error-boundary';

/** A part of the form that may break alone: in its place the visitor reads that the rest works. */
export function FormPart({ what, children }: { what: string; children: ReactNode }) {
  const { text } = useForm();
  const { services, config } = useApp();
  return (
    <ErrorBoundary
      what={what}
      log={services.log}
      instead={
        <div className="charterform-broken" role="alert">
          <div>
            <p>{text('error.module')}</p>
            <ContactLine text={text} contactLink={config.layout.contactLink} />
          </div>
        </div>
      }
    >
      {children}
    </ErrorBoundary>
  );
}
