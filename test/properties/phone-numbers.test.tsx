import { act, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { networkFault } from '../../src/submission/faults';
import { fakeServices } from '../support/fake-services';
import { renderForm } from '../support/render-form';
import { schedules } from './runs';

const steps = [{ key: 'phone', title: 'Phone', sections: [{ modules: [{ id: 'PhoneNumber' }] }] }];

type Step = { does: 'type'; code: string } | { does: 'arrive' | 'fail' | 'pick'; at: number } | { does: 'refresh' | 'pause' };

const at = fc.nat(3);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('type' as const), code: fc.constantFrom('307', '212', '600', '30', '') }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('arrive' as const), at }) },
  fc.record({ does: fc.constantFrom('fail' as const, 'pick' as const), at }),
  fc.record({ does: fc.constantFrom('refresh' as const, 'pause' as const) }),
);

afterEach(() => vi.useRealTimers());

it('whatever the order of area codes, refreshes and answers, only numbers of the area code that stands there are offered or kept (PHONE-03, PHONE-05)', async () => {
  const services = fakeServices();
  let waiting: { code: string; arrive: () => void; fail: () => void }[] = [];
  services.phoneNumbers.find.mockImplementation(
    (code) =>
      new Promise(
        (resolve, reject) =>
          void waiting.push({ code, arrive: () => resolve([`${code}5550101`, `${code}5550102`]), fail: () => reject(networkFault()) }),
      ),
  );
  const form = await renderForm({ primaryProducts: ['phoneService'], steps }, services);
  await form.loaded();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const areaCode = () => form.all<HTMLInputElement>('[name="phoneService.phoneAreaCode"]')[0]!;
  const radios = () => form.all<HTMLInputElement>('[name="phoneService.selectedPhoneNumber"]');
  const enter = (value: string) => act(async () => void fireEvent.input(areaCode(), { target: { value } }));
  const pause = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
  };
  const end = (how: 'arrive' | 'fail', index: number) =>
    act(async () => waiting.splice(index % Math.max(1, waiting.length), 1).forEach((one) => one[how]()));
  const refreshButton = () => form.all<HTMLButtonElement>('button').find(({ textContent }) => textContent === 'Refresh Numbers');

  const look = () => {
    const { value } = areaCode();
    for (const radio of radios()) expect(radio.value.slice(0, 3)).toBe(value);
  };
  const run = async (taken: readonly Step[]) => {
    for (const one of taken) {
      if (one.does === 'type') await enter(one.code);
      if (one.does === 'arrive' || one.does === 'fail') await end(one.does, one.at);
      if (one.does === 'pick') await act(async () => void (radios()[one.at] && fireEvent.click(radios()[one.at]!)));
      if (one.does === 'refresh') await act(async () => void (refreshButton() && fireEvent.click(refreshButton()!)));
      if (one.does === 'pause') await pause(5);
      look();
    }
    // In the end the last area code has its numbers, whatever came before.
    await enter('415');
    while (waiting.length > 0) await end('arrive', 0);
    await pause(6);
    expect(radios().map(({ value }) => value)).toEqual(['4155550101', '4155550102']);
    expect(radios().some(({ checked }) => checked)).toBe(false);
    waiting = [];
    // The next schedule begins with another area code, whose numbers are known too.
    await enter('999');
    while (waiting.length > 0) await end('arrive', 0);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), run), { ...schedules, endOnFailure: true });
});
