// What the pages load and take in, for a template that draws one of them itself.
export { type SiteServices, servicesOf } from './contracts/siteServices.ts';
export { loadAccount, submitAccount } from './pages/account/account.server.ts';
export { loadAlert, submitAlert } from './pages/alert/alert.server.ts';
export { loadAlerts, submitAlerts } from './pages/alerts/alerts.server.ts';
export {
  loadBookTestDrive,
  submitBookTestDrive,
} from './pages/bookTestDrive/bookTestDrive.server.ts';
export { loadBudgetFinder } from './pages/budgetFinder/budgetFinder.server.ts';
export { loadCheckout, submitCheckout } from './pages/checkout/checkout.server.ts';
export { loadCheckoutJourney } from './pages/checkoutJourney/checkoutJourney.server.ts';
export { submitCheckoutJourney } from './pages/checkoutJourney/submitJourney.server.ts';
export { loadCompare } from './pages/compare/compare.server.ts';
export { loadContact, submitContact } from './pages/contact/contact.server.ts';
export { loadDirectory } from './pages/directory/directory.server.ts';
export { loadEnquiry, submitEnquiry } from './pages/enquiry/enquiry.server.ts';
export { loadFinance, submitFinance } from './pages/finance/finance.server.ts';
export { loadFordService, submitFordService } from './pages/fordService/fordService.server.ts';
export { type DrawOptions, drawForm, formPage } from './pages/form/drawForm.server.ts';
export type { FormOptions } from './pages/form/siteForm.server.ts';
export { takeForm } from './pages/form/takeForm.server.ts';
export { loadHoldRequest, submitHoldRequest } from './pages/holdRequest/holdRequest.server.ts';
export { loadHome } from './pages/home/home.server.ts';
export { loadListing } from './pages/listing/listing.server.ts';
export { loadLocation, submitLocation } from './pages/location/location.server.ts';
export { loadModels } from './pages/models/models.server.ts';
export { loadNamed, submitNamed } from './pages/named/named.server.ts';
export { notFound } from './pages/notFound/notFound.server.ts';
export { loadOffer, submitOffer } from './pages/offer/offer.server.ts';
export { loadParts, submitParts } from './pages/parts/parts.server.ts';
export {
  loadPersonalisedFinance,
  submitPersonalisedFinance,
} from './pages/personalisedFinance/personalisedFinance.server.ts';
export { askPhone, loadPhone } from './pages/phone/phone.server.ts';
export { loadPlaceStock } from './pages/placeStock/placeStock.server.ts';
export { loadPrivacyPolicy } from './pages/privacyPolicy/privacyPolicy.server.ts';
export { loadReservation, submitReservation } from './pages/reservation/reservation.server.ts';
export { loadReviews } from './pages/reviews/reviews.server.ts';
export { loadSellMyCar, submitSellMyCar } from './pages/sellMyCar/sellMyCar.server.ts';
export { loadService, submitService } from './pages/service/service.server.ts';
export { loadSevenSeater } from './pages/sevenSeater/sevenSeater.server.ts';
export { loadSignIn, submitSignIn } from './pages/signIn/signIn.server.ts';
export { loadSpecialOffers } from './pages/specialOffers/specialOffers.server.ts';
export { loadSuccess } from './pages/success/success.server.ts';
export { loadTradeIn, submitTradeIn } from './pages/tradeIn/tradeIn.server.ts';
export { loadVehicle } from './pages/vehicle/vehicle.server.ts';
export {
  loadVehicleTradeIn,
  submitVehicleTradeIn,
} from './pages/vehicleTradeIn/vehicleTradeIn.server.ts';
export { loadWatchlist, submitWatchlist } from './pages/watchlist/watchlist.server.ts';
