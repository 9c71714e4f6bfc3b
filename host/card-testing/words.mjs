/** What visitors read of orders that may not go on yet, by the language of their page. `%d` are minutes. */
const en = {
  captcha:
    'Many orders are coming in at this moment. Please solve the captcha below the form, then submit again. Nothing was ordered or charged.',
  all: 'Very many cards are being tried on this site, so we take none at the moment. Nothing was ordered or charged. Please try again in %d minutes.',
  mine: 'Too many cards were tried from your address. Nothing was ordered or charged. Please try again in %d minutes.',
};

/** @type {typeof en} */
const es = {
  captcha:
    'En este momento llegan muchos pedidos. Resuelva el captcha que está debajo del formulario y envíe de nuevo. No se ha pedido ni cobrado nada.',
  all: 'Se están probando muchísimas tarjetas en este sitio, así que por el momento no aceptamos ninguna. No se pidió ni se cobró nada. Inténtelo de nuevo en %d minutos.',
  mine: 'Se probaron demasiadas tarjetas desde su dirección. No se pidió ni se cobró nada. Inténtelo de nuevo en %d minutos.',
};

/**
 * A refusal in words.
 *
 * @param {import('./order-limits.mjs').OrderRefusal} refusal
 * @param {unknown} [locale]  of the page config, such as `es-US`
 */
export function refusalWords(refusal, locale) {
  const words = /^es\b/i.test(String(locale ?? '').replace('_', '-')) ? es : en;
  if ('asks' in refusal) return words.captcha;
  const sentence = refusal.isAll ? words.all : words.mine;
  const once = sentence.replace('%d', String(refusal.minutes));
  return refusal.minutes === 1 ? once.replace(/minut(e|o)s/, 'minut$1') : once;
}
