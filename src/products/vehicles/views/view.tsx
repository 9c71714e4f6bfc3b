import { choiceKey } from '../../../kernel/answers/form-values';
import { typeOfVehicle, vehicleName, vehiclesOf } from '../../../commerce/vehicles/vehicles';
import { addOnPrices, pricesOfRoles } from '../vehicles-asked';
import { platesRole, type ProductRole } from '../../../kernel/reference/product-roles';
import { electricClasses, vehicleTypes, type VehicleTypeKey } from '../../../kernel/reference/vehicle-types';
import { en } from '../../../kernel/text/en';
import type { Text } from '../../../kernel/text/format-message';
import { isEqual } from '../../../kernel/util/is-equal';
import { formatPrice } from '../../../kernel/util/money';
import { readText } from '../../../kernel/util/read-wire';
import { CheckboxField } from '../../../form/fields/checkbox-field';
import { ListField } from '../../../form/fields/list-field';
import { RadioField } from '../../../form/fields/radio-field';
import { SelectField } from '../../../form/fields/select-field';
import type { FormHandle } from '../../../form/form-handle';
import { useForm } from '../../../form/form-provider';
import { useFormValue } from '../../../form/use-field';
import { Notice } from '../../../ui/notice';
import { addOnRoles } from './fields';
import { PlateField, usePlates, type Plates } from './plates';
import { useTurns, VinFields, type TakeTurn } from './vin-fields';

interface VehicleProps {
  index: number;
  vehicleKey: string;
  plates: Plates;
  takeTurn: TakeTurn;
}

/** The colors as they are stored, in English, with their names in the form's language (VEH-12). */
function colors(text: Text) {
  const names = text('vehicle.colors').split(', ');
  return en['vehicle.colors'].split(', ').map((key, place) => ({ key, label: names[place] ?? key }));
}

/** The types whose registration is sold (VEH-02, VEH-03). */
function TypeField({ index }: { index: number }) {
  const { text } = useForm();
  const keys = Object.keys(vehicleTypes) as VehicleTypeKey[];
  const prices = useFormValue(
    (form) =>
      pricesOfRoles(
        form.facts(),
        keys.map((key) => vehicleTypes[key].registration),
      ),
    isEqual,
  );
  const options = keys.flatMap((key) => {
    const { label, registration } = vehicleTypes[key];
    const price = prices[registration];
    return price === undefined ? [] : [{ key, label: text(label), price: formatPrice(price) }];
  });
  return <RadioField path={`vehicles.${index}.vehicleType`} options={options} layout="pairs" />;
}

function Vehicle({ index, vehicleKey, plates, takeTurn }: VehicleProps) {
  const { text } = useForm();
  const prices = useFormValue((form) => addOnPrices(form.facts(), index), isEqual);
  const chosenClass = useFormValue((form) => choiceKey(form.get(`vehicles.${index}.vehicleElectricHybrid`)));
  const priceOf = (name: RegExp) => Object.entries(prices).find(([role]) => name.test(role))?.[1];
  const adds = (price: number | undefined) => (price ? text('vehicle.adds', { price: formatPrice(price) }) : undefined);
  const hybrids = Object.entries(electricClasses).filter(([role]) => role in prices);
  const temporary = prices.vehicleTemporaryPlates;
  const platesPrice = prices[platesRole];
  return (
    <>
      <TypeField index={index} />
      <VinFields index={index} vehicleKey={vehicleKey} takeTurn={takeTurn} />
      <SelectField path={`vehicles.${index}.vehicleColor`} options={colors(text)} wide={hybrids.length === 0} />
      {hybrids.length > 0 && (
        <SelectField
          path={`vehicles.${index}.vehicleElectricHybrid`}
          options={[{ key: 'none', label: text('vehicle.neither') }, ...hybrids.map(([key, label]) => ({ key, label: text(label) }))]}
          hint={adds(prices[chosenClass as ProductRole])}
        />
      )}
      {(['vehicleLuxuryTax', 'vehicleImportTax'] as const).map((name) => {
        const price = priceOf(addOnRoles[name]);
        return price !== undefined && <RadioField key={name} path={`vehicles.${index}.${name}`} hint={adds(price)} />;
      })}
      {temporary !== undefined && (
        <CheckboxField path={`vehicles.${index}.products.vehicleTemporaryPlates.checked`} price={formatPrice(temporary)} />
      )}
      {platesPrice !== undefined && <PlateField index={index} price={platesPrice} {...plates} />}
    </>
  );
}

/** A finished vehicle in one line. */
function summaryOf(form: FormHandle, index: number, text: Text) {
  const vehicle = vehiclesOf(form.values())[index] ?? {};
  const type = typeOfVehicle(vehicle);
  const color = colors(text).find(({ key }) => key === choiceKey(vehicle.vehicleColor));
  return {
    name: vehicleName(vehicle),
    detail: [type && text(type.label), color?.label].filter(Boolean).join(', '),
  };
}

export function VehiclesView() {
  const { text } = useForm();
  const plates = usePlates();
  const takeTurn = useTurns();
  const keys = useFormValue((form) => vehiclesOf(form.values()).map(({ vehicleKey }) => readText(vehicleKey)), isEqual);
  return (
    <>
      <ListField path="vehicles" summaryOf={(form, index) => summaryOf(form, index, text)}>
        {(index) => <Vehicle key={keys[index]} index={index} vehicleKey={keys[index] ?? ''} plates={plates} takeTurn={takeTurn} />}
      </ListField>
      {/* Which chosen plates are not offered any more. */}
      <div aria-live="polite">
        {plates.gone.length > 0 && <Notice>{text('vehicle.plateGone', { name: plates.gone.join(', ') })}</Notice>}
      </div>
    </>
  );
}
