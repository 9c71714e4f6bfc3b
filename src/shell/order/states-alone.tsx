import { stateParams } from '../../commerce/start/address-answers';
import { useForm } from '../../form/form-provider';
import { StatesCompared, type StateChoice } from '../../products/company/compared-states/states-compared';
import { useApp } from '../context/app-context';

/** In place of the form, where the page compares the states alone: each leads to the page of the order (PLUS-04). */
export function StatesAlone() {
  const { text } = useForm();
  const { orderPage } = useApp().config.layout;
  return (
    <section className="charterform-columns" aria-label={text('compare.title')}>
      <StatesCompared addressOf={(choice) => withQuery(orderPage, choice)} />
    </section>
  );
}

/** An address with the choice in its query, before a hash. */
function withQuery(address: string, { code, type }: StateChoice): string {
  const [, page = '', hash = ''] = /^([^#]*)(.*)$/s.exec(address)!;
  const query = new URLSearchParams({ [stateParams.state]: code, ...(type && { [stateParams.entityType]: type }) });
  return `${page}${page.includes('?') ? '&' : '?'}${query}${hash}`;
}
