// The planner's worker: on a phone, the first simulation would block the page for too long.
import {
  type PlannerRequest,
  type GivenReadings,
  parseMeterUpload,
  serveRequests,
} from './serve-requests.ts';

const WEATHER_URL = '/data/planner-weather.json';

const serve = serveRequests({
  loadWeather: async () => {
    const response = await fetch(WEATHER_URL);
    if (!response.ok) throw new Error(`${WEATHER_URL} answered ${response.status}`);
    return (await response.json()) as unknown;
  },
  report: (report) => {
    postMessage(report);
  },
  yieldToEventLoop: () =>
    new Promise((resolve) => {
      setTimeout(resolve);
    }),
});

addEventListener('message', ({ data }: MessageEvent<PlannerRequest | GivenReadings>) => {
  if ('readings' in data)
    void parseMeterUpload(data).then((report) => {
      postMessage(report);
    });
  else void serve(data);
});
