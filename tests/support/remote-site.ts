import {
  startContentsApiServer,
  type ContentsApiServer,
} from '../../harness/contents-api/contents-api-server.ts';
import { BUILD_TIMEOUT_MS, createBuildFolder } from './build-site.ts';
import { readBuiltInItem } from './items.ts';
import { startPlaceService, type PlaceService } from './place-service.ts';
import { serveSite } from './serve-site.ts';
import { closableFixture } from './closable-fixture.ts';
import { test as base } from './visitor.ts';

export const TOKEN = 'token-of-the-build-alone';

/**
 * The repository's content for the build: solar, heat-pumps and old are valid, repairs and draft are not; the house's
 * HTML contains an attribute to strip, and there are no benefits.
 */
async function fillRepository({ repository }: ContentsApiServer) {
  const solar = await readBuiltInItem('services/solar.json');
  const repairs = await readBuiltInItem('services/repairs.json');
  const uta = await readBuiltInItem('properties/uta.json');
  repository.write('services/solar.json', { ...solar, title: 'Sun on the roof' });
  repository.write('services/heat-pumps.json', await readBuiltInItem('services/heat-pumps.json'));
  repository.write('services/old.json', { ...solar, id: 'old', aliases: [], title: 'Old' });
  repository.write('services/repairs.json', { ...repairs, title: 7, colour: 'blue' });
  repository.write('services/draft.json', '{ "id": "draft",');
  repository.write('properties/uta.json', {
    ...uta,
    longDescription: '<p onclick="a()">Quiet.</p>',
  });
  const study = 'case-studies/solar-panel-farm.json';
  repository.write(study, await readBuiltInItem(study));
}

async function start() {
  const server = await startContentsApiServer();
  await fillRepository(server);
  const places = await startPlaceService();
  const folder = await createBuildFolder();
  const { succeeded, output } = await folder.build({
    CONTENT_REPO: server.repo,
    CONTENT_API_URL: server.apiUrl,
    CONTENT_TOKEN: TOKEN,
    PUBLIC_PLACE_SEARCH_URL: places.url,
  });
  if (!succeeded) throw new Error(`The site could not be built:\n${output}`);
  const site = await serveSite(folder.out);
  return {
    server,
    places,
    output,
    origin: site.origin,
    close: () => Promise.all([site.close(), server.close(), places.close(), folder.close()]),
  };
}

type Remote = Awaited<ReturnType<typeof start>>;

interface Services {
  /** The content repository, restored before each test. */
  server: ContentsApiServer;
  /** The place-search service, which responds correctly at the start of each test. */
  places: PlaceService;
  /** The build's output. */
  output: string;
}

/** The site built once, from a content repository and with a place-search service on another origin. */
export const test = base.extend<Services, { remote: Remote }>({
  remote: [closableFixture(start), { scope: 'worker', timeout: BUILD_TIMEOUT_MS }],
  baseURL: ({ remote }, use) => use(remote.origin),
  services: ({ remote: { server, places } }, use) => use([server.apiUrl, places.origin]),
  output: ({ remote }, use) => use(remote.output),
  server: async ({ remote: { server } }, use) => {
    for (const path of server.repository.paths()) server.repository.remove(path);
    await fillRepository(server);
    server.clearFaults();
    server.restrict(undefined);
    const { editing } = server;
    for (const list of [editing.runs, editing.pullRequests, editing.comments, editing.commits]) {
      list.length = 0;
    }
    server.takeTargets();
    await use(server);
  },
  places: async ({ remote: { places } }, use) => {
    places.reset();
    await use(places);
  },
});

export { expect } from './visitor.ts';
