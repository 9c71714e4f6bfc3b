import { expect, type Page } from '@playwright/test';

/** The box of the demo host's captcha. */
export const robotBox = (page: Page) => page.getByRole('checkbox', { name: "I'm not a robot" });

/**
 * Ticks the box and waits for the response that it brings, which takes a call. After a refusal the
 * message is there before the box is empty, and ticking a ticked box would bring nothing.
 */
export async function tickBox(page: Page, tick: () => Promise<unknown> = () => robotBox(page).check()): Promise<string> {
  await expect(robotBox(page)).not.toBeChecked();
  const answered = page.waitForResponse('**/captcha/token');
  await tick();
  return ((await (await answered).json()) as { token: string }).token;
}
