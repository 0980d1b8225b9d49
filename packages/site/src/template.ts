export type { PhoneAnswer } from './contracts/phoneAnswer.ts';
export type { DrawnSite, SiteChrome, SiteView } from './contracts/siteView.ts';
export { listingMeta } from './listing/listingMeta.ts';
export type { ListingView } from './listing/listingView.ts';
export { searchHint } from './listing/searchHint.ts';
export { AccountPage, type AccountPageProps } from './pages/account/AccountPage.tsx';
export type { AccountView } from './pages/account/account.server.ts';
export { accountMeta } from './pages/account/accountMeta.ts';
export type { OwnView } from './pages/account/ownView.server.ts';
export type { AlertFault, AlertView } from './pages/alert/alert.server.ts';
export { alertMeta } from './pages/alert/alertMeta.ts';
export type { AlertsFault, AlertsView } from './pages/alerts/alerts.server.ts';
export { alertsMeta } from './pages/alerts/alertsMeta.ts';
export type { BookTestDriveView } from './pages/bookTestDrive/bookTestDrive.server.ts';
export type { BudgetFinderView } from './pages/budgetFinder/budgetFinder.server.ts';
export { budgetFinderMeta } from './pages/budgetFinder/budgetFinderMeta.ts';
export type { BudgetView } from './pages/budgetFinder/budgetView.server.ts';
export { useBudget } from './pages/budgetFinder/useBudget.ts';
export type { CheckoutView } from './pages/checkout/checkout.server.ts';
export { checkoutMeta } from './pages/checkout/checkoutMeta.ts';
export type { JourneyView } from './pages/checkoutJourney/checkoutJourney.server.ts';
export { checkoutJourneyMeta } from './pages/checkoutJourney/checkoutJourneyMeta.ts';
export type { JourneyFault } from './pages/checkoutJourney/submitJourney.server.ts';
export type { CompareView } from './pages/compare/compare.server.ts';
export { compareMeta } from './pages/compare/compareMeta.ts';
export type { ContactView } from './pages/contact/contact.server.ts';
export { contactMeta } from './pages/contact/contactMeta.ts';
export type { DirectoryView } from './pages/directory/directory.server.ts';
export { directoryMeta } from './pages/directory/directoryMeta.ts';
export type { EnquiryView } from './pages/enquiry/enquiry.server.ts';
export { enquiryMeta } from './pages/enquiry/enquiryMeta.ts';
export { financeMeta } from './pages/finance/financeMeta.ts';
export type { FinanceView } from './pages/finance/financeView.server.ts';
export { BookingPanel, type BookingPanelProps } from './pages/form/BookingPanel.tsx';
export { FormPanel, type FormPanelProps } from './pages/form/FormPanel.tsx';
export type { FormFault, FormView } from './pages/form/formView.ts';
export { keepsForm } from './pages/form/keepsForm.ts';
export { sendForm } from './pages/form/sendForm.client.ts';
export type { FormPageView } from './pages/formPage/formPage.server.ts';
export { formPageMeta } from './pages/formPage/formPageMeta.ts';
export type { HoldRequestView } from './pages/holdRequest/holdRequest.server.ts';
export type { HomeView } from './pages/home/home.server.ts';
export { homeMeta } from './pages/home/homeMeta.ts';
export { loadListingHere, useListingRoute } from './pages/listing/listingRoute.ts';
export { type ListingActions, ListingContext } from './pages/listing/local/ListingContext.ts';
export { type SearchBox, useSearch } from './pages/listing/suggest/useSearch.ts';
export { wakeSearch } from './pages/listing/suggest/wakeSearch.ts';
export type { PlacePageView } from './pages/location/location.server.ts';
export { locationMeta } from './pages/location/locationMeta.ts';
export type { ModelPageView } from './pages/model/model.server.ts';
export type { ModelsView } from './pages/models/models.server.ts';
export { modelsMeta } from './pages/models/modelsMeta.ts';
export type { NamedView } from './pages/named/named.server.ts';
export { namedMeta } from './pages/named/namedMeta.ts';
export type { OfferPageView } from './pages/offer/offer.server.ts';
export { offerMeta } from './pages/offer/offerMeta.ts';
export type { PhoneView } from './pages/phone/phone.server.ts';
export { phoneMeta } from './pages/phone/phoneMeta.ts';
export type { PlaceStockView } from './pages/placeStock/placeStock.server.ts';
export { placeStockMeta } from './pages/placeStock/placeStockMeta.ts';
export type { PrivacyPolicyView } from './pages/privacyPolicy/privacyPolicy.server.ts';
export { privacyPolicyMeta } from './pages/privacyPolicy/privacyPolicyMeta.ts';
export type { ReservationView } from './pages/reservation/reservation.server.ts';
export { reservationMeta } from './pages/reservation/reservationMeta.ts';
export type { ReviewsPageView } from './pages/reviews/reviews.server.ts';
export { reviewsMeta } from './pages/reviews/reviewsMeta.ts';
export {
  ServedCardRow,
  ServedOffers,
  ServedPlaces,
  ServedReviews,
} from './pages/served/servedParts.ts';
export type { ServiceView } from './pages/service/service.server.ts';
export { SignInPage, type SignInPageProps } from './pages/signIn/SignInPage.tsx';
export type { SignInFault, SignInView } from './pages/signIn/signIn.server.ts';
export { signInMeta } from './pages/signIn/signInMeta.ts';
export type { SpecialOffersView } from './pages/specialOffers/specialOffers.server.ts';
export { specialOffersMeta } from './pages/specialOffers/specialOffersMeta.ts';
export type { SuccessView } from './pages/success/success.server.ts';
export { successMeta } from './pages/success/successMeta.ts';
export type { PlateFault } from './pages/tradeIn/lookUpPlate.server.ts';
export { tradeInMeta } from './pages/tradeIn/tradeInMeta.ts';
export type { TradeInView } from './pages/tradeIn/tradeInView.server.ts';
export { loadVehicleHere } from './pages/vehicle/loadVehicleHere.ts';
export { VehiclePage, type VehiclePageProps } from './pages/vehicle/VehiclePage.tsx';
export type { VehicleView } from './pages/vehicle/vehicle.server.ts';
export { vehicleMeta } from './pages/vehicle/vehicleMeta.ts';
export type { WatchlistView } from './pages/watchlist/watchlist.server.ts';
export { watchlistMeta } from './pages/watchlist/watchlistMeta.ts';
export type { TileView } from './presenters/facetTiles.ts';
export type { LocationView, PlaceView } from './presenters/location.ts';
export type { OfferCardView } from './presenters/offerCard.ts';
export { type PageMeta, pageMeta } from './presenters/pageMeta.ts';
export {
  BUDGET_PATH,
  MODELS_PATH,
  OFFERS_PATH,
  PRIVACY_PATH,
  SEARCH_PATH,
  vehicleHref,
} from './presenters/paths.ts';
export type { VehicleCardView } from './presenters/vehicleCard.ts';
export type { SearchUse, WakeSearch } from './shell/headerLife.ts';
export { NavigateContext } from './shell/RouterLink.tsx';
export { SiteDocument, useSiteView } from './shell/SiteDocument.tsx';
export { SiteFooter } from './shell/SiteFooter.tsx';
export { type SiteHeaderProps, servedHeader } from './shell/SiteHeader.tsx';
export { SiteRoot, type SiteSlots, shouldRevalidate } from './shell/SiteRoot.tsx';
export { servedHeaders } from './shell/servedHeaders.ts';
export { servedOrDocument, servedWith } from './shell/servedOrDocument.ts';
export { type ServedPart, servedPart, type Wake, type Waker } from './shell/servedPart.tsx';
export { giveConsent, track } from './shell/track.ts';
export { whenNear, whenPressed } from './shell/wakers.ts';
