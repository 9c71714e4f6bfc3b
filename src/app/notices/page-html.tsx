import { cleanHtml } from '../../ui/clean-html';

/** What a page writes as HTML. A component of its own, so that a page which forbids to parse HTML (Trusted Types) loses only this. */
export const PageHtml = ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: cleanHtml(html) }} />;
