/** gzip kilobytes that a component's JavaScript may take beyond React, unless named below. */
export const BUDGET = 3.5;

/** Whole tools: forms with their rules, panels with every kind of control, Radix's larger parts. */
export const largerBudgets: Readonly<Record<string, number>> = {
  FilterPanel: 13.4,
  BookingForm: 9.5,
  SteppedEnquiryForm: 9,
  // Judges, mends and asks by itself.
  EnquiryForm: 8,
  SignInForm: 7,
  Collapsible: 7,
  BudgetFinder: 6.5,
  ReviewSection: 6,
  FinanceCalculator: 5.5,
  LocationCarousel: 5.5,
  VehicleGallery: 6,
  RangeSlider: 5.5,
  VehicleCard: 5,
  // Boxes that suggest.
  ListingSearch: 5.2,
  Hero: 4,
  // Menus within a menu, of which it marks the way to the current page.
  Header: 4,
  // Names whole and each fact in a direction of its own, for every vehicle.
  CompareTable: 4,
  // Pins, and the words of each.
  LocationMap: 4,
  // A card with its hours.
  LocationGrid: 4,
  // A card, or many, with prices and their words.
  ModelRange: 4.6,
  ModelCard: 4,
  VehicleSpotlight: 4.1,
  // Takes a choice made before its script.
  SortSelect: 4,
};
