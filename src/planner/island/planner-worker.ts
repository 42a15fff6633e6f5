// The planner's worker: on a phone, the first simulation would block the page for too long.
import {
  type PlannerRequest,
  type MeterUpload,
  parseMeterUpload,
  serveRequests,
} from './serve-requests.ts';

const WEATHER_URL = '/data/planner-weather.json';

const serve = serveRequests({
  loadWeather: async () => {
    const response = await fetch(WEATHER_URL);
    if (!response.ok) throw new Error(`${WEATHER_URL} returned status ${response.status}`);
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

addEventListener('message', ({ data }: MessageEvent<PlannerRequest | MeterUpload>) => {
  if ('readings' in data)
    void parseMeterUpload(data).then((report) => {
      postMessage(report);
    });
  else void serve(data);
});
