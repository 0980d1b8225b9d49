// By theme, and within one by path. gzip finds a repetition only within 32 kB, so where a line
// stands costs bytes too: `build.test.ts` holds the whole.

// Forms and their failures, menus.

export type * from './appointments/bookedTime.ts';
export { clashes } from './appointments/clashes.ts';
export {
  type BookableDays,
  type ClosedDays,
  closedDays,
} from './appointments/closedDays.ts';
export { type Diary, freeTimes } from './appointments/freeTimes.ts';
export {
  type PreferredTime,
  preferredText,
  preferredTimeText,
  readPreferred,
} from './appointments/preferredTime.ts';
export * from './enquiry/answerText.ts';
export {
  CAREER_SUBCATEGORY,
  CAREERS_ENQUIRY,
  type Category,
  defaultCategories,
  submittedCategory,
} from './enquiry/category.ts';
export { isEmail, isPhone, isPostcode } from './enquiry/contactRules.ts';
export * from './enquiry/emailDoubt.ts';
export { enquiryCopy } from './enquiry/enquiryCopy.ts';
export * from './enquiry/enquiryEvent.ts';
export * from './enquiry/enquiryFields.ts';
export * from './enquiry/enquiryForms.ts';
export type * from './enquiry/enquiryPlaces.ts';
export type * from './enquiry/field.ts';
export { type FieldMessages, fieldMessages } from './enquiry/fieldMessages.ts';
export {
  type DraftField,
  draftFields,
  draftText,
  type FormDraft,
  readDraft,
} from './enquiry/formDraft.ts';
export * from './enquiry/formInput.ts';
export { givenSubcategory, type LinkedSubject, linkedSubject } from './enquiry/linkedSubject.ts';
export * from './enquiry/linkedValues.ts';
export * from './enquiry/sentEvent.ts';
export { settledPlace } from './enquiry/settledPlace.ts';
export * from './enquiry/similarVehicles.ts';
export * from './enquiry/similarVehiclesState.ts';
export * from './enquiry/successRecord.ts';
export * from './enquiry/successText.ts';
export * from './enquiry/timeChoices.ts';
export * from './enquiry/validateEnquiry.ts';
export * from './errors/errorCatalogue.ts';
export * from './errors/submitFailure.ts';
export * from './menus/brandMenu.ts';
export * from './menus/defaultMenus.ts';
export * from './menus/emergencyNotice.ts';
export * from './menus/menuItem.ts';

// Money: finance and reservations.

export {
  type ComparedLoan,
  comparisonRate,
  exampleComparisonRate,
} from './finance/comparisonRate.ts';
export * from './finance/financeCopy.ts';
export {
  type FinanceEstimate,
  type FinanceRules,
  financeEstimate,
  isFinanceExcluded,
} from './finance/financeEstimate.ts';
export * from './finance/financeLink.ts';
export { lenderKey, lenderOf } from './finance/financeProvider.ts';
export * from './finance/financeWidget.ts';
export {
  DEFAULT_INTEREST_RATE,
  type Loan,
  type LoanPayments,
  loanPayments,
} from './finance/loanPayments.ts';
export { type FinanceProvider, financeProviders } from './finance/providerAllows.ts';
export * from './finance/repayment.ts';
export * from './reserve/answerBy.ts';
export * from './reserve/canBuyOnline.ts';
export * from './reserve/isReservable.ts';
export * from './reserve/leadReservation.ts';
export * from './reserve/reservation.ts';
export * from './reserve/reservationNews.ts';
export * from './reserve/reserveTerms.ts';

// Places and makes.

export * from './location/atShownPlace.ts';
export { weekdayNames } from './location/clock.ts';
export * from './location/distance.ts';
export * from './location/dropdownRows.ts';
export * from './location/filterChoices.ts';
export * from './location/findLocation.ts';
export * from './location/gridColumns.ts';
export * from './location/gridFilter.ts';
export * from './location/licenceLines.ts';
export * from './location/location.ts';
export * from './location/locationCopy.ts';
export * from './location/maskNumbers.ts';
export * from './location/openingHours.ts';
export * from './location/openNow.ts';
export * from './location/openText.ts';
export * from './location/phone.ts';
export type * from './manufacturers/manufacturer.ts';
export * from './manufacturers/popularMakes.ts';

