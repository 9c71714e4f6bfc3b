import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { robotBox, tickBox } from './support/captcha';
import { fileNamed, followLink } from './support/fill';
import { expect, test, type Host } from './support/fixtures';
import { keysOn } from './support/keys';
import { button, field, fill, type Answers } from './support/order-form';

const read = (file: string) => JSON.parse(readFileSync(`fixtures/applications/frontend-developer/${file}.json`, 'utf8'));
const answers: Answers = read('answers');
const address = '/forms/JobApplicationForm';

const links = (page: Page) => page.locator('.charterform-errors').getByRole('link');
const notice = (page: Page) => page.locator('.charterform-notice[data-kind="error"]');
const errorOf = (page: Page, name: string) => page.locator(`[id$="-${name.replaceAll('.', '-')}-error"]`);

async function submit(page: Page) {
  await tickBox(page);
  await button(page, 'Apply').click();
}

async function expectReceived(host: Host, count = 1) {
  const { requests, orders } = await host.received();
  expect([orders, requests.length]).toEqual([[], count]);
  const { action, json, files, fields } = requests.at(-1)!;
  expect({ action, data: json.applicationData, files }).toEqual({ action: 'process_application', ...read('payload') });
  expect(fields).toMatchObject({
    formType: 'JobApplicationForm',
    pageID: 'JobApplicationForm',
    captchaResponse: expect.stringMatching(/^[\da-f-]{36}$/),
  });
}

test('an application goes out by keys alone, with its files, and leads to the priority thank-you page (JOB-11, JOB-12, JOB-13, REDIR-06)', async ({
  page,
  host,
}) => {
  await page.goto(address);
  const keys = keysOn(page);
  await fill(page, answers, keys);
  await tickBox(page, () => keys.check(robotBox(page), true));
  await expect(page.locator('.charterform-progress')).toHaveCount(0);
  await expectAccessible(page, 'filled');
  await keys.press(button(page, 'Apply'));
  await page.waitForURL('**/thank-you?for=priority-job');
  await expectReceived(host);
});

test('an application on a phone is refused for what is missing, by the captcha and by the server, and sent again (ERR-07, CAPT-02, REDIR-06)', async ({
  page,
  host,
  expectConsole,
}) => {
  expectConsole(/422/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await button(page, 'Apply').click();
  await expect(links(page).first()).toHaveText('Position Selection is required');
  await expect(links(page).filter({ hasText: 'Resume is required' })).toHaveCount(1);
  await expectAccessible(page, 'refused');
  await followLink(links(page).first());
  await expect(page.getByRole('radiogroup', { name: 'Position Selection' }).locator(':focus')).toHaveCount(1);
  await fill(page, answers);
  await button(page, 'Apply').click();
  await expect(links(page)).toHaveText([/^ReCAPTCHA response missing/]);
  const refuse = (status: number, json: object) =>
    page.route(`**${address}`, (route) => (route.request().method() === 'POST' ? route.fulfill({ status, json }) : route.continue()));
  await refuse(200, { error: 'The captcha could not be verified. Please check the box again.' });
  await submit(page);
  await expect(notice(page)).toHaveText('Application ErrorThe captcha could not be verified. Please check the box again.');
  await expect(robotBox(page)).not.toBeChecked();
  await page.unrouteAll();
  await refuse(422, { error: 'your resume is unreadable' });
  await submit(page);
  await expect(notice(page)).toContainText('Your resume is unreadable. Please check your file(s) and try again.');
  await page.unrouteAll();
  await submit(page);
  await page.waitForURL('**/thank-you?for=priority-job');
  await expectReceived(host);
});

test('an application is sent by the light script, which has all that it needs (HOST-09)', async ({ page, host }) => {
  await page.goto(`${address}?script=forms`);
  await expect(page.locator('script[src$="charterform.forms.umd.js"]')).toHaveCount(1);
  await fill(page, answers);
  await submit(page);
  await page.waitForURL('**/thank-you?for=priority-job');
  await expectReceived(host);
});

test('another position leads to the plain thank-you page, without projects (JOB-02, JOB-07, REDIR-06)', async ({ page, host }) => {
  await page.goto(`${address}?fill=end`);
  await expect(page.getByText('please enter these again: Resume, Cover letter')).toBeVisible();
  await expect(field(page, 'job.projects.0.url')).toBeVisible();
  const yes = { 'questions.are_you_allowed_to_work_in_the_united_states': 'Yes', 'questions.could_you_start_within_four_weeks': 'Yes' };
  await fill(page, {
    'job.position': 'Other',
    'job.positionOther': 'Juggler',
    'job.resume': 'cv.pdf',
    'job.coverLetter': 'letter.pdf',
    ...yes,
  });
  await expect(field(page, 'job.projects.0.url')).toHaveCount(0);
  await submit(page);
  await page.waitForURL('**/thank-you?for=job');
  const { requests } = await host.received();
  expect(requests[0]!.json.applicationData).toMatchObject({
    applicant_details: { position: 'Other', position_other: 'Juggler', priority: 'No' },
    projects: {},
  });
});

test('positions are found by their words (JOB-14)', async ({ page }) => {
  await page.goto(address);
  const names = page.locator('.charterform-positions strong');
  await page.getByRole('searchbox', { name: 'Search positions' }).fill('php');
  await expect(names).toHaveText(['Backend Developer', 'Other']);
  await page.getByRole('searchbox', { name: 'Search positions' }).fill('astronaut');
  await expect(page.getByText('No positions found. Try changing your search query.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('There are no open positions in this category at the moment.')).toBeVisible();
  await expect(names).toHaveCount(5);
});

test('files are judged by name, size and first bytes, can be dropped, replaced and removed (JOB-06, FIELD-02)', async ({ page }) => {
  await page.goto(address);
  const resume = field(page, 'job.resume');
  const error = errorOf(page, 'job.resume');
  await resume.setInputFiles(fileNamed('cv.docx'));
  await expect(error).toHaveText('We only accept the following file type(s): pdf');
  await expectAccessible(page, 'a refused file');
  for (const [size, beginning] of [
    [0, ''],
    [1000, 'PK'],
  ] as const) {
    await resume.setInputFiles(fileNamed('cv.pdf', size, beginning));
    await expect(error).toHaveText('This file is not what its name says. Please save it again, or choose another one.');
  }
  await resume.setInputFiles(fileNamed('cv.pdf', 5_000_001));
  await expect(error).toHaveText('The file size must not exceed 5 MB');
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['%PDF-1.7'], 'dropped.pdf'));
    return data;
  });
  // The browser itself puts what is dropped into the input.
  await resume.evaluate((input: HTMLInputElement, data) => {
    input.files = data.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, dropped);
  await expect(error).toBeEmpty();
  await button(page, 'Remove dropped.pdf').click();
  await expect(resume).toBeFocused();
  await expect(error).toHaveText('Resume is required');
});

test('while files are sent, a bar says how much of them is there', async ({ page, context, host }) => {
  await page.goto(address);
  await fill(page, answers);
  await field(page, 'job.resume').setInputFiles(fileNamed('large.pdf', 900_000));
  await tickBox(page);
  const network = await context.newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 600_000 });
  await button(page, 'Apply').click();
  const bar = page.getByRole('progressbar', { name: 'Sending your application…' });
  await expect(bar).toBeVisible();
  expect(await bar.evaluate(({ value }: HTMLProgressElement) => value > 0 && value < 1)).toBe(true);
  await page.waitForURL('**/thank-you?for=priority-job');
  expect((await host.received()).requests[0]!.files[0]).toEqual({ field: 'resume', name: 'large.pdf', size: 900_000 });
});
