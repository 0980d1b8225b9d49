import { join } from 'node:path';
import {
  codeInbox,
  httpCodeSender,
  openPictures,
  openStockPhotos,
  openStore,
  photoFolder,
  platformServices,
} from '@forecourt/data';
import { reservationHref } from '../presenters/paths.ts';
import { eventCounter } from './activity/eventCounter.ts';
import { alertTokens } from './alerts/alertTokens.ts';
import { oneClickStop } from './alerts/oneClick.ts';
import { openAlerts, withSentAlerts } from './alerts/openAlerts.ts';
import { openChanges } from './changes/openChanges.ts';
import { contentPictures } from './content/contentPictures.ts';
import { openContent, readContent } from './content/openContent.ts';
import { deliveryFault } from './deliveryFault.ts';
import { createAdmission } from './http/admission.ts';
import { closeServer } from './http/closeServer.ts';
import { createLimiters } from './http/createLimiters.ts';
import { createSenders } from './http/createSenders.ts';
import { createFrontHandler } from './http/frontHandler.ts';
import { createHttpServer } from './http/httpServer.ts';
import { inTwoTurns } from './http/inTwoTurns.ts';
import { listen, portOf } from './http/listen.ts';
import { createSeal } from './http/seal.ts';
import { siteHosts } from './http/siteHosts.ts';
import { unknownHostAnswer } from './http/unknownHost.ts';
import { trustedProxies } from './http/visitorOf.ts';
import { developmentInbox } from './inbox/inbox.ts';
import { sweepJourneys } from './journeys/sweepJourneys.ts';
import { openWatch } from './metrics/openWatch.ts';
import { openMachines } from './openMachines.ts';
import { openRelay } from './openRelay.ts';
import { maskedSite } from './pages/maskedSite.ts';
import { createAssetCache } from './pages/siteAssets.ts';
import { createSitePages } from './pages/sitePages.ts';
import { templateLoader } from './pages/templateBuild.ts';
import { papers } from './paper/papers.ts';
import { paymentEvents } from './payments/paymentEvents.ts';
import { createPhotoIntake } from './photos/photoIntake.ts';
import { sweepPhotos } from './photos/sweepPhotos.ts';
import { ownPictures } from './pictures/ownPictures.ts';
import { preparePictures } from './pictures/preparePictures.ts';
import { servePictures } from './pictures/servePictures.ts';
import { stockPhotoFiles } from './pictures/stockPhotoFiles.ts';
import { sweepStockPhotos } from './pictures/sweepStockPhotos.ts';
import { openPorts } from './platform/openPorts.ts';
import { openReviews } from './platform/openReviews.ts';
import { openPayments } from './reservations/openPayments.ts';
import { createReservationDesk } from './reservations/reservationDesk.ts';
import { reservationTokens } from './reservations/reservationTokens.ts';
import { reservedVehicles } from './reservations/reservedVehicles.ts';
import { shopperMail } from './reservations/shopperMail.ts';
import { sweepReservations } from './reservations/sweepReservations.ts';
import { dailySweep } from './retention/dailySweep.ts';
import type { RunningServer, StartServerOptions } from './serverOptions.ts';
import { forgetAccounts } from './signIn/forgetAccounts.ts';
import { createGuessAlarm } from './signIn/guessAlarm.ts';
import { openRoster } from './siteRoster.ts';
import { openRemote } from './stock/openRemote.ts';
import { createStockCache } from './stock/siteStock.ts';
import { createStockFiles } from './stock/stockFiles.ts';

/** Longest attempt of a delivery: less than the ten seconds that a stop may take. */
const DELIVERY_MS = 8_000;

