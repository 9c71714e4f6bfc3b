import { cleanHtml } from '../../ui/clean-html';
import { FormPart } from './form-part';

/** What a page writes as HTML. Where it forbids to parse HTML (Trusted Types), only this is lost. @param what it is, for the log */
export const PageHtml = ({ what, html }: { what: string; html: string }) => (
  <FormPart what={what}>
    <Html html={html} />
  </FormPart>
);

const Html = ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: cleanHtml(html) }} />;
