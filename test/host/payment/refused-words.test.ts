import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { declineWords } from '../../../host/stripe/decline-words.mjs';
import { spanish } from '../../../host/words/spanish.mjs';
import { sentencesIn } from '../../../host/words/translate.mjs';

it('says in the language of the page why a payment was refused, sentence by sentence (PAY-06)', () => {
  expect(sentencesIn('es', declineWords({ decline_code: 'insufficient_funds' }))).toBe(
    'Su banco dice que el pago supera el límite o el saldo de la tarjeta. No se pidió ni se cobró nada. Pruebe con otra tarjeta u otra forma de pago.',
  );
  expect(sentencesIn('en', declineWords({ code: 'expired_card' }))).toBe(
    'The card has expired. Nothing was ordered or charged. Try another card.',
  );
  expect(sentencesIn('es', 'What the owner wrote. By hand.')).toBe('What the owner wrote. By hand.');
});

it('knows each sentence of a refusal in Spanish', () => {
  const source = ['stripe/decline-words', 'stripe/element', 'payment/payment']
    .map((file) => readFileSync(`host/${file}.mjs`, 'utf8'))
    .join('\n');
  const said = [...source.matchAll(/'([A-Z][^'\n]{10,}\.)'/g)].map(([, sentence]) => sentence!);
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((sentence) => !Object.hasOwn(spanish, sentence))).toEqual(['The payment is being made.']);
});