/** The composition root of the dealer-site server: the one place that knows every adapter. */
export async function startServer(options: StartServerOptions): Promise<RunningServer> {
  const { now = Date.now, development, smtp = null } = options;
  const loadTemplate = options.loadTemplate ?? templateLoader(options.templatesFolder);
  const proxies = trustedProxies(options.trustedProxies ?? []);
  const hasInbox = development && options.inbox === true;
  const roster = await openRoster({
    ...{ ...options, loadTemplate },
    shown: (site) => withSentAlerts(maskedSite(site), smtp !== null || hasInbox, development),
  });
  const { sites, whole } = roster;
  const watch = await openWatch(options.metrics ?? null, {
    sites: whole,
    log: options.log,
    backupsFolder: options.backupsFolder ?? null,
  });
  const { log } = watch;
  const limiter = createLimiters(now, watch.refused);
  const store = watch.store(await openStore({ ...options, watched: true }));
  const photos = photoFolder({ folder: join(options.dataFolder, 'photos') });
  const secret = await store.secret();
  const seal = createSeal(secret);
  const tokens = reservationTokens(seal, secret);
  const relay = await openRelay({
    ...{ store, photos, sites: whole, folder: join(options.dataFolder, 'delivered') },
    ...{ smtp, webhookSecrets: options.webhookSecrets ?? {}, now, log },
    shoppers: shopperMail(whole, store, tokens),
    timeoutMs: DELIVERY_MS,
  });
  const sweep = dailySweep({ store, dataFolder: options.dataFolder, sites, now, log });
  const assets = createAssetCache(loadTemplate);
  const remote = watch.remote(await openRemote(options.typesense ?? null, { log, now }));
  const own = ownPictures(secret);
  const stock = createStockCache(store.stock, {
    remote: remote?.of ?? null,
    reservedOf: reservedVehicles({ reservations: store.reservations, now, log }),
    pictures: own,
  });
  const content = openContent({
    contentUrl: options.contentUrl ?? null,
    dataFolder: options.dataFolder,
    log,
  });
  const folder = join(options.dataFolder, 'pictures');
  const made = watch.pictures(openPictures({ folder, now, ...options.pictures }));
  const stockPhotos = openStockPhotos({ folder: join(options.dataFolder, 'stock-photos') });
  const prepared = preparePictures({ pictures: made, own, photos: stockPhotos, stock });
  const pictures = servePictures({
    ...{ pictures: made, own, content, photos: stockPhotos, wake: prepared.wake, proxies, log },
    limiter: limiter('pictures'),
  });
  const { platformUrl = null, platformServices: services = platformServices } = options;
  const { geocodingKey = null } = options;
  const reviews = openReviews({
    platformUrl: services.includes('reviews') ? platformUrl : null,
    log,
  });
  const ports = openPorts({ platformUrl, services, geocodingKey, stock, store, now, log });
  const stockFiles = createStockFiles({ stock, now });
  const intake = createPhotoIntake({
    ...{ photos, seal, proxies, now },
    limiter: limiter('photos'),
  });
  const told = { told: relay.wake, now, log };
  const desk = createReservationDesk({
    ...{ store, tokens, ...told },
    paymentsOf: openPayments(options.stripe ?? null, log),
  });
  const links = alertTokens(secret);
  const alerts = openAlerts({
    ...{ store, sites, tokens: links, smtp, development, now, log },
    port: () => portOf(server) ?? options.port,
    brandOf: async ({ config }) => (await loadTemplate(config.template)).theme.color.brand,
    onError: (fault) => log(deliveryFault(fault)),
    timeoutMs: DELIVERY_MS,
  });
  const codes = hasInbox ? codeInbox() : null;
  const pages = createSitePages({
    store,
    stock,
    stockFiles,
    content,
    reviews,
    assets,
    loadTemplate,
    now,
    leadStored: relay.wake,
    leads: limiter('lead'),
    times: {
      ...{ appointments: ports.appointments, now },
      asks: limiter('times'),
      keeps: limiter('keptTimes'),
    },
    tradeIn: {
      rego: ports.rego,
      valuation: ports.valuation,
      saveValuation: ports.saveValuation,
      sent: store.leads,
      seal,
      now,
      lookUps: limiter('lookUp'),
      valuations: limiter('valuation'),
    },
    photos: intake,
    account: {
      ...{ store, dataFolder: options.dataFolder, secret, now, log },
      changes: limiter('watchlist'),
      alarm: createGuessAlarm({ accounts: store.accounts, now, log }),
      sender: options.sms ? httpCodeSender(options.sms) : codes,
      reservationPath: (site, id) => reservationHref(tokens.shopper(site, id)),
    },
    reservations: {
      ...{ store, desk, tokens, ...told, writes: (options.smtp ?? null) !== null },
      limiter: limiter('reserve'),
    },
    journeys: {
      ...{ journeys: store.journeys, seal, now },
      limiter: limiter('journeys'),
    },
    alerts: {
      ...{ alerts: store.alerts, tokens: links, wake: alerts.wake, now, log },
      asks: limiter('alerts'),
    },
    senders: createSenders(now),
    phoneReveals: limiter('phoneReveal'),
    geocoder: ports.geocoder,
    disclaimers: ports.disclaimers,
    indexable: !development,
    proxies,
    log,
  });
  const stockPhotoSweep = sweepStockPhotos({
    photos: stockPhotos,
    stock: store.stock,
    sites: whole,
    now,
  });
  const photoSweep = sweepPhotos({ photos, leads: store.leads, now });
  const reservationSweep = sweepReservations({ store, sites: whole, desk, now, log });
  const forgetting = forgetAccounts(store.accounts, store.alerts, { sites, now, log });
  const journeySweep = sweepJourneys(store.journeys, { sites, now, log });
  const stopBackground = () =>
    Promise.all(
      [
        roster,
        relay,
        alerts,
        changes,
        prepared,
        sweep,
        photoSweep,
        stockPhotoSweep,
        forgetting,
        reservationSweep,
        journeySweep,
      ].map((one) => one.stop()),
    );
  const machines = openMachines({
    stock,
    store,
    content,
    loadTemplate,
    proxies,
    limiter,
    now,
    log,
  });
  const files = [contentPictures(content), stockPhotoFiles(stockPhotos)];
  const changes = openChanges({
    ...{ store, stock, sites, proxies, development, now, log },
    webhookSecrets: options.webhookSecrets ?? {},
    limiter: limiter('changes'),
    port: () => portOf(server) ?? options.port,
    timeoutMs: DELIVERY_MS,
  });
  const paper = papers({
    ...{ stock, loadTemplate, proxies, now, log, limiter: limiter('paper') },
    pictures: [...files, pictures, ...(options.quick ?? [])],
  });
  const payments = paymentEvents({
    paymentsOf: desk.paymentsOf,
    onEvent: (site, { reservationId }) => desk.hear(site, reservationId),
    ...{ proxies, log, forged: limiter('forgedEvents') },
  });
  const counting = eventCounter({
    ...{ activity: store.activity, limiter: limiter('events'), proxies, now, log },
    hasVehicle: async (site, id) => (await stock.of(site)).byId(id) !== null,
  });
  let connections = 0;
  let isStopping = false;
  const admission = createAdmission({
    connections: () => connections,
    watch: watch.admission,
    ...(options.pageWaitMs !== undefined && { waitMs: options.pageWaitMs }),
  });
  const kept = inTwoTurns(watch.kept(pages.cached));
  const front = watch.listener(
    createFrontHandler({
      findSite: siteHosts({ sites, development, port: () => portOf(server) ?? options.port }),
      admission,
      quick: [
        kept.first,
        ...watch.answers('file', [assets.serve, stockFiles.serve, ...files]),
        ...watch.answers('picture', [pictures]),
        ...(hasInbox ? [developmentInbox(store, photos, codes, alerts.inbox)] : []),
        ...(options.quick ?? []),
        ...watch.answers('file', [paper]),
        ...watch.answers('machine', machines),
        ...watch.answers('changes', [changes.answer]),
        ...watch.answers('file', [pages.files]),
        kept.last,
        watch.unkept,
      ],
      quickPosts: [
        ...watch.answers('machine', [...machines, changes.answer, payments]),
        ...watch.answers('form', [intake.answer, oneClickStop(store.alerts, links)]),
        ...watch.answers('event', [counting]),
      ],
      photos: intake.take,
      page: watch.page(pages.page),
      unknownHost: unknownHostAnswer(sites, development, roster.broken),
      isStopping: () => isStopping,
      indexable: !development,
      log,
    }),
  );
  const server = createHttpServer(front, log);
  server.on('connection', () => {
    connections += 1;
  });
  async function openDoors(): Promise<number | null> {
    const told = { sites, store, admission, remote, streams: changes.streams };
    const metricsPort = await watch.open({ ...told, isStopping: () => isStopping });
    await listen(server, options.port);
    return metricsPort;
  }
  const metricsPort = await openDoors().catch(async (error: unknown) => {
    await Promise.all([stopBackground(), watch.close()]);
    await store.close();
    throw error;
  });
  const port = portOf(server) ?? options.port;
  const contentRead = readContent(content, sites(), () => isStopping);
  const count = sites().length;
  log({ event: 'started', detail: `${count} ${count === 1 ? 'site' : 'sites'} on port ${port}` });
  return {
    port,
    metricsPort,
    get sites() {
      return sites();
    },
    broken: roster.broken,
    async stop({ drainMs = options.drainMs ?? 0 } = {}) {
      isStopping = true;
      // What is stored from here on is delivered after the next start.
      await Promise.all([closeServer(server, drainMs), stopBackground(), contentRead]);
      await Promise.all([store.close(), watch.close()]);
      log({ event: 'stopped' });
    },
  };
}
