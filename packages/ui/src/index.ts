import './style/layers.css.ts';
import './style/fallbackTheme.css.ts';
import './style/reset.css.ts';
import './style/later.css.ts';

export { ProfileForm, type ProfileFormProps } from './account/ProfileForm.tsx';
export { SaveButton, type SaveButtonProps, type SaveForm } from './account/SaveButton.tsx';
export { SignInForm, type SignInFormProps, type SignInStage } from './account/SignInForm.tsx';
export { signInCopy, waitWords } from './account/signInCopy.ts';
export { AlertForm, type AlertFormFaults, type AlertFormProps } from './alerts/AlertForm.tsx';
export { alertCopy } from './alerts/alertCopy.ts';
export { BookingForm, type BookingFormProps } from './booking/BookingForm.tsx';
export { BudgetFinder, type BudgetFinderProps } from './budget/BudgetFinder.tsx';
export { PriceRangeSearch, type PriceRangeSearchProps } from './budget/PriceRangeSearch.tsx';
export { CheckoutProgress, type CheckoutProgressProps } from './checkout/CheckoutProgress.tsx';
export { ChoiceCard, type ChoiceCardProps } from './checkout/ChoiceCard.tsx';
export { DealReview, type DealReviewProps } from './checkout/DealReview.tsx';
export { type DealChoice, DealSummary, type DealSummaryProps } from './checkout/DealSummary.tsx';
export { HandoverForm, type HandoverFormProps } from './checkout/HandoverForm.tsx';
export { OtherChoice, type OtherChoiceProps } from './checkout/OtherChoice.tsx';
export { closeMenus } from './chrome/closeMenus.ts';
export { EmergencyBanner, type EmergencyBannerProps } from './chrome/EmergencyBanner.tsx';
export { Footer, type FooterProps } from './chrome/Footer.tsx';
export { Header, type HeaderChrome, type HeaderProps } from './chrome/Header.tsx';
export type { HeaderPlace } from './chrome/HeaderContact.tsx';
export { HeaderSearch, type HeaderSearchProps } from './chrome/HeaderSearch.tsx';
export { footerColumns, navEntries } from './chrome/menuEntries.ts';
export type { NavColumn, NavEntry, NavLink } from './chrome/navigation.ts';
export { ServiceBanner, type ServiceBannerProps } from './chrome/ServiceBanner.tsx';
export { showPath } from './chrome/showPath.ts';
export type { UtilityBarProps } from './chrome/UtilityBar.tsx';
export { CompareBar, type CompareBarProps } from './compare/CompareBar.tsx';
export { CompareBox, type CompareBoxProps } from './compare/CompareBox.tsx';
export {
  type ComparedVehicle,
  CompareTable,
  type CompareTableProps,
} from './compare/CompareTable.tsx';
export { EmailUsDialog, type EmailUsDialogProps } from './enquiry/EmailUsDialog.tsx';
export { EnquiryForm, type EnquiryFormProps, type OnSend } from './enquiry/EnquiryForm.tsx';
export type { FormStep } from './enquiry/formSteps.ts';
export { PointList, type PointListProps } from './enquiry/PointList.tsx';
export { SentNotice, type SentNoticeProps } from './enquiry/SentNotice.tsx';
export { SteppedEnquiryForm, type SteppedEnquiryFormProps } from './enquiry/SteppedEnquiryForm.tsx';
export type { TimesAt } from './enquiry/useTimes.ts';
export { CalculatorStage } from './finance/CalculatorStage.tsx';
export type { LoanFees, LoanWish } from './finance/calculation.ts';
export { FinanceCalculator, type FinanceCalculatorProps } from './finance/FinanceCalculator.tsx';
export { FinanceEstimate, type FinanceEstimateProps } from './finance/FinanceEstimate.tsx';
export { AmountField, type AmountFieldProps } from './forms/AmountField.tsx';
export { CheckboxField, type CheckboxFieldProps } from './forms/CheckboxField.tsx';
export { ChoiceGroupField, type ChoiceGroupFieldProps } from './forms/ChoiceGroupField.tsx';
export { DateField, type DateFieldProps } from './forms/DateField.tsx';
export { EmailField } from './forms/EmailField.tsx';
export type { FieldProps } from './forms/Field.tsx';
export { FilterForm, type FilterFormProps } from './forms/FilterForm.tsx';
export { NumberField, type NumberFieldProps } from './forms/NumberField.tsx';
export { PhoneField } from './forms/PhoneField.tsx';
export { PostcodeField } from './forms/PostcodeField.tsx';
export { RangeSlider, type RangeSliderProps } from './forms/rangeSlider/RangeSlider.tsx';
export { SelectField, type SelectFieldProps } from './forms/SelectField.tsx';
export { SuggestedField, type SuggestedFieldProps } from './forms/SuggestedField.tsx';
export { TextAreaField } from './forms/TextAreaField.tsx';
export { TextField, type TextFieldProps } from './forms/TextField.tsx';
export { Hero, type HeroProps } from './home/Hero.tsx';
export { IndexList, type IndexListProps } from './home/IndexList.tsx';
export { type QuickTile, QuickTiles, type QuickTilesProps } from './home/QuickTiles.tsx';
export { Statement, type StatementProps } from './home/Statement.tsx';
export { VehicleSpotlight, type VehicleSpotlightProps } from './home/VehicleSpotlight.tsx';
export { useKeeping } from './keeping/useKeeping.ts';
export { DistanceForm, type DistanceFormProps } from './location/DistanceForm.tsx';
export { directionsHref } from './location/directionsHref.ts';
export { EmailUs, type EmailUsProps } from './location/EmailUs.tsx';
export { FrameTabs, type FrameTabsProps } from './location/FrameTabs.tsx';
export { HolidayHours, type HolidayHoursProps } from './location/HolidayHours.tsx';
export { LocationCard } from './location/LocationCard.tsx';
export { LocationCarousel } from './location/LocationCarousel.tsx';
export { LocationDirectory } from './location/LocationDirectory.tsx';
export { LocationFilters, type LocationFiltersProps } from './location/LocationFilters.tsx';
export { LocationGrid, type LocationGridProps } from './location/LocationGrid.tsx';
export { LocationHeader, type LocationHeaderProps } from './location/LocationHeader.tsx';
export { LocationMap, type LocationMapProps } from './location/LocationMap.tsx';
export { LocationServices } from './location/LocationServices.tsx';
export type { LocationCardProps } from './location/locationParts.tsx';
export { type Department, OpeningHours, type OpeningHoursProps } from './location/OpeningHours.tsx';
export { OpeningHoursTable, type OpeningHoursTableProps } from './location/OpeningHoursTable.tsx';
export type { Opening } from './location/OpenState.tsx';
export { PlaceMap, type PlaceMapProps } from './location/PlaceMap.tsx';
export { ModelAccessories, type ModelAccessoriesProps } from './models/ModelAccessories.tsx';
export { ModelCard, type ModelCardProps } from './models/ModelCard.tsx';
export { ModelHead, type ModelHeadProps } from './models/ModelHead.tsx';
export { ModelRange, type ModelRangeProps } from './models/ModelRange.tsx';
export { ModelVariants, type ModelVariantsProps } from './models/ModelVariants.tsx';
export { OfferCard, type OfferCardProps } from './offers/OfferCard.tsx';
export { OfferDetail, type OfferDetailProps } from './offers/OfferDetail.tsx';
export { OfferList, type OfferListProps } from './offers/OfferList.tsx';
export { OfferStrip, type OfferStripProps, type StripOffer } from './offers/OfferStrip.tsx';
export { ActionBar, type ActionBarProps } from './page/detail/ActionBar.tsx';
export { BoardDetail } from './page/detail/BoardDetail.tsx';
export { CatalogueDetail } from './page/detail/CatalogueDetail.tsx';
export { DetailLayout, type DetailLayoutProps } from './page/detail/DetailLayout.tsx';
export { LetterDetail } from './page/detail/LetterDetail.tsx';
export { ReserveOnline, type ReserveOnlineProps } from './page/detail/ReserveOnline.tsx';
export { ReserveTermsList, type ReserveTermsListProps } from './page/detail/ReserveTermsList.tsx';
export { Ending } from './page/Ending.tsx';
export { MessagePage, type MessagePageProps } from './page/MessagePage.tsx';
export { PageLayout, type PageLayoutProps } from './page/PageLayout.tsx';
export { PageLead, type PageLeadProps } from './page/PageLead.tsx';
export { Panel, type PanelProps } from './page/Panel.tsx';
export { Prose, type ProseProps } from './page/Prose.tsx';
export {
  RichText,
  type RichTextElement,
  type RichTextNode,
  type RichTextProps,
} from './page/RichText.tsx';
export { Section, type SectionProps } from './page/Section.tsx';
export { SplitLayout, type SplitLayoutProps } from './page/SplitLayout.tsx';
export { Steps, type StepsProps } from './page/Steps.tsx';
export { Alert, type AlertProps } from './primitives/alert/Alert.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type SummaryEntry,
} from './primitives/alert/ErrorSummary.tsx';
export { Badge, type BadgeProps } from './primitives/badge/Badge.tsx';
export { Banner, type BannerProps } from './primitives/banner/Banner.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './primitives/breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps } from './primitives/button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './primitives/button/ButtonLink.tsx';
export { IconButton, type IconButtonProps } from './primitives/button/IconButton.tsx';
export { Carousel, type CarouselProps } from './primitives/carousel/Carousel.tsx';
export { Collapsible, type CollapsibleProps } from './primitives/collapsible/Collapsible.tsx';
export {
  DescriptionList,
  type DescriptionListProps,
} from './primitives/descriptionList/DescriptionList.tsx';
export { Dialog, type DialogProps } from './primitives/dialog/Dialog.tsx';
export { EmailAddress } from './primitives/emailAddress/EmailAddress.tsx';
export { Heading, type HeadingProps } from './primitives/heading/Heading.tsx';
export { Icon, type IconProps } from './primitives/icon/Icon.tsx';
export { Image, type ImageProps } from './primitives/image/Image.tsx';
export type { ImageFormat, ImageSource } from './primitives/image/imageSource.ts';
export { Cluster, type ClusterProps } from './primitives/layout/Cluster.tsx';
export { Container } from './primitives/layout/Container.tsx';
export { Grid, type GridProps } from './primitives/layout/Grid.tsx';
export { type Gap, Stack, type StackProps } from './primitives/layout/Stack.tsx';
export { Link, type LinkProps } from './primitives/link/Link.tsx';
export { DropdownMenu, type DropdownMenuProps } from './primitives/menu/DropdownMenu.tsx';
export type { MenuEntry, MenuGroup } from './primitives/menu/menuEntry.ts';
export { hearBackFirst } from './primitives/overlay/backFirst.ts';
export { Pagination, type PaginationProps } from './primitives/pagination/Pagination.tsx';
export { PhoneNumber, type PhoneNumberProps } from './primitives/phoneNumber/PhoneNumber.tsx';
export { useScripted } from './primitives/scripted/useScripted.ts';
export { Skeleton, type SkeletonProps } from './primitives/skeleton/Skeleton.tsx';
export { SkipLink } from './primitives/skipLink/SkipLink.tsx';
export { Spinner, type SpinnerProps } from './primitives/spinner/Spinner.tsx';
export { Stars, type StarsProps } from './primitives/stars/Stars.tsx';
export { Table, type TableProps } from './primitives/table/Table.tsx';
export { type Tab, Tabs, type TabsProps } from './primitives/tabs/Tabs.tsx';
export { Text, type TextProps } from './primitives/text/Text.tsx';
export { ToastProvider, useToast } from './primitives/toast/ToastProvider.tsx';
export type { ToastMessage } from './primitives/toast/toastState.ts';
export { VisuallyHidden } from './primitives/visuallyHidden/VisuallyHidden.tsx';
export {
  type KeepHtml,
  KeptHtmlContext,
  type KeptPart,
  type KeptParts,
} from './provider/KeptHtml.ts';
export {
  type LinkComponent,
  type LinkComponentProps,
  type Notifier,
  UiProvider,
  type UiProviderProps,
  useNotifier,
} from './provider/UiProvider.tsx';
export { ArticleList, type ArticleListProps, type ArticleTeaser } from './reading/ArticleList.tsx';
export { Questions, type QuestionsProps } from './reading/Questions.tsx';
export { ReadingHead, type ReadingHeadProps } from './reading/ReadingHead.tsx';
export { ReadingText } from './reading/ReadingText.tsx';
export { StoryLayout, type StoryLayoutProps } from './reading/StoryLayout.tsx';
export { ReviewCard, type ReviewCardProps } from './reviews/ReviewCard.tsx';
export { ReviewList, type ReviewListProps } from './reviews/ReviewList.tsx';
export { ReviewSection, type ReviewSectionProps } from './reviews/ReviewSection.tsx';
export { ListingSearch, type ListingSearchProps } from './search/layout/ListingSearch.tsx';
export { SearchLayout, type SearchLayoutProps } from './search/layout/SearchLayout.tsx';
export {
  NoResults,
  type NoResultsProps,
  type NoResultsWords,
  type WayOut,
} from './search/noResults/NoResults.tsx';
export { FilterPanel, type FilterPanelProps } from './search/panel/FilterPanel.tsx';
export type {
  PanelFacet,
  PanelMenu,
  PanelRange,
  PanelSection,
  PanelValue,
} from './search/panel/panelFacet.ts';
export { AppliedFilters, type AppliedFiltersProps } from './search/pills/AppliedFilters.tsx';
export type { AppliedPill } from './search/pills/Pills.tsx';
export {
  type QuickFilter,
  QuickFilters,
  type QuickFiltersProps,
} from './search/pills/QuickFilters.tsx';
export { UnderstoodSearch, type UnderstoodSearchProps } from './search/pills/UnderstoodSearch.tsx';
export { RecentSearches, type RecentSearchesProps } from './search/recent/RecentSearches.tsx';
export { PromoTile, type PromoTileProps } from './search/results/PromoTile.tsx';
export {
  ResultGrid,
  type ResultGridProps,
  type ResultPromo,
} from './search/results/ResultGrid.tsx';
export { ResultsSkeleton, type ResultsSkeletonProps } from './search/results/ResultsSkeleton.tsx';
export { StockRows, type StockRowsProps } from './search/results/StockRows.tsx';
export { ViewSwitch, type ViewSwitchProps } from './search/results/ViewSwitch.tsx';
export { SortSelect, type SortSelectProps } from './search/sort/SortSelect.tsx';
export { bringSuggestions } from './search/suggest/bringSuggestions.ts';
export type { SuggestionListProps } from './search/suggest/SuggestionList.tsx';
export type { Suggestion, SuggestionSource } from './search/suggest/suggestion.ts';
export { AcceptForm, type AcceptFormProps } from './tradeIn/AcceptForm.tsx';
export { ConditionForm, type ConditionFormProps } from './tradeIn/ConditionForm.tsx';
export { OwnCarForm, type OwnCarFormProps } from './tradeIn/OwnCarForm.tsx';
export { type ChosenPhoto, PhotoField, type PhotoFieldProps } from './tradeIn/PhotoField.tsx';
export { PlateForm, type PlateFormProps } from './tradeIn/PlateForm.tsx';
export { ToldEstimate, type ToldEstimateProps } from './tradeIn/ToldEstimate.tsx';
export { TradeInFaq, type TradeInFaqProps } from './tradeIn/TradeInFaq.tsx';
export { TradeInFrame, type TradeInFrameProps } from './tradeIn/TradeInFrame.tsx';
export { tradeInCopy, tradeInFaq } from './tradeIn/tradeInCopy.ts';
export type { TradeInStage } from './tradeIn/tradeInStage.ts';
export { ValuationResult, type ValuationResultProps } from './tradeIn/ValuationResult.tsx';
export { type PdfLinkProps } from './vehicle/actions/PdfLink.tsx';
export { VehicleActions, type VehicleActionsProps } from './vehicle/actions/VehicleActions.tsx';
export { VehicleTools, type VehicleToolsProps } from './vehicle/actions/VehicleTools.tsx';
export { CardCorner } from './vehicle/card/CardCorner.ts';
export { VehicleCard, type VehicleCardProps } from './vehicle/card/VehicleCard.tsx';
export { VehicleCardSkeleton } from './vehicle/card/VehicleCardSkeleton.tsx';
export { DealerComments, type DealerCommentsProps } from './vehicle/details/DealerComments.tsx';
export { FeatureList, type FeatureListProps } from './vehicle/details/FeatureList.tsx';
export { KeyInformation, type KeyInformationProps } from './vehicle/details/KeyInformation.tsx';
export { SellingPoints, type SellingPointsProps } from './vehicle/details/SellingPoints.tsx';
export { SoldNotice, type SoldNoticeProps } from './vehicle/details/SoldNotice.tsx';
export { SpecTable, type SpecTableProps } from './vehicle/details/SpecTable.tsx';
export { VehicleHeader, type VehicleHeaderProps } from './vehicle/details/VehicleHeader.tsx';
export type { GalleryPlace } from './vehicle/gallery/galleryPlace.ts';
export { VehicleGallery, type VehicleGalleryProps } from './vehicle/gallery/VehicleGallery.tsx';
export { BodyGlyph } from './vehicle/icons/BodyGlyph.tsx';
export { MarketIndicator, type MarketIndicatorProps } from './vehicle/price/MarketIndicator.tsx';
export { PriceBlock, type PriceBlockProps } from './vehicle/price/PriceBlock.tsx';
export {
  RecentlyViewed,
  type RecentlyViewedProps,
  type ViewedVehicle,
} from './vehicle/recent/RecentlyViewed.tsx';
export { VehicleSubject, type VehicleSubjectProps } from './vehicle/subject/VehicleSubject.tsx';
export { StateRibbon, type StateRibbonProps } from './vehicle/tag/StateRibbon.tsx';
export { TagBanner, type TagBannerProps } from './vehicle/tag/TagBanner.tsx';
export { vehicleCopy } from './vehicle/vehicleCopy.ts';
export { SavedCards, type SavedCardsProps } from './watchlist/SavedCards.tsx';
export { SavedGone, type SavedGoneProps } from './watchlist/SavedGone.tsx';
export { SavedOrder, type SavedOrderProps } from './watchlist/SavedOrder.tsx';
