import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { networkFault } from '../../../src/submission/faults';
import { fakeServices } from '../../support/fake-services';
import { renderForm, servicesKeeping } from '../../support/render-form';

const areaCode = 'phoneService.phoneAreaCode';
const number = 'phoneService.selectedPhoneNumber';

async function open(services = fakeServices(), config: Parameters<typeof renderForm>[0] = {}) {
  const form = await renderForm(
    {
      primaryProducts: ['phoneService'],
      steps: [{ key: 'phone', title: 'Phone', sections: [{ modules: [{ id: 'PhoneNumber' }] }] }],
      ...config,
    },
    services,
  );
  await form.loaded();
  const radios = () => form.all<HTMLInputElement>(`[name="${number}"]`);
  const offered = () => radios().map(({ value }) => value);
  const chosen = () => radios().find(({ checked }) => checked)?.value;
  return {
    ...form,
    find: services.phoneNumbers.find,
    radios,
    offered,
    chosen,
    shows: (...numbers: string[]) => vi.waitFor(() => expect(offered()).toEqual(numbers)),
  };
}

afterEach(() => vi.useRealTimers());

describe('the numbers of an area code', () => {
  it('are asked for when it has three digits, and not again for the same one (PHONE-02, PHONE-03)', async () => {
    const { answer, find, shows } = await open();
    await answer(areaCode, '30');
    expect(find).not.toHaveBeenCalled();
    await answer(areaCode, '307');
    await shows('3075550101', '3075550102');
    await answer(areaCode, '30');
    await shows();
    await answer(areaCode, '307');
    await shows('3075550101', '3075550102');
    expect(find.mock.calls.map(([code]) => code)).toEqual(['307']);
    await answer(areaCode, '212');
    await shows('2125550101', '2125550102');
  });

  it('are shown in groups and read digit by digit (PHONE-02)', async () => {
    const { answer, shows, radios } = await open();
    await answer(areaCode, '307');
    await shows('3075550101', '3075550102');
    const [first] = radios();
    expect(first!.closest('label')!.textContent).toBe('(307) 555-0101');
    expect(first!.getAttribute('aria-label')).toBe('3 0 7, 5 5 5, 0 1 0 1');
  });

  it('cover the form while they load, and never show those of an older area code (PHONE-05)', async () => {
    const services = fakeServices();
    const answers: ((numbers: string[]) => void)[] = [];
    services.phoneNumbers.find.mockImplementation(() => new Promise((resolve) => void answers.push(resolve)));
    const form = await open(services);
    await form.answer(areaCode, '307');
    await form.reads('Loading numbers…');
    await form.answer(areaCode, '212');
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]!(['2125550101']);
    await form.shows('2125550101');
    answers[0]!(['3075550101']);
    await form.loaded();
    expect(form.offered()).toEqual(['2125550101']);
  });

  it('that are none are said (PHONE-06)', async () => {
    const services = fakeServices();
    services.phoneNumbers.find.mockResolvedValue([]);
    const form = await open(services);
    await form.answer(areaCode, '311');
    await form.reads('There are no numbers available for this area code. Please ensure the area code is correct.');
    expect(form.offered()).toEqual([]);
  });

  it('that cannot be had are said, and those before are gone (PHONE-04, PHONE-07)', async () => {
    const form = await open();
    await form.answer(areaCode, '307');
    await form.shows('3075550101', '3075550102');
    await form.answer(number, '3075550101');
    form.find.mockRejectedValue(networkFault());
    await form.answer(areaCode, '500');
    await form.reads('We were unable to fetch the available phone numbers for this area code at this time. Please try again.');
    expect(form.offered()).toEqual([]);
    expect(form.kept()).toMatchObject({ phoneService: { phoneAreaCode: '500', selectedPhoneNumber: '' } });
  });

  it('are asked for anew by a button, which rests for five seconds; the choice is cleared (PHONE-03, PHONE-04)', async () => {
    const { answer, find, shows, chosen, button, press } = await open();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await answer(areaCode, '307');
    await shows('3075550101', '3075550102');
    await answer(number, '3075550102');
    expect(chosen()).toBe('3075550102');
    expect(button('Refresh Numbers').disabled).toBe(true);
    for (let second = 0; second < 5; second++) await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
    await vi.waitFor(() => expect(button('Refresh Numbers').disabled).toBe(false));
    await press('Refresh Numbers');
    await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(2));
    await shows('3075550101', '3075550102');
    expect(chosen()).toBeUndefined();
    expect(button('Refresh Numbers').disabled).toBe(true);
  });
});

describe('the answers', () => {
  const required = async (form: Awaited<ReturnType<typeof open>>) => {
    await form.press('Submit Order');
    return form.all('.charterform-errors a').map(({ textContent }) => textContent);
  };

  it('are both required, the number once there is an area code (PHONE-01, PHONE-08)', async () => {
    const form = await open();
    expect(await required(form)).toEqual(['Area code is required']);
    await form.answer(areaCode, '30');
    await vi.waitFor(() => expect(form.messageOf(areaCode)).not.toBe(''));
    await form.answer(areaCode, '307');
    await form.shows('3075550101', '3075550102');
    expect(await required(form)).toEqual(['Phone number is required']);
    await form.answer(number, '3075550101');
    await vi.waitFor(() => expect(form.messageOf(number)).toBe(''));
  });

  it('are kept, the area code with the product, too (PHONE-09)', async () => {
    const form = await open();
    await form.answer(areaCode, '307');
    await form.shows('3075550101', '3075550102');
    await form.answer(number, '3075550101');
    expect(form.kept()).toMatchObject({
      phoneService: { phoneAreaCode: '307', selectedPhoneNumber: '3075550101' },
      productState: { phoneService: { data: { phoneAreaCode: '307' } } },
    });
  });

  it('of an earlier visit stay while the number is free (PHONE-04)', async () => {
    const free = await open(servicesKeeping({ phoneService: { phoneAreaCode: '307', selectedPhoneNumber: '3075550102' } }));
    await vi.waitFor(() => expect(free.chosen()).toBe('3075550102'));
    free.stop();
    const gone = await open(servicesKeeping({ phoneService: { phoneAreaCode: '307', selectedPhoneNumber: '3075559999' } }));
    await gone.shows('3075550101', '3075550102');
    expect(gone.chosen()).toBeUndefined();
    expect(gone.kept()).toMatchObject({ phoneService: { selectedPhoneNumber: '' } });
  });

  it('begin with the area code that the page preselects (FORM-24)', async () => {
    const form = await open(fakeServices(), { preselected: { areaCode: '404' } });
    await form.shows('4045550101', '4045550102');
    expect(form.kept()).toMatchObject({ phoneService: { phoneAreaCode: '404' } });
  });
});

it('asks among the details of a product while the phone service is in the cart', async () => {
  const steps = [{ key: 'items', title: 'Items', sections: [{ modules: [{ id: 'OptionalProducts' }, { id: 'PhoneNumber' }] }] }];
  const form = await open(fakeServices(), {
    primaryProducts: ['book'],
    optionalProducts: [{ type: 'simple', products: [{ role: 'phoneService' }] }],
    steps,
  });
  expect(form.has(areaCode)).toBe(false);
  await form.answer('productState.phoneService.checked', 'true');
  await vi.waitFor(() => expect(form.has(areaCode)).toBe(true));
});
