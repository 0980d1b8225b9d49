/** gzip kilobytes that a component's JavaScript may take beyond React, unless named below. */
export const BUDGET = 3.5;

/** Whole tools: forms with their rules, panels with every kind of control, Radix's larger parts. */
export const largerBudgets: Readonly<Record<string, number>> = {
  FilterPanel: 13.8,
  BookingForm: 9.5,
  SteppedEnquiryForm: 9,
  // Judges, mends and asks by itself.
  EnquiryForm: 8,
  // A slider with the fields of its ends, and the search that they lead to.
  PriceRangeSearch: 8.5,
  SignInForm: 7,
  Collapsible: 7,
  BudgetFinder: 7,
  ReviewSection: 6,
  FinanceCalculator: 5.5,
  LocationCarousel: 5.9,
  // A row that is swiped, also where its arrows lie.
  VehicleGallery: 6.1,
  // A vehicle's whole page: its gallery, its name and price, and all that can be done.
  DetailLayout: 9,
  LetterDetail: 9.2,
  BoardDetail: 9.1,
  CatalogueDetail: 9.2,
  RangeSlider: 5.5,
  VehicleCard: 5.4,
  // A card, or a list of its facts, as the theme has it.
  VehicleSubject: 5.9,
  // Boxes that suggest.
  ListingSearch: 5.2,
  Hero: 4.2,
  // Menus within a menu, of which it marks the way to the current page.
  Header: 4.3,
  // Names whole and each fact in a direction of its own, for every vehicle, places that are free, and what
  // one vehicle alone tells.
  CompareTable: 4.8,
  // Pins, and the card of each with its hours.
  LocationMap: 5.6,
  PlaceMap: 4.8,
  // A card with its hours: the days of a week, and those that differ from it.
  LocationGrid: 4.2,
  LocationDirectory: 5,
  LocationCard: 4,
  LocationHeader: 3.9,
  OpeningHours: 3.7,
  // A card, or many, with prices and their words.
  ModelRange: 4.6,
  ModelCard: 4.2,
  ModelHead: 4.4,
  OfferDetail: 4,
  VehicleSpotlight: 4.1,
  // Fields with the words of their faults.
  OwnCarForm: 4,
  AlertForm: 4,
  ProfileForm: 4.6,
  // A range in dollars, what it rests on, and its forms.
  ValuationResult: 3.9,
  // A photo, its price and the repayment with its rates, folded for phones.
  DealSummary: 4.4,
  // Cards, and the summary above them.
  ReviewList: 4,
  // Takes a choice made before its script.
  SortSelect: 4,
};
