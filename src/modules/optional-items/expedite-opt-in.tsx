import { expediteRole } from '../../core/reference/product-roles';
import { useForm } from '../../form/form-provider';
import { OptInCard } from '../../form/groups/optional/opt-in-card';

/** The checkbox that has the company filed faster (OPT-14). */
export function ExpediteOptInView() {
  const { text } = useForm();
  return <OptInCard optIn={expediteRole} label={text('optIn.expedite')} />;
}
