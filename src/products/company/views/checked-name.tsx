import { useEffect, useState, type FocusEvent, type ReactNode } from 'react';
import { useForm } from '../../../form/form-provider';
import { useServices } from '../../../form/services-context';
import { useFormValue } from '../../../form/use-field';
import { useRequest } from '../../../form/use-request';
import type { NameQuestion, NameVerdict } from '../../../kernel/facts/company-name';
import { stateName } from '../../../kernel/reference/states';
import type { TextKey } from '../../../kernel/text/en';
import { joinList } from '../../../kernel/text/join-list';
import { isEqual } from '../../../kernel/util/is-equal';
import { SentenceWith } from '../../../ui/linked-sentence';
import { startTimer } from '../../../ui/timer';
import { Verbatim } from '../../../ui/verbatim';
import { nameQuestion } from '../name-question';

/** How long after the field was left, in ms: the click that leaves it must not find its button moved. */
const pause = 300;

interface Answered {
  question: NameQuestion;
  verdict: NameVerdict;
}

const sentences = {
  free: 'company.name.free',
  taken: 'company.name.taken',
  similar: 'company.name.similar',
  unknown: 'company.name.unknown',
} satisfies Record<NameVerdict['status'], TextKey>;

const isText = ({ target }: FocusEvent) => target instanceof HTMLInputElement;

/** The question as the form stands, and the answer to it; asks once the field is left and when state or entity type change. */
function useNameCheck(isTyping: boolean) {
  const { companyNames } = useServices();
  const question = useFormValue(({ facts }) => nameQuestion(facts()), isEqual);
  const [asked, setAsked] = useState<NameQuestion>();
  const { send, data } = useRequest<Answered>('companyName');
  const isNew = !isTyping && question !== undefined && !isEqual(asked, question);
  useEffect(() => {
    if (!isNew) return undefined;
    return startTimer(() => {
      setAsked(question);
      void send({ ask: async (signal) => ({ question, verdict: await companyNames.check(question, signal) }) });
    }, pause);
  }, [isNew, question, companyNames, send]);
  const verdict = data && isEqual(data.question, question) ? data.verdict : undefined;
  return { question, verdict, isAsked: question !== undefined && isEqual(asked, question) };
}

/** The field of a company's name, and below it whether the name is free (PLUS-03). What is found stops no order. */
export function CheckedName({ children }: { children: ReactNode }) {
  const { text } = useForm();
  const [isTyping, setTyping] = useState(false);
  const { question, verdict, isAsked } = useNameCheck(isTyping);
  const state = question && stateName(question.state, text);
  const names = joinList(verdict?.names ?? [], text);
  const isLinked = verdict !== undefined && verdict.search !== '';
  // Where nothing but the state's own search is known, the link says all.
  const isSaid = verdict && !(verdict.status === 'unknown' && isLinked);
  return (
    <div>
      <div
        onFocus={(event: FocusEvent) => isText(event) && setTyping(true)}
        onBlur={(event: FocusEvent) => isText(event) && setTyping(false)}
      >
        {children}
      </div>
      <div role="status" className="charterform-verdict" data-status={verdict?.status}>
        {isAsked && !verdict && text('company.name.checking')}
        {isSaid && (
          <SentenceWith sentence={text(sentences[verdict.status], { state: state!, names })} words={names}>
            <Verbatim isName>{names}</Verbatim>
          </SentenceWith>
        )}
        {isSaid && isLinked && ' '}
        {isLinked && (
          <a href={verdict.search} target="_blank" rel="noopener noreferrer">
            {text('company.name.search', { state: state! })}
          </a>
        )}
      </div>
    </div>
  );
}