// Vehicles and what is said of them.

export * from './actions/vehicleActions.ts';
export * from './checkout/checkoutChoices.ts';
export * from './checkout/checkoutCopy.ts';
export * from './checkout/checkoutDelivery.ts';
export * from './checkout/checkoutSteps.ts';
export * from './checkout/dealOf.ts';
export * from './checkout/termChanges.ts';
export * from './compare/bestValue.ts';
export * from './compare/compareList.ts';
export * from './compare/compareTable.ts';
export * from './photos/leadPhoto.ts';
export * from './photos/photoProblem.ts';
export * from './price/formatPrice.ts';
export * from './price/hasPrice.ts';
export * from './price/marketPrice.ts';
export * from './price/priceDisplay.ts';
export * from './summary/summary.ts';
export * from './tags/labels.ts';
export * from './tags/meanings.ts';
export * from './tags/vehicleTag.ts';
export * from './text/dealerComments.ts';
export * from './text/editDistance.ts';
export * from './text/formatNumber.ts';
export * from './text/parseJson.ts';
export * from './text/soundText.ts';
export * from './text/textLimits.ts';
export type { Truncated } from './text/truncate.ts';
export * from './vehicle/availability.ts';
export { carTypeLabel, carTypes } from './vehicle/carType.ts';
export * from './vehicle/factSections.ts';
export { createFeatureCounts, type FeatureCounts } from './vehicle/features/featureCounts.ts';
export type { FeatureGroup } from './vehicle/features/featureGroups.ts';
export * from './vehicle/features/featureList.ts';
export type { Folded } from './vehicle/fold.ts';
export * from './vehicle/isVehicleId.ts';
export * from './vehicle/nouns.ts';
export * from './vehicle/soldNotice.ts';
export {
  keyInformation,
  type SpecKey,
  type SpecRow,
  type SpecRules,
  specKeys,
  specRows,
} from './vehicle/specRows.ts';
export * from './vehicle/title.ts';
export type * from './vehicle/vehicle.ts';
export * from './vehicle/viewed.ts';

// Models, offers, reviews, and what a visitor keeps or sends.

export * from './content/content.ts';
export * from './content/ownPictures.ts';
export * from './content/richText.ts';
export * from './lead/acceptedLead.ts';
export * from './lead/enquiryPayload.ts';
export * from './lead/enquiryPrefill.ts';
export * from './lead/isLeadOf.ts';
export type * from './lead/lead.ts';
export * from './lead/leadAttributes.ts';
export * from './lead/leadDeal.ts';
export * from './lead/leadPayload.ts';
export type * from './lead/leadTradeIn.ts';
export * from './lead/leadVehicle.ts';
export * from './lead/phoneReveal.ts';
export * from './lead/profile.ts';
export * from './lead/visit.ts';
export * from './models/modelBody.ts';
export * from './models/modelRules.ts';
export * from './models/searchModels.ts';
export type * from './models/vehicleModel.ts';
export type * from './offers/offer.ts';
export * from './offers/offerRules.ts';
export * from './retention/withoutPerson.ts';
export * from './reviews/carousel.ts';
export type * from './reviews/review.ts';
export * from './reviews/shownReviews.ts';
export * from './reviews/stars.ts';
export * from './signIn/mobileNumber.ts';
export * from './signIn/signInCode.ts';
export {
  type GatedPart,
  needsSignIn,
  parseSignInType,
  type SignInType,
  signInPath,
} from './signIn/signInPath.ts';
export * from './spam/suspicions.ts';
export * from './storageKeys.ts';
export * from './watchlist/isFavouriteVisible.ts';
export * from './watchlist/savedCopy.ts';
export {
  MAX_SAVED,
  mergeSaved,
  readFavourites,
  revertSaved,
  type Toggled,
  toggleSaved,
} from './watchlist/savedList.ts';
export {
  parseSavedSort,
  type SavedSort,
  type SavedVehicle,
  type SinceSaved,
  type SortedSaved,
  savedSorts,
  savedVehicle,
  sinceSaved,
  sortSaved,
} from './watchlist/savedVehicle.ts';
export * from './watchlist/saveKind.ts';
export * from './watchlist/session.ts';
export * from './watchlist/watchlistRequest.ts';

