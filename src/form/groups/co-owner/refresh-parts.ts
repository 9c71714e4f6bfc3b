import { askedParties, partChanges, partsSecret } from '../../../commerce/co-owners/asked-parts';
import type { Services } from '../../../services/services';
import type { FormHandle } from '../../form-handle';

/**
 * Reads how the parts of an order stand, and takes what has arrived into its answers (PLUS-06). Rejects where that could not be
 * found out.
 * @returns whether anything is new
 */
export async function refreshParts(form: FormHandle, { coOwners }: Pick<Services, 'coOwners'>, signal?: AbortSignal): Promise<boolean> {
  const secret = partsSecret(form.values());
  if (secret === '' || askedParties(form.values()).length === 0) return false;
  const parts = await coOwners.read(secret, signal);
  // By the newest answers: a person may have moved in the list meanwhile.
  const changes = partChanges(form.values(), parts);
  const isNew = Object.keys(changes).length > 0;
  if (isNew && !signal?.aborted) form.change(changes);
  return isNew;
}
