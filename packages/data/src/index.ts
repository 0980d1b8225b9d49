export { type AlertDealer, alertDealer } from './alerts/mail/alertDealer.ts';
export {
  type AlertDelivery,
  type AlertOptionsOf,
  alertDelivery,
} from './alerts/mail/alertDelivery.ts';
export { type AlertInbox, alertInbox } from './alerts/mail/alertInbox.ts';
export {
  type AlertMailOptions,
  type AlertMessage,
  type AlertPurpose,
  alertMail,
} from './alerts/mail/alertMail.ts';
export {
  type TellOutcome,
  type TellStockOptions,
  type ToldSite,
  tellStock,
} from './alerts/tellStock.ts';
export { type NoteListOptions, noteList, type PublicList } from './changes/noteList.ts';
export {
  positionAt,
  type ReadChanges,
  readChanges,
  type ToldChange,
} from './changes/readChanges.ts';
export {
  type TellReceiverOptions,
  type ToldReceiver,
  tellReceiver,
} from './changes/tellReceiver.ts';
export { type CodeInbox, codeInbox } from './codes/codeInbox.ts';
export { type CodeMessage, CodeNotSent, type CodeSender } from './codes/codeSender.ts';
export {
  type HttpCodeSenderOptions,
  httpCodeSender,
  type SmsSettings,
} from './codes/httpCodeSender.ts';
export type { BrokenSite } from './config/brokenSite.ts';
export type { ChangeWebhook } from './config/changesConfig.ts';
export { ConfigError, type ConfigFault, ContentError } from './config/configError.ts';
export { type Destination, destinationName } from './config/deliveryConfig.ts';
export {
  type DealerSite,
  type LoadSitesOptions,
  loadSites,
  type ReadSite,
  readSites,
  type SiteClash,
  siteClashes,
} from './config/loadSites.ts';
export type { DealerPlace } from './config/locationConfig.ts';
export { parseSiteConfig } from './config/parseSiteConfig.ts';
export {
  allLocations,
  type SiteConfig,
  type SiteConfigInput,
  siteConfigSchema,
} from './config/siteConfig.ts';
export type {
  GroupWords,
  SiteWords,
  WordGroupName,
  WordPlaceholder,
} from './config/words/wordTable.ts';
export type * from './content/contentSource.ts';
export { folderContent, readSiteContent } from './content/folderContent.ts';
export { type HttpContentOptions, httpContent, readHttpContent } from './content/httpContent.ts';
export { jsonSchemaOf, type SchemaName, schemaNames } from './content/jsonSchemas.ts';
export { keptContent } from './content/keptContent.ts';
export { ADF_TYPE, leadAdf } from './delivery/adf/leadAdf.ts';
export { checkDelivery } from './delivery/checkDelivery.ts';
export { destinationsOf } from './delivery/destinationsOf.ts';
export type { MailOAuth } from './delivery/email/accessTokens.ts';
export type { SmtpSettings } from './delivery/email/emailLine.ts';
export {
  type AdfPart,
  type LeadMail,
  type LeadMailOptions,
  leadMail,
  type MailAddress,
} from './delivery/email/leadMail.ts';
export type { ShopperMail } from './delivery/email/reservationDelivery.ts';
export {
  type FileDeliveryOptions,
  fileDelivery,
  sweepUnfinished,
} from './delivery/fileDelivery.ts';
export { leadTeller } from './delivery/leadTeller.ts';
export { type DeliveriesOptions, openDeliveries } from './delivery/openDeliveries.ts';
export * from './delivery/port/delivery.ts';
export { type LeadBrief, leadBrief } from './delivery/port/leadBrief.ts';
export {
  type Carried,
  createRelay,
  type Relay,
  type RelayFault,
  type RelayOptions,
  type RelayOutbox,
} from './delivery/relay.ts';
export type { Backoff } from './delivery/retryDelay.ts';
export { testLead } from './delivery/testLead.ts';
export { type LeadJson, leadJson } from './delivery/webhook/leadJson.ts';
export { WEBHOOK_SECRET, webhookSecretName } from './delivery/webhook/webhookSecret.ts';
export { type OpenStoreOptions, openStore } from './openStore.ts';
export { type OpenPaymentTools, openPayment } from './payments/openPayment.ts';
export * from './payments/payments.ts';
export {
  type SettleOptions,
  type SettleTools,
  settleReservation,
} from './payments/settleReservation.ts';
export type { StripeKeys } from './payments/stripe/stripeClient.ts';
export { type StripePaymentsOptions, stripePayments } from './payments/stripe/stripePayments.ts';
export { type PhotoFolder, type PhotoFolderOptions, photoFolder } from './photos/photoFolder.ts';
export {
  type OpenPicturesOptions,
  openPictures,
  type PictureAnswer,
  type PictureRequest,
  type Pictures,
} from './pictures/openPictures.ts';
export { photoGrounds } from './pictures/photoGrounds.ts';
export { type PictureFormat, pictureFormats } from './pictures/pictureFormats.ts';
export {
  type KeptPhoto,
  NoRoomForPhotos,
  openStockPhotos,
  STOCK_PHOTOS,
  type StockPhotos,
  type StockPhotosOptions,
} from './pictures/stockPhotos.ts';
export type * from './platform/appointments.ts';
export {
  type EmbeddedAppointmentsOptions,
  embeddedAppointments,
} from './platform/embeddedAppointments.ts';
export { embeddedFinanceDisclaimer } from './platform/embeddedFinanceDisclaimer.ts';
export { embeddedGeocoder } from './platform/embeddedGeocoder.ts';
export { type EmbeddedValuationOptions, embeddedValuation } from './platform/embeddedValuation.ts';
export type * from './platform/financeDisclaimer.ts';
export type * from './platform/geocoder.ts';
export { type HttpAppointmentsOptions, httpAppointments } from './platform/httpAppointments.ts';
export { httpFinanceDisclaimer } from './platform/httpFinanceDisclaimer.ts';
export { type HttpGeocoderOptions, httpGeocoder } from './platform/httpGeocoder.ts';
export { type HttpRegoLookupOptions, httpRegoLookup } from './platform/httpRegoLookup.ts';
export { type HttpSiteReviewsOptions, httpSiteReviews } from './platform/httpSiteReviews.ts';
export { type HttpValuationOptions, httpValuation } from './platform/httpValuation.ts';
export { httpValuationRecord } from './platform/httpValuationRecord.ts';
export type { PlatformServiceOptions } from './platform/platformService.ts';
export { type PlatformServiceName, platformServices } from './platform/platformServices.ts';
export type * from './platform/regoLookup.ts';
export type * from './platform/siteReviews.ts';
export type * from './platform/valuation.ts';
export type * from './platform/valuationRecord.ts';
export { eraseLeadFiles } from './retention/eraseLeadFiles.ts';
export {
  accountJson,
  alertsJson,
  erasePerson,
  findPerson,
  type PersonRecord,
  type PersonStores,
  recordPerson,
  reservationsJson,
  runningOf,
} from './retention/personRecord.ts';
export {
  outlivedLeads,
  type Sweep,
  type SweepOptions,
  sweepOutlived,
} from './retention/sweepOutlived.ts';
export { inBatches } from './search/inBatches.ts';
export type * from './search/stockSearch.ts';
export * from './stock/index.ts';
export type * from './store/accounts.ts';
export type * from './store/activity.ts';
export type * from './store/alerts.ts';
export { type BackupOptions, backupFolder } from './store/backup/backupFolder.ts';
export type { BackupFile, BackupManifest } from './store/backup/backupManifest.ts';
export { type Restored, type RestoreOptions, restoreFolder } from './store/backup/restoreFolder.ts';
export type * from './store/changes.ts';
export {
  type EmbeddedStoreOptions,
  openEmbeddedStore,
} from './store/embedded/openEmbeddedStore.ts';
export type * from './store/journeys.ts';
export type * from './store/reservations.ts';
export { shopperDestination, shopperNewsOf } from './store/shopperDestination.ts';
export type * from './store/store.ts';
export * from './store/storeErrors.ts';
export type { StoreSurvey } from './store/survey/storeSurvey.ts';
export type * from './store/watchlists.ts';
export { surveyStore } from './surveyStore.ts';
export { didYouMean, nearest } from './text/nearest.ts';
