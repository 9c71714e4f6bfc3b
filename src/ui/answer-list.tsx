import { Button } from './button';
import { Verbatim } from './verbatim';

export interface AnswerListProps {
  title: string;
  /** What was asked, and its answers and their details, each on a line of its own. */
  rows: readonly { label: string; answers: readonly string[]; details?: readonly string[] | undefined }[];
  changeText: string;
  onChange: () => void;
}

/** Answers to read, with a way to change them. */
export function AnswerList({ title, rows, changeText, onChange }: AnswerListProps) {
  return (
    <section className="charterform-answers">
      <header>
        <h3>{title}</h3>
        <Button kind="link" label={`${changeText} ${title}`} onClick={onChange}>
          {changeText}
        </Button>
      </header>
      <dl>
        {rows.map(({ label, answers, details = [] }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>
              {answers.map((answer, place) => (
                <p key={place}>
                  <Verbatim isName>{answer}</Verbatim>
                </p>
              ))}
              {details.map((detail, place) => (
                <small key={place}>
                  <bdi key={detail}>{detail}</bdi>
                </small>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
