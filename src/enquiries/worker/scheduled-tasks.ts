import { deleteExpiredLimits } from '../../worker/limits.ts';
import { readWorkerSettings, type WorkerEnv } from '../../worker/settings.ts';
import { CHANNELS, deliverBacklog, listChannels, logFailing } from './delivery.ts';
import { recordRun } from './job-runs.ts';
import { deletePhotographs } from './photographs.ts';
import { sendWeeklySummary } from './weekly-summary.ts';
import { deleteExpiredVisits } from '../../visits/worker/visits.ts';

const DAY_MS = 86_400_000;
const SUSPECT_DAYS = 30;

/** Deletes enquiries at the end of their retention, then sends the backlog and, once a week, a summary. */
export async function runScheduledTasks(env: WorkerEnv): Promise<void> {
  const settings = readWorkerSettings(env);
  const { DB: database } = env;
  const now = Date.now();
  await deleteExpiredLimits(database, now);
  const { meta } = await database
    .prepare(
      'DELETE FROM enquiries WHERE received_at <= ? OR (is_suspect = 1 AND received_at <= ?)',
    )
    .bind(now - settings.ENQUIRY_KEEP_DAYS * DAY_MS, now - SUSPECT_DAYS * DAY_MS)
    .run();
  await deleteExpiredVisits(database, now);
  const photographs = await deletePhotographs(env.PHOTOGRAPHS, database, now);
  const done = [
    `${meta.changes} deleted after the retention period`,
    `${photographs} photographs deleted with their enquiries`,
  ];
  let count = meta.changes + photographs;
  const channels = listChannels(settings, env);
  for (const channel of channels) {
    const sent = await deliverBacklog(database, channel);
    count += sent;
    done.push(`${sent} ${CHANNELS[channel.name].sent}`);
    await logFailing(database, channel.name, now);
  }
  await recordRun(database, 'scheduled-tasks', { now });
  if (count > 0) console.log(`Enquiries: ${done.join(', ')}.`);
  const names = channels.map(({ name }) => name);
  await sendWeeklySummary(env, settings, names, now);
}
