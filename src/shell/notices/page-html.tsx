import { trustedTypes } from '../../services/trusted-types';
import { cleanHtml } from '../../ui/clean-html';
import { FormPart } from './form-part';

/** What a page writes as HTML. Where it forbids our policy (Trusted Types), only this is lost. @param what it is, for the log */
export const PageHtml = ({ what, html }: { what: string; html: string }) => (
  <FormPart what={what}>
    <Html html={html} />
  </FormPart>
);

function Html({ html }: { html: string }) {
  const policy = trustedTypes();
  return <div dangerouslySetInnerHTML={{ __html: policy.createHTML(cleanHtml(policy.createHTML(html))) }} />;
}
