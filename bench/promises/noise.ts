// One dealer's shoppers, in a process of their own: what they cost the asker is nobody else's. Told as
// JSON: port, site, rate, form, vehicles, group, seconds. Counts of answers by status are told at the end.
import { openLoop } from '../server/openLoop.ts';
import { type JourneyOptions, journeyOf } from './journey.ts';

const told = JSON.parse(process.argv[2] ?? '') as JourneyOptions & { seconds: number };
const samples = await openLoop({
  port: told.port,
  host: `${told.site}.localhost:${told.port}`,
  seconds: told.seconds,
  streams: journeyOf(told),
});
const counts: Record<string, number> = {};
for (const { stream, status } of samples) {
  const kind = stream === 'lead' ? `lead ${status}` : String(status);
  counts[kind] = (counts[kind] ?? 0) + 1;
}
console.log(JSON.stringify(counts));
