import stationsFile from '../fixtures/company/stations.json' with { type: 'json' };
import { builtInItems } from '../../harness/site/built-in-items.ts';
import { CONTENT_TYPES } from '../../src/content/model/content-types.ts';
import { EXAMPLE_ENQUIRY } from '../support/enquiry-example.ts';
import { byRole } from '../support/engines/find.ts';
import { expect, test } from '../support/engines/visitor.ts';

const [house] = builtInItems('properties').map(({ id }) => id);
const [station] = stationsFile.stations;

test.beforeEach(({ visitor }) => visitor.view.resize(390, 800));

test.afterEach(async ({ visitor }) => {
  expect(await visitor.overflow()).toBe(0);
});

test('the planner recalculates when the plan changes', async ({ visitor }) => {
  const response = byRole('region', 'The answer');
  await visitor.open('/planner?panels=4&battery=5&warmth=radiators#planner');
  await visitor.reads(/Cost of the plan[ :]*£[\d,]+/, response);
  const before = await visitor.view.read(`${response}.innerText`);
  await visitor.view.read(
    `[...document.querySelectorAll('summary')].find((each) => /^Build your own plan/.test(each.textContent)).click()`,
  );
  await visitor.enter('Electricity tariff', 'Night rate: 7 cheap hours');
  await expect.poll(() => visitor.view.read(`${response}.innerText`)).not.toBe(before);
  await visitor.reads(/Cost of the plan[ :]*£[\d,]+/, response);
});

test('the station finder finds the station for a postcode', async ({ visitor }) => {
  await visitor.open('/services/ev-chargers#charging-stations');
  await visitor.waitForHydration('#near');
  await visitor.enter('Postcode', station?.postcode ?? '');
  await visitor.click('button', 'Search');
  await visitor.reads(/[1-9]\d* charging stations? listed\./);
  await visitor.reads(`from the centre of ${station?.postcode.slice(0, -1)}.`);
});

test('the calendar shows the shortest stay from a day', async ({ visitor }) => {
  await visitor.open(CONTENT_TYPES.properties.pageUrl(house ?? ''));
  await visitor.view.read(`document.querySelector('.booking').scrollIntoView()`);
  await visitor.click('button', 'Next month');
  const day = await visitor.read(`${byRole('button', /^\w+ 15 /)}?.ariaLabel`);
  await visitor.click('button', /^\w+ 15 /);
  await visitor.reads(`Arrive on ${day}`);
});

/** Selects a JPEG drawn on a canvas, as if picked from a phone's gallery. */
async function choosePhotograph(input: HTMLInputElement) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1200 });
  canvas.getContext('2d')?.fillRect(0, 0, 1200, 1200);
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/jpeg');
  });
  const transfer = new DataTransfer();
  transfer.items.add(new File([blob ?? ''], 'roof.jpg', { type: 'image/jpeg' }));
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('the inbox shows a sent enquiry and its photograph', async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.waitForHydration('form');
  await visitor.view.read(
    `void (${choosePhotograph.toString()})(document.querySelector('input[type=file]'))`,
  );
  await visitor.enter('What does photograph 1 show?', 'The roof');
  await visitor.enter('Name', EXAMPLE_ENQUIRY.name);
  await visitor.enter('Email', EXAMPLE_ENQUIRY.email);
  await visitor.enter('Phone', EXAMPLE_ENQUIRY.phone);
  await visitor.enter('Service', 'Solar Solutions');
  await visitor.enter('Message', EXAMPLE_ENQUIRY.message);
  const code = await visitor.read(`document.querySelector('#captcha-code')?.textContent`);
  await visitor.enter('Verification code', code);
  // The Worker treats a form sent sooner as spam, and accepts no photographs with it.
  await visitor.finds('performance.now() > 3000', true);
  await visitor.click('button', 'Send Message');
  await visitor.reads(/Your message has been sent.*Your reference is [A-Z]+-\w{6}\./);
  const text = 'document.body.innerText';
  const reference = await visitor.read(`/Your reference is ([A-Z]+-\\w{6})/.exec(${text})?.[1]`);
  await visitor.reads('1 photograph sent.');
  await visitor.open(`/inbox?search=${reference}`);
  await visitor.click('button', new RegExp(EXAMPLE_ENQUIRY.name));
  await visitor.sees('heading', new RegExp(reference));
  await visitor.finds(`document.querySelector('img[alt="The roof"]')?.naturalWidth`, 2000);
});

test('the admin listing shows the items of each content type', async ({ visitor }) => {
  await visitor.open('/admin');
  await visitor.waitForHydration('[role=tab]');
  await visitor.click('tab', 'Properties');
  await visitor.reads(`properties/${house}.json`);
});

test('the menu can be used to open a page', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.click('button', 'Menu');
  await visitor.sees('dialog', /./);
  await visitor.view.press('Escape');
  await visitor.seesNo('dialog', /./);
  await visitor.click('button', 'Menu');
  await visitor.click('link', 'Services');
  await visitor.finds('location.pathname', '/services');
  await visitor.sees('heading', /./);
  await visitor.seesNo('dialog', /./);
});
