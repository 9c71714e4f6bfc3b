import { useState } from 'react';
import { fileSize } from '../../src/kernel/text/file-size';
import { FieldFrame } from '../../src/ui/field-frame';
import { FileInput } from '../../src/ui/file-input';
import type { WidgetExamples } from '../example';

interface ResumeProps {
  id: string;
  file?: { name: string; size: number };
  error?: string;
  disabled?: boolean;
}

function Resume({ id, file, error, disabled }: ResumeProps) {
  const [chosen, setChosen] = useState<ResumeProps['file'] | null>(file ?? null);
  const hint = 'A PDF of at most 5 MB.';
  return (
    <FieldFrame id={id} label="Resume" hint={hint} error={error} required>
      <FileInput
        id={id}
        name={id}
        chosen={chosen ? { name: chosen.name, size: fileSize(chosen.size, 'en') } : undefined}
        onChange={setChosen}
        accept=".pdf"
        chooseText="Choose a file"
        dropText="or drop it here"
        replaceText="Replace"
        readyText="ready"
        removeText="Remove"
        removeLabel={`Remove ${chosen?.name}`}
        disabled={disabled}
        invalid={!!error}
        describedBy={`${id}-hint${error ? ` ${id}-error` : ''}`}
      />
    </FieldFrame>
  );
}

const file = { name: 'ada-okafor-cv.pdf', size: 482_113 };
const tooLarge = { name: 'portfolio.pdf', size: 18_400_000 };

export const fileInputExamples: WidgetExamples = {
  widget: 'ui/file-input',
  title: 'File input',
  examples: [
    { state: 'empty', View: ({ id }) => <Resume id={id} /> },
    { state: 'filled', View: ({ id }) => <Resume id={id} file={file} /> },
    { state: 'focused', View: ({ id }) => <Resume id={id} file={file} /> },
    { state: 'error, empty', View: ({ id }) => <Resume id={id} error="Resume is required" /> },
    { state: 'error', View: ({ id }) => <Resume id={id} file={tooLarge} error="The file size must not exceed 5 MB" /> },
    { state: 'disabled', View: ({ id }) => <Resume id={id} disabled /> },
    { state: 'disabled, filled', View: ({ id }) => <Resume id={id} file={file} disabled /> },
    {
      state: 'long text',
      View: ({ id }) => <Resume id={id} file={{ ...file, name: `${'the_whole_working_life_of_ada_okafor_'.repeat(4)}.pdf` }} />,
    },
    { state: 'right-to-left name', View: ({ id }) => <Resume id={id} file={{ ...file, name: 'السيرة الذاتية 2030 (نهائي).pdf' }} /> },
  ],
};
