import { setTimeout } from 'node:timers/promises';
import { Router } from 'express';

/** What the first eight characters of a VIN say: maker, model and body. @type {Record<string, [make: string, model: string]>} */
const models = {
  '4S4BTANC': ['Subaru', 'Outback'],
  '1FTFW1E5': ['Ford', 'F-150'],
  '1HGCM826': ['Honda', 'Accord'],
  '5YJ3E1EA': ['Tesla', 'Model 3'],
  '1HD1KB41': ['Harley-Davidson', 'Street Glide'],
  '1STJBYG2': ['Airstream', 'Bambi'],
};

const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** The tenth character is the year: A is 2010, and every thirty years it comes again. @param {string} vin */
const yearOf = (vin) => {
  const place = yearCodes.indexOf(vin.charAt(9));
  return place < 0 ? '' : String(place < 18 ? 2010 + place : 1980 + place);
};

/** @typedef {{ status: number, body: unknown }} Answer */

/** @param {string} vin @param {string} [start] by which its maker is known @returns {Answer} */
function knownAnswer(vin, start = vin.slice(0, 8)) {
  const [Make, Model] = models[start] ?? ['', ''];
  return { status: 200, body: { Count: 1, Results: [{ Make, Model, ModelYear: Make && yearOf(vin), VIN: vin }] } };
}

/**
 * What the host answers for VINs with these first three characters, for QA to foresee.
 * @type {Readonly<Record<string, (vin: string) => Answer | Promise<Answer>>>}
 */
const oddAnswers = {
  500: () => ({ status: 500, body: 'Out of order' }),
  HTM: () => ({ status: 200, body: '<!doctype html><title>Maintenance</title>' }),
  // An empty text.
  EMP: () => ({ status: 200, body: '' }),
  // Other fields.
  '0TH': () => ({ status: 200, body: { Results: [{ Manufacturer: 'Subaru', Year: 2021 }] } }),
  // An Outback, 2 seconds late.
  S10: async (vin) => {
    await setTimeout(2000, undefined, { ref: false });
    return knownAnswer(vin, '4S4BTANC');
  },
};

/** @param {string} vin @returns {Promise<Answer>} */
const decodedVin = async (vin) => (oddAnswers[vin.slice(0, 3)] ?? knownAnswer)(vin);

/** The plates of organizations: prices as text, as numbers and none; each with paper and ink of its picture, which the last lacks. */
const plates = [
  { plate: { id: 1, plate_name: 'Clear Rivers', price: 20, description: 'Cleans the banks.' }, colors: ['#e8f4ee', '#1d5142'] },
  {
    plate: { id: 2, plate_name: 'Glacier Fund', price: '40.00', description: 'Keeps the trails of the park.' },
    colors: ['#e2eef7', '#1f4164'],
  },
  { plate: { id: 3, plate_name: 'Forest Trails', price: '30.00', description: '' }, colors: ['#f2f1e6', '#3e4a24'] },
  { plate: { id: 4, plate_name: 'Veterans', description: 'For those who served.' }, colors: ['#f7ecec', '#7a2222'] },
  { plate: { id: 5, plate_name: 'Rural Schools', price: '15.50', description: 'Books for small schools.' } },
];

export const platesAnswer = () => ({ result: plates.map(({ plate }) => plate) });

/** @param {string} name @returns {string | undefined} an SVG, whatever the end of its address says */
function plateImage(name) {
  const { plate, colors } = plates.find((one) => `${one.plate.id}.png` === name) ?? {};
  if (!plate || !colors) return undefined;
  const [paper, ink] = colors;
  const letters = plate.plate_name.replace(/[^A-Z]/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 80" font-family="Arial, sans-serif" font-weight="700" text-anchor="middle" fill="${ink}"><rect width="160" height="80" fill="${paper}"/><text x="80" y="17" font-size="9" letter-spacing="2.5">MONTANA</text><text x="80" y="55" font-size="26">${letters} ${plate.id}7</text></svg>`;
}

/** The vehicle data service: `GET /vehicles/DecodeVinValuesExtended/<VIN>?format=json`. */
export function createVehicleData() {
  const router = Router();
  router.get('/vehicles/DecodeVinValuesExtended/:vin', async (req, res) => {
    const { status, body } = await decodedVin(req.params.vin);
    res.status(status).send(body);
  });
  return router;
}

/** The folder with the pictures of plates: `GET /<id>.png`. */
export function createPlateImages() {
  const router = Router();
  router.get('/:name', (req, res) => {
    const image = plateImage(req.params.name);
    if (image) res.type('image/svg+xml').send(image);
    // No image either way, and without a message on the console.
    else res.type('image/png').send('');
  });
  return router;
}
