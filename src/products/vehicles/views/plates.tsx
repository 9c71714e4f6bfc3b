import { useEffect, useState } from 'react';
import { noPlate } from './fields';
import { PlatePicture } from './plate-picture';
import type { VehiclePlate } from '../../../kernel/answers/vehicle';
import { plateOf, vehiclesOf } from '../../../commerce/vehicles/vehicles';
import { pricesOfRoles } from '../vehicles-asked';
import { platesRole } from '../../../kernel/reference/product-roles';
import { isEqual } from '../../../kernel/util/is-equal';
import { joinPath } from '../../../kernel/util/join-path';
import { formatPrice, type Cents } from '../../../kernel/util/money';
import { readObject } from '../../../kernel/util/read-wire';
import { useForm } from '../../../form/form-provider';
import { useServices } from '../../../form/services-context';
import { useField, useFormValue } from '../../../form/use-field';
import { useRequest } from '../../../form/use-request';
import { GroupFrame } from '../../../ui/group-frame';
import { RadioCards } from '../../../ui/radio-cards';

/** More plates are hidden behind a button, unless chosen. */
const maxShown = 6;

/** The plates on offer, `undefined` until they are known and where they cannot be had (VEH-17). Chosen ones follow the list. */
export function usePlates() {
  const { form } = useForm();
  const { vehicles } = useServices();
  const { status, data, send } = useRequest<readonly VehiclePlate[]>('plates');
  const [gone, setGone] = useState<readonly string[]>([]);
  // Before a type is chosen, so that they are here by the time they are shown.
  const isWanted = useFormValue((form) => platesRole in pricesOfRoles(form.facts(), [platesRole]));
  const chosen = useFormValue((form) => vehiclesOf(form.values()).map(plateOf), isEqual);

  useEffect(() => {
    if (isWanted && status === 'idle') void send({ ask: (signal) => vehicles.plates(signal) });
  }, [isWanted, status, send, vehicles]);

  useEffect(() => {
    if (!data) return;
    // Not what was drawn: the visitor may have chosen again since.
    vehiclesOf(form.values())
      .map(plateOf)
      .forEach(({ id, name }, index) => {
        const plate = id ? (data.find((one) => one.id === id) ?? noPlate) : undefined;
        if (!plate || isEqual(plate, form.get(`vehicles.${index}.vehicleOrganizationalPlate`))) return;
        if (plate === noPlate) setGone((names) => [...names, name]);
        form.change({ [`vehicles.${index}.vehicleOrganizationalPlate`]: plate });
      });
  }, [form, data, chosen]);

  return { plates: data, isLoading: status === 'loading', gone };
}

export type Plates = ReturnType<typeof usePlates>;

/** The plate of a vehicle: the state's own, or that of an organization with its picture (VEH-18, VEH-20). @param price of such plates, in cents */
export function PlateField({
  index,
  plates = [],
  isLoading,
  price,
}: { index: number; price: Cents } & Pick<Plates, 'plates' | 'isLoading'>) {
  const { form, text } = useForm();
  const { value, frame, control, change } = useField(`vehicles.${index}.vehicleOrganizationalPlate`);
  const { plates: folder } = form.facts().config.endpoints;
  const { id } = plateOf({ vehicleOrganizationalPlate: value });
  const [isRoomKept] = useState(isLoading);
  // What is ordered is shown, also while it is not known what else there is.
  const offered = plates.length === 0 && id ? [readObject(value) as unknown as VehiclePlate] : plates;
  if (offered.length === 0 && !isLoading) return null;
  const all = [noPlate, ...offered];
  const options = all.map((plate) => {
    const full = formatPrice(price + plate.price);
    const cost = plate.price && price ? text('vehicle.plateFee', { price: full, fee: formatPrice(plate.price) }) : full;
    return {
      key: plate.id,
      label: plate.name || text('vehicle.standardPlate'),
      info: plate.id ? [cost, plate.description].filter(Boolean).join('. ') : text('vehicle.included'),
      picture: <PlatePicture address={plate.id && folder && joinPath(folder, `${encodeURIComponent(plate.id)}.png`)} />,
    };
  });
  return (
    <GroupFrame {...frame} radios>
      <div className={isRoomKept ? 'charterform-plates' : undefined}>
        <RadioCards
          id={control.id}
          name={`vehicles.${index}.vehicleOrganizationalPlate`}
          value={id}
          options={options}
          layout="pictures"
          fold={{ maxShown, showAllText: text('list.showAll', { count: options.length }), showFewerText: text('list.showFewer') }}
          onChange={({ key }) => change(all.find((plate) => plate.id === key))}
          onBlur={control.onBlur}
        />
      </div>
    </GroupFrame>
  );
}
