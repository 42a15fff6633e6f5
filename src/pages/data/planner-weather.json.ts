import type { APIRoute } from 'astro';
import weather from '../../domain/planner/data/weather.json';

/** A year of weather for the planner. */
export const GET: APIRoute = () => Response.json(weather);
