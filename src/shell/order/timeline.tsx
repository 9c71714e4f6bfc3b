import { useSelector } from 'react-redux';
import { paymentStatus } from '../../submission/confirmation-words';
import { useForm } from '../../form/form-provider';
import type { RootState } from '../../state/root-state';
import { Section } from '../../ui/section';
import { Timeline } from '../../ui/timeline';
import { Renewals } from './summary';

/** What happens to the order next, and what renews last; in a receipt of before there were any days only that (SUBM-58). */
export function OrderTimeline() {
  const { text } = useForm();
  const { response, receipt } = useSelector((state: RootState) => state.submission);
  const { milestones, renewals = [] } = receipt ?? {};
  if (!milestones) return renewals.length > 0 ? <Renewals /> : null;
  const [received, ...next] = milestones;
  const status = response?.paid ? 'timeline.paid' : paymentStatus(response, receipt);
  return (
    <Section title={text('timeline.title')} text={next.length > 0 ? text('timeline.estimates') : ''}>
      <Timeline
        entries={[
          ...(received ? [{ ...received, kind: 'done' as const, note: status ? text(status) : received.note }] : []),
          ...next.map((milestone, index) => ({ ...milestone, kind: index === 0 ? ('next' as const) : undefined })),
          ...renewals.map(({ label, date, price }) => ({
            title: text('timeline.renews', { label }),
            date,
            note: price,
            kind: 'later' as const,
          })),
        ]}
      />
    </Section>
  );
}
