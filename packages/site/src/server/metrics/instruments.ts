import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds. 0.3 and 0.8 are what is promised of answers, of most and in overload. */
const ANSWER_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 0.8, 2, 5, 10];
const WAIT_SECONDS = [0.001, 0.01, 0.05, 0.1, 0.3, 0.6, 1, 3];
const PICTURE_SECONDS = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

export type Instruments = ReturnType<typeof createInstruments>;

/** All that a server measures of itself, and what Node tells of the process. */
export function createInstruments() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  function counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]) {
    return new Counter({ name: `forecourt_${name}`, help, labelNames, registers });
  }
  function gauge<Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ) {
    return new Gauge({ name: `forecourt_${name}`, help, labelNames, registers });
  }
  function histogram<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets: number[],
  ) {
    return new Histogram({ name: `forecourt_${name}`, help, labelNames, buckets, registers });
  }

  return {
    registry,
    requests: histogram(
      'request_duration_seconds',
      'Requests by what answered them and the class of their status (gone: the client went first)',
      ['kind', 'status'],
      ANSWER_SECONDS,
    ),
    siteRequests: counter('site_requests_total', 'Requests of a site by class of status', [
      'site',
      'status',
    ]),
    underWay: gauge('requests_in_flight', 'Requests that have come and are not answered yet'),
    refusals: counter(
      'refusals_total',
      'Requests refused: page_queue and lead_queue for overload, else the limit of one visitor',
      ['reason'],
    ),
    keptPages: counter('page_cache_total', 'Pages asked for, by whether one was kept', ['outcome']),
    changeStreams: gauge('change_streams', 'Streams of changes that are open'),
    queueWait: histogram(
      'queue_wait_seconds',
      'Time from the arrival of a page or lead to the start of its work',
      ['kind'],
      WAIT_SECONDS,
    ),
    queued: gauge('queue_length', 'Pages and leads that wait for their turn', ['kind']),
    running: gauge('queue_running', 'Pages and leads that are worked on', ['kind']),
    leads: counter(
      'leads_total',
      'Leads by kind and outcome: stored, repeated, taken (the vehicle is), refused, failed',
      ['site', 'kind', 'outcome'],
    ),
    deliveries: counter(
      'deliveries_total',
      'Attempts to deliver a lead: delivered, failed (tried again), parked (a person must look)',
      ['destination', 'outcome'],
    ),
    waiting: gauge('outbox_waiting', 'Deliveries that wait or are tried again', ['destination']),
    parked: gauge('outbox_parked', 'Deliveries that a person must look at', ['destination']),
    oldest: gauge(
      'outbox_oldest_seconds',
      'Age of the oldest lead that has not been delivered and is not parked',
      ['destination'],
    ),
    alertMails: gauge('alert_mails_waiting', 'Messages of alerts that were not sent yet'),
    storeUp: gauge('store_up', '1 when the store answered this telling in time, else 0'),
    stockTime: gauge(
      'stock_changed_timestamp_seconds',
      'When the current stock of a site was imported',
      ['site'],
    ),
    stockCount: gauge('stock_vehicles', 'Vehicles of the current stock of a site', ['site']),
    searches: counter('remote_searches_total', 'Searches by the search service', ['outcome']),
    searchShut: gauge(
      'search_sites_left_alone',
      'Sites for which the search service is not asked just now, since it failed them',
    ),
    pictures: histogram(
      'picture_duration_seconds',
      'Pictures that were to be made, by what became of them',
      ['outcome'],
      PICTURE_SECONDS,
    ),
    keptPictures: counter('picture_cache_total', 'Pictures asked for, by whether one was kept', [
      'outcome',
    ]),
    events: counter('log_events_total', 'Lines of the log by their event', ['event']),
    backup: gauge('backup_timestamp_seconds', 'When the newest backup was made, 0 for none'),
    sites: gauge('sites', 'Sites that are served'),
    stopping: gauge('stopping', '1 from the moment that the server is told to stop'),
  };
}
