import { keysOn } from '../../browser/support/keys';
import type { Hand } from '../../browser/support/fill';
import { answerSteps } from '../../browser/support/whole-orders';
import type { Page } from '@playwright/test';

/** The golden order that is made. */
const order = { name: 'wyoming-llc' };

/** Between two keys of a quick typist, in ms. */
const keyDelay = 80;

/** Leaves the browser a frame and the form what it does a moment later, as the pauses of a visitor do, in ms. */
const pause = 150;

/** A visitor with a mouse who types each answer key by key. */
function handOn(page: Page): Hand {
  const rest = () => page.waitForTimeout(pause);
  return {
    ...keysOn(page),
    async press(target) {
      await target.click();
      await rest();
    },
    async check(control, isOn) {
      await control.setChecked(isOn, { force: true });
      await rest();
    },
    async select(control, key) {
      await control.click();
      await control.selectOption(key);
      await page.keyboard.press('Escape');
      await rest();
    },
    async type(control, value) {
      await control.click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(value, { delay: keyDelay });
      await rest();
    },
  };
}

/** The page of the order on a demo host. */
export const orderPath = `/orders/${order.name}`;

/** Goes through the order until nothing is left but to send it. */
export const walkOrder = (page: Page): Promise<void> => answerSteps(page, order, handOn(page));
