/** gzip kilobytes that a component's JavaScript may take beyond React, unless named below. */
export const budget = 3.5;

/** Whole tools: forms with their rules, panels with every kind of control, Radix's larger parts. */
export const largerBudgets: Readonly<Record<string, number>> = {
  FilterPanel: 12,
  Tabs: 10,
  TradeInForm: 10.5,
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
  VehicleGallery: 5.5,
  RangeSlider: 5.5,
  VehicleCard: 4,
};
