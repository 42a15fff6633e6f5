import type { APIRoute } from 'astro';
import { calendarFeed } from '../../booking/rules/calendar-feed.ts';
import { getItems, type ItemOf } from '../../content/queries/queries.ts';
import { siteOf } from '../../seo/site.ts';

interface Props {
  house: ItemOf<'properties'>;
}

/** The calendars that houses publish; not one that could not be read, which would show every night as free. */
export async function getStaticPaths() {
  const houses = await getItems('properties');
  return houses.flatMap((house) =>
    house.publishedCalendar && house.availability
      ? [{ params: { name: house.publishedCalendar }, props: { house } }]
      : [],
  );
}

export const GET: APIRoute<Props> = (context) => {
  const { id, name, availability } = context.props.house;
  const feed = calendarFeed({
    host: siteOf(context).hostname,
    house: id,
    name,
    booked: availability?.booked ?? [],
    madeAt: new Date().toISOString(),
  });
  return new Response(feed, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
};
