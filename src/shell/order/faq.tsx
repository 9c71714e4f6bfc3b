import { useState } from 'react';
import type { FaqEntry } from '../../kernel/page-config/faq';
import { useForm } from '../../form/form-provider';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { useApp } from '../context/app-context';
import { PageHtml } from '../notices/page-html';

/** Questions under the summary, where the page config has some: each a link, or a popup with its answer (FORM-34). */
export function Faq() {
  const { faq } = useApp().config;
  const [open, setOpen] = useState<FaqEntry | null>(null);
  if (faq.length === 0) return null;
  return (
    <>
      <ul className="charterform-faq">
        {faq.map((entry) => (
          <li key={entry.faqQuestionText}>
            {entry.faqAsLink ? (
              <a href={entry.faqLinkUrl} target="_blank" rel="noopener">
                {entry.faqQuestionText}
              </a>
            ) : (
              <button type="button" aria-haspopup="dialog" onClick={() => setOpen(entry)}>
                {entry.faqQuestionText}
                <Icon name="chevron" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {open && <Answer entry={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function Answer({ entry, onClose }: { entry: FaqEntry; onClose: () => void }) {
  const { text, idPrefix } = useForm();
  const { faqQuestionText, faqContent = '', faqShowFooterButton, faqFooterButtonText } = entry;
  return (
    <Dialog
      id={`${idPrefix}-faq`}
      title={faqQuestionText}
      closeText={text('button.close')}
      onClose={onClose}
      footer={faqShowFooterButton && <Button onClick={onClose}>{faqFooterButtonText || text('button.close')}</Button>}
    >
      <PageHtml what={`answer to "${faqQuestionText}"`} html={faqContent} />
    </Dialog>
  );
}
