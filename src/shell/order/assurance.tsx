import { AssuranceList } from '../../ui/assurance-list';
import { useApp } from '../context/app-context';

/**
 * What the page promises, beside the total and above the button (SUMM-32). Where the buttons stand below the step, a narrow form
 * shows it there, and a wide one in the side column.
 */
export function Assurance({ place }: { place: 'main' | 'side' }) {
  const { assurance, submitInMainColumn } = useApp().config.layout;
  if (assurance.length === 0) return null;
  const entries = assurance.map(({ icon = 'good', ...entry }) => ({ ...entry, icon: icon === 'none' ? undefined : icon }));
  return <AssuranceList entries={entries} place={submitInMainColumn ? place : undefined} />;
}
