import { useEffect, useRef } from 'react';
import { vehicleName, vehicleNameParts, vehiclesOf } from '../../../commerce/vehicles/vehicles';
import { hasCheckDigit, vinLength } from '../vin';
import { readText } from '../../../kernel/util/read-wire';
import { TextField } from '../../../form/fields/text-field';
import { useForm } from '../../../form/form-provider';
import { useServices } from '../../../form/services-context';
import { useFormValue } from '../../../form/use-field';
import { useRequest } from '../../../form/use-request';

/** Runs a lookup when it is its turn; it answers whether anything was asked. */
export type TakeTurn = (lookUp: () => boolean) => void;

/** One lookup per 3 s (VEH-15). */
const pauseMs = 3000;

/** Where lookups of all vehicles stand in line. */
export function useTurns(): TakeTurn {
  const line = useRef(Promise.resolve());
  return useRef<TakeTurn>((lookUp) => {
    line.current = line.current.then(() => (lookUp() ? new Promise((resolve) => setTimeout(resolve, pauseMs)) : undefined));
  }).current;
}

type Decoded = Record<(typeof vehicleNameParts)[number], string>;

/** What is known of the VIN that stands in the field; its empty neighbours are filled with it (VEH-13, VEH-14). */
function useDecoded(
  index: number,
  vin: string,
  vehicleKey: string,
  takeTurn: TakeTurn,
): { found: Decoded | undefined; isLooking: boolean } {
  const { form } = useForm();
  const { vehicles } = useServices();
  const { status, data, send } = useRequest<Decoded & { vin: string }>(`vin-${vehicleKey}`);
  const isTyped = useRef(false);

  useEffect(() => {
    // A restored VIN is asked about only where something is still missing.
    const isAnswered = !isTyped.current && vehicleNameParts.every((name) => form.get(`vehicles.${index}.${name}`));
    isTyped.current = true;
    if (vin.length !== vinLength || isAnswered) return;
    let isNewest = true;
    takeTurn(() => {
      if (!isNewest) return false;
      void send({
        waiting: 'vehicle.vin.looking',
        ask: async (signal) => ({ ...(await vehicles.decode(vin, signal)), vin }),
        changes(found) {
          // It may have moved up, or be gone.
          const at = vehiclesOf(form.values()).findIndex((one) => one.vehicleKey === vehicleKey && one.vehicleVIN === vin);
          const empty = vehicleNameParts.filter((name) => at >= 0 && found[name] && !form.get(`vehicles.${at}.${name}`));
          return Object.fromEntries(empty.map((name) => [`vehicles.${at}.${name}`, found[name]]));
        },
      });
      return true;
    });
    return () => {
      isNewest = false;
    };
  }, [form, vehicles, send, takeTurn, index, vehicleKey, vin]);

  return { found: status === 'loaded' && data?.vin === vin ? data : undefined, isLooking: status === 'loading' };
}

/** The VIN, and the year, make and model that it tells. */
export function VinFields({ index, vehicleKey, takeTurn }: { index: number; vehicleKey: string; takeTurn: TakeTurn }) {
  const { text } = useForm();
  const vin = useFormValue((form) => readText(form.get(`vehicles.${index}.vehicleVIN`)));
  const { found, isLooking } = useDecoded(index, vin, vehicleKey, takeTurn);
  const isFilled = useFormValue(
    (form) => !!found && vehicleNameParts.every((name) => found[name] === form.get(`vehicles.${index}.${name}`)),
  );
  const problem = /[IOQ]/.test(vin)
    ? 'vehicle.vin.letters'
    : vin.length === vinLength && !hasCheckDigit(vin)
      ? 'vehicle.vin.mismatch'
      : undefined;
  const isFound = found && !problem;
  const hint = isFound ? text('vehicle.found', { vehicle: vehicleName(found) }) : text(problem ?? 'vehicle.vin.hint');
  return (
    <>
      <TextField
        path={`vehicles.${index}.vehicleVIN`}
        spellCheck="false"
        autoCapitalize="characters"
        pending={isLooking}
        trailing={vin && !isLooking && text('steps.valid', { valid: vin.length, count: vinLength })}
        hint={
          <span role="status" className={isFound ? 'charterform-found' : undefined}>
            {hint}
          </span>
        }
      />
      <div className="charterform-pair" data-wide data-filled={isFilled || undefined}>
        {vehicleNameParts.map((name) => (
          <TextField key={name} path={`vehicles.${index}.${name}`} />
        ))}
        <p className="charterform-hint">{text('vehicle.filled')}</p>
      </div>
    </>
  );
}
