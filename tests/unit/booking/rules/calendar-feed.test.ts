import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFeed } from '../../../../src/booking/rules/calendar-feed.ts';

test('publishes taken nights without facts about guests', () => {
  const feed = calendarFeed({
    host: 'www.machair.example',
    house: 'uta',
    name: 'Uta, by the sea',
    booked: [
      ['2027-05-14', '2027-05-21'],
      ['2027-06-01', '2027-06-04'],
    ],
    madeAt: '2026-11-27T22:40:00.000Z',
  });
  const events = new ICAL.Component(ICAL.parse(feed) as never[])
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each));
  expect(
    events.map(({ uid, summary, startDate, endDate }) => [
      ...[uid, summary, startDate.toString(), endDate.toString(), startDate.isDate],
    ]),
  ).toEqual([
    [
      'uta-2027-05-14@www.machair.example',
      'Uta, by the sea: taken',
      '2027-05-14',
      '2027-05-21',
      true,
    ],
    [
      'uta-2027-06-01@www.machair.example',
      'Uta, by the sea: taken',
      '2027-06-01',
      '2027-06-04',
      true,
    ],
  ]);
});
