import { catalogueAnswer } from '../../demo-host/catalogue-api.mjs';
import { openFixtures } from '../../demo-host/fixtures.mjs';
import { openCatalogue } from '../../demo-host/order-catalogue.mjs';
import { fakeServices } from '../support/fake-services';

const fixtures = openFixtures('fixtures');

/** Services of which the product service answers as the demo host does, with the catalogue of a golden order. */
export function goldenServices(name: string) {
  const served = openCatalogue(fixtures, name);
  const services = fakeServices();
  services.marketing.mockImplementation(async (path, { query = {} } = {}) => {
    const { status, body } = catalogueAnswer(served, path, { website_id: 'demo', ...query });
    if (status !== 200) throw new Error(String(body.error));
    return JSON.stringify(body);
  });
  return services;
}
