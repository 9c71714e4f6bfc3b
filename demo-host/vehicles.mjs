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

/** What the host answers for VINs with these first three characters, for QA to foresee. */
export const oddVins = {
  500: 'the service fails with status 500',
  HTM: 'a page of HTML comes',
  EMP: 'an empty text comes',
  '0TH': 'the answer has other fields',
  S10: 'the answer for an Outback comes 2 seconds late',
};

const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** The tenth character is the year: A is 2010, and every thirty years it comes again. @param {string} vin */
const yearOf = (vin) => {
  const place = yearCodes.indexOf(vin.charAt(9));
  return place < 0 ? '' : String(place < 18 ? 2010 + place : 1980 + place);
};

/** @param {string} vin @returns {Promise<{status: number, body: unknown}>} */
export async function decodedVin(vin) {
  const kind = vin.slice(0, 3);
  if (kind === '500') return { status: 500, body: 'Out of order' };
  if (kind === 'HTM') return { status: 200, body: '<!doctype html><title>Maintenance</title>' };
  if (kind === 'EMP') return { status: 200, body: '' };
  if (kind === '0TH') return { status: 200, body: { Results: [{ Manufacturer: 'Subaru', Year: 2021 }] } };
  if (kind === 'S10') await setTimeout(2000, undefined, { ref: false });
  const [Make, Model] = models[kind === 'S10' ? '4S4BTANC' : vin.slice(0, 8)] ?? ['', ''];
  return { status: 200, body: { Count: 1, Results: [{ Make, Model, ModelYear: Make && yearOf(vin), VIN: vin }] } };
}

/** The plates of organizations: prices as text, as numbers and none; the picture of the last is missing. */
const plates = [
  { id: 1, plate_name: 'Clear Rivers', price: 20, description: 'Cleans the banks.' },
  { id: 2, plate_name: 'Glacier Fund', price: '40.00', description: 'Keeps the trails of the park.' },
  { id: 3, plate_name: 'Forest Trails', price: '30.00', description: '' },
  { id: 4, plate_name: 'Veterans', description: 'For those who served.' },
  { id: 5, plate_name: 'Rural Schools', price: '15.50', description: 'Books for small schools.' },
];

/** Paper and ink of their pictures, by id. @type {Record<string, [paper: string, ink: string]>} */
const colors = { 1: ['#e8f4ee', '#1d5142'], 2: ['#e2eef7', '#1f4164'], 3: ['#f2f1e6', '#3e4a24'], 4: ['#f7ecec', '#7a2222'] };

export const platesAnswer = () => ({ result: plates });

/** @param {string} name @returns {string | undefined} an SVG, whatever the end of its address says */
function plateImage(name) {
  const plate = plates.find(({ id }) => `${id}.png` === name);
  const shown = plate && colors[plate.id];
  if (!shown) return undefined;
  const [paper, ink] = shown;
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
