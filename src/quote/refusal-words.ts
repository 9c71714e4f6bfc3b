import { languageOf } from '../kernel/text/language';
import { formatPrice, type Cents } from '../kernel/util/money';
import { ownValue } from '../kernel/util/own-value';
import type { Fault, FaultReason } from './fault';

/** What a visitor reads of a refusal, by why it is refused; `{product}`, `{state}` and `{kind}` are what is known of it. */
type Words = Record<
  Exclude<FaultReason, 'too_low'> | 'anyState' | 'anyKind' | 'anyProduct' | 'mend' | 'price' | 'changed' | 'package',
  string
>;

const en: Words = {
  unknown: '{product} is no longer sold here.',
  filing: '{product} is no longer filed in the way that you chose.',
  state: '{product} is not sold in {state}.',
  anyState: '{product} is not sold in your state.',
  kind: '{product} is not sold to this kind of company: {kind}.',
  anyKind: '{product} is sold for a kind of company that you did not choose.',
  bundle: '{product} is not part of the package that you chose.',
  domain: 'The domain {product} is not for sale, or its price is not known at the moment.',
  plate: 'The plate that you chose is no longer offered.',
  too_much: 'This order is larger than this site can take at once. Please contact us.',
  malformed: 'The products of this order could not be read.',
  anyProduct: 'A product of your order',
  mend: 'Nothing was ordered. Please check what you chose.',
  price: 'The price of your order is {total}.',
  changed: 'The price of your order has changed from {was} to {total}.',
  package: 'Package',
};

const es: Words = {
  unknown: '{product} ya no se vende aquí.',
  filing: '{product} ya no se presenta de la forma que eligió.',
  state: '{product} no se vende en {state}.',
  anyState: '{product} no se vende en su estado.',
  kind: '{product} no se vende a este tipo de empresa: {kind}.',
  anyKind: '{product} se vende para un tipo de empresa que usted no eligió.',
  bundle: '{product} no forma parte del paquete que eligió.',
  domain: 'El dominio {product} no está a la venta, o su precio no se conoce en este momento.',
  plate: 'La placa que eligió ya no se ofrece.',
  too_much: 'Este pedido es mayor de lo que este sitio puede aceptar de una vez. Póngase en contacto con nosotros.',
  malformed: 'No se pudieron leer los productos de este pedido.',
  anyProduct: 'Un producto de su pedido',
  mend: 'No se pidió nada. Revise lo que eligió.',
  price: 'El precio de su pedido es {total}.',
  changed: 'El precio de su pedido ha cambiado de {was} a {total}.',
  package: 'Paquete',
};

/** The words of a locale such as `es-US`; the English ones of a language that has none. */
const wordsOf = (locale: string): Words => ownValue<Words>({ en, es }, languageOf(locale)) ?? en;

const filled = (text: string, params: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => ownValue(params, name) ?? whole);

/** The sentences of a fault, by the name of the product where it is known (SHOP-06). */
export function faultWords({ reason, product, state = '', kind = '' }: Fault, locale: string): string {
  const words = wordsOf(locale);
  const params = { product: product || words.anyProduct, state, kind };
  return `${filled(words[sentenceOf(reason, state, kind)], params)} ${words.mend}`;
}

function sentenceOf(reason: FaultReason, state: string, kind: string): keyof Words {
  if (reason === 'state' && state === '') return 'anyState';
  if (reason === 'kind' && kind === '') return 'anyKind';
  return reason === 'too_low' ? 'unknown' : reason;
}

/** The sentence about a price that has changed. @param was what the visitor saw, in cents; null where nobody knows */
export function changeWords(was: Cents | null, total: Cents, locale: string): string {
  const { price, changed } = wordsOf(locale);
  return was === null
    ? filled(price, { total: formatPrice(total) })
    : filled(changed, { was: formatPrice(was), total: formatPrice(total) });
}

/** What stands in a change for an amount without a name. */
export const packageWord = (locale: string): string => wordsOf(locale).package;
