import type { PageConfig } from '../../../kernel/page-config/page-config';
import type { BrowserWindow } from '../../../services/browser-window';
import { createServices } from '../../../services/create-services';
import { personPart } from '../../../forms/person-part.form';
import type { PartPlace } from '../../context/order-views';
import { partConfig, partValues } from './part-form';
import { takePartLink } from './part-link';
import { PartOpening, type Opening } from './part-opening';

/** Asks what a link leads to, says why where it leads nowhere, and starts the form of that person. */
async function open(token: string, place: PartPlace): Promise<void> {
  const { page, reactRoot, config, log, text, signal, start } = place;
  const say = (opening: Opening) =>
    reactRoot.render(<PartOpening opening={opening} text={text()} onRetry={() => void open(token, place)} />);
  say({ state: 'loading' });
  try {
    const opened = await createServices(config, { window: page, signal }).coOwners.open(token, signal);
    if (signal.aborted) return;
    if (opened.state !== 'open') return say(opened);
    start({ config: partConfig(config), definition: personPart, values: partValues(token, opened) });
  } catch (fault) {
    if (signal.aborted) return;
    log.error('The link of a co-owner could not be opened.', fault);
    say({ state: 'failed' });
  }
}

/**
 * How a form opens that the page's address names as somebody's part (PLUS-06); undefined for any other visit. The order of this
 * browser stays as it is kept.
 */
export function partOf(config: PageConfig, page: BrowserWindow): ((place: PartPlace) => void) | undefined {
  const token = config.coOwners.invite ? takePartLink(page) : '';
  return token === '' ? undefined : (place) => void open(token, place);
}