// Searching.

export * from './budget/budget.ts';
export * from './budget/parseAmount.ts';
export { budgetOf } from './price/budgetOf.ts';
export { type AppliedFilter, appliedFilters } from './search/appliedFilters.ts';
export * from './search/baseFilter.ts';
export * from './search/countDisplay.ts';
export * from './search/dealershipSearch.ts';
export * from './search/directorySearch.ts';
export { displayOrder, isForSale } from './search/displayOrder.ts';
export * from './search/facetOrder.ts';
export {
  CUSTOM_BODY_LIMIT,
  defaultPanel,
  type FacetKey,
  type FacetOrder,
  facetKeys,
  facets,
  isRangeKey,
  type RangeFacet,
  type RangeKey,
  type RangeUnit,
  rangeFacet,
  rangeKeys,
  type TextKind,
  type ValueFacet,
  type ValueKey,
  valueFacet,
  valueKeys,
} from './search/facets.ts';
export * from './search/facetTile.ts';
export * from './search/facetValueLabel.ts';
export * from './search/formatSearch.ts';
export {
  type ListingWords,
  listingDescription,
  listingTitle,
  pagePrefix,
  pageTitle,
} from './search/listingTitle.ts';
export * from './search/match.ts';
export * from './search/moreFrom.ts';
export * from './search/parseSearch.ts';
export type * from './search/plain/meaning.ts';
export * from './search/plain/plainSearchState.ts';
export * from './search/plain/readPlainSearch.ts';
export * from './search/plain/respell.ts';
export * from './search/plain/vocabulary.ts';
export * from './search/presets.ts';
export { type Promo, placePromos, type Slot } from './search/promo.ts';
export { hasSearch } from './search/queryString.ts';
export * from './search/queryWords.ts';
export * from './search/recentSearches.ts';
export * from './search/refine.ts';
export { clearAll, type Refinement } from './search/refinement.ts';
export * from './search/relaxations.ts';
export * from './search/resultCache.ts';
export * from './search/resultView.ts';
export * from './search/searchExample.ts';
export * from './search/searchPath.ts';
export type * from './search/searchResponse.ts';
export * from './search/searchState.ts';
export * from './search/sevenSeater.ts';
export * from './search/showMe.ts';
export * from './search/shownCounts.ts';
export {
  compareVehicles,
  type Sort,
  type SortFields,
  type SortKey,
  sortKeys,
  sorts,
} from './search/sort.ts';
export * from './search/stockKind.ts';
export * from './slider/slider.ts';
export type { Span } from './slider/span.ts';
export * from './slider/typedRange.ts';

// The theme of a site, time, tracking and trade-in.

export * from './lead/acceptedLead.ts';
export * from './theme/dealerTheme.ts';
export {
  instantOf,
  isoDate,
  longDate,
  type WallTime,
  wallText,
  wallTime,
  weekdayOf,
  yearAt,
} from './time/zone.ts';
export * from './tracking/trackedEvent.ts';
export * from './tracking/trackingEvents.ts';
export * from './tradeIn/afterTradeIn.ts';
export type * from './tradeIn/carToValue.ts';
export { type ComparableCar, comparableCar } from './tradeIn/comparableCars.ts';
export * from './tradeIn/conditionFaults.ts';
export {
  type ConditionChoice,
  type ConditionQuestion,
  conditionQuestions,
} from './tradeIn/conditionQuestions.ts';
export * from './tradeIn/ownCar.ts';
export * from './tradeIn/plateFaults.ts';
export * from './tradeIn/rangeText.ts';
export type * from './tradeIn/regoAnswer.ts';
export type * from './tradeIn/stageFault.ts';
export * from './tradeIn/tradeIn.ts';
export { LEAST_COMPARABLE, type ValuationRules, valueCar } from './tradeIn/valueCar.ts';

// Alerts.

export * from './alerts/alertFrequency.ts';
export * from './alerts/alertNews.ts';
export * from './alerts/alertRules.ts';
export { alertWords, keptSearchText } from './alerts/alertWords.ts';
export * from './alerts/stockChange.ts';
export * from './changes/listChange.ts';
export * from './changes/listPosition.ts';
