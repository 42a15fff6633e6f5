import type { APIRoute } from 'astro';
import weather from '../../planner/engine/data/weather.json';

/** A year of weather for the planner. */
export const GET: APIRoute = () => Response.json(weather);
