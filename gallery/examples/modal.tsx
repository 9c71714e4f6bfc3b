import { useState } from 'react';
import { Button } from '../../src/ui/button';
import { FieldFrame } from '../../src/ui/field-frame';
import { Modal } from '../../src/ui/modal';
import { TextInput } from '../../src/ui/text-input';
import type { WidgetExamples } from '../example';

interface EditorProps {
  id: string;
  isOpenAtFirst?: boolean;
  labels?: readonly string[];
}

/** Edits a name in a modal; only Save applies the change. */
function Editor({ id, isOpenAtFirst = false, labels = ['First name'] }: EditorProps) {
  const [saved, setSaved] = useState('Ana');
  const [typed, setTyped] = useState(isOpenAtFirst ? saved : null);
  const end = (name: string) => {
    setSaved(name);
    setTyped(null);
  };
  return (
    <>
      <p>{saved}</p>
      <Button kind="quiet" onClick={() => setTyped(saved)}>
        Edit member
      </Button>
      {typed !== null && (
        <Modal
          id={id}
          title="Edit member"
          closeText="Close"
          cancelText="Cancel"
          saveText="Save"
          canSave={typed !== ''}
          onCancel={() => end(saved)}
          onSave={() => end(typed)}
        >
          <div className="charterform-grid">
            {labels.map((label, index) => (
              <FieldFrame key={label} id={`${id}-${index}`} label={label} required wide>
                <TextInput id={`${id}-${index}`} name={`name-${index}`} value={typed} onInput={setTyped} required />
              </FieldFrame>
            ))}
          </div>
        </Modal>
      )}
    </>
  );
}

const many = Array.from({ length: 14 }, (_, index) => `Name of member ${index + 1}`);

export const modalExamples: WidgetExamples = {
  widget: 'ui/modal',
  title: 'Modal',
  examples: [
    { state: 'closed', View: ({ id }) => <Editor id={id} /> },
    { state: 'open', View: ({ id }) => <Editor id={id} isOpenAtFirst /> },
    { state: 'long content', View: ({ id }) => <Editor id={id} labels={many} /> },
  ],
};
