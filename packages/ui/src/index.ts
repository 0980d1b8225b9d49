import './style/layers.css.ts';
import './style/fallbackTheme.css.ts';
import './style/reset.css.ts';

export { Footer, type FooterProps } from './chrome/Footer.tsx';
export { Header, type HeaderProps } from './chrome/Header.tsx';
export type { NavEntry, NavLink } from './chrome/navigation.ts';
export type { HeaderPlace, UtilityBarProps } from './chrome/UtilityBar.tsx';
export { EnquiryForm, type EnquiryFormProps } from './enquiry/EnquiryForm.tsx';
export { CheckboxField, type CheckboxFieldProps } from './forms/CheckboxField.tsx';
export { ChoiceGroupField, type ChoiceGroupFieldProps } from './forms/ChoiceGroupField.tsx';
export { EmailField } from './forms/EmailField.tsx';
export type { FieldProps } from './forms/Field.tsx';
export { NumberField, type NumberFieldProps } from './forms/NumberField.tsx';
export { PhoneField } from './forms/PhoneField.tsx';
export { PostcodeField } from './forms/PostcodeField.tsx';
export { SelectField, type SelectFieldProps } from './forms/SelectField.tsx';
export { TextAreaField } from './forms/TextAreaField.tsx';
export { TextField, type TextFieldProps } from './forms/TextField.tsx';
export { Hero, type HeroProps } from './home/Hero.tsx';
export { IndexList, type IndexListProps } from './home/IndexList.tsx';
export { type QuickTile, QuickTiles, type QuickTilesProps } from './home/QuickTiles.tsx';
export { Statement, type StatementProps } from './home/Statement.tsx';
export { VehicleSpotlight, type VehicleSpotlightProps } from './home/VehicleSpotlight.tsx';
export { LocationCard, type LocationCardProps } from './location/LocationCard.tsx';
export { OpeningHoursTable, type OpeningHoursTableProps } from './location/OpeningHoursTable.tsx';
export { ActionBar } from './page/ActionBar.tsx';
export { DetailLayout, type DetailLayoutProps } from './page/DetailLayout.tsx';
export { MessagePage, type MessagePageProps } from './page/MessagePage.tsx';
export { PageLayout, type PageLayoutProps } from './page/PageLayout.tsx';
export { Panel, type PanelProps } from './page/Panel.tsx';
export { Prose } from './page/Prose.tsx';
export { Section, type SectionProps } from './page/Section.tsx';
export { SplitLayout, type SplitLayoutProps } from './page/SplitLayout.tsx';
export { Alert, type AlertProps } from './primitives/alert/Alert.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type SummaryEntry,
} from './primitives/alert/ErrorSummary.tsx';
export { Badge, type BadgeProps } from './primitives/badge/Badge.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './primitives/breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps } from './primitives/button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './primitives/button/ButtonLink.tsx';
export { IconButton, type IconButtonProps } from './primitives/button/IconButton.tsx';
export { Carousel, type CarouselProps } from './primitives/carousel/Carousel.tsx';
export {
  DescriptionList,
  type DescriptionListProps,
} from './primitives/descriptionList/DescriptionList.tsx';
export { Dialog, type DialogProps } from './primitives/dialog/Dialog.tsx';
export { Drawer, type DrawerProps } from './primitives/drawer/Drawer.tsx';
export { Heading, type HeadingProps } from './primitives/heading/Heading.tsx';
export { Icon, type IconProps } from './primitives/icon/Icon.tsx';
export { Image, type ImageProps } from './primitives/image/Image.tsx';
export type { ImageFormat, ImageSource } from './primitives/image/imageSource.ts';
export { Cluster, type ClusterProps } from './primitives/layout/Cluster.tsx';
export { Container } from './primitives/layout/Container.tsx';
export { Grid, type GridProps } from './primitives/layout/Grid.tsx';
export { type Gap, Stack, type StackProps } from './primitives/layout/Stack.tsx';
export { Link, type LinkProps } from './primitives/link/Link.tsx';
export { Pagination, type PaginationProps } from './primitives/pagination/Pagination.tsx';
export { Skeleton, type SkeletonProps } from './primitives/skeleton/Skeleton.tsx';
export { SkipLink } from './primitives/skipLink/SkipLink.tsx';
export { Spinner, type SpinnerProps } from './primitives/spinner/Spinner.tsx';
export { Stars, type StarsProps } from './primitives/stars/Stars.tsx';
export { Table, type TableProps } from './primitives/table/Table.tsx';
export { Text, type TextProps } from './primitives/text/Text.tsx';
export { VisuallyHidden } from './primitives/visuallyHidden/VisuallyHidden.tsx';
export {
  type LinkComponent,
  type LinkComponentProps,
  UiProvider,
  type UiProviderProps,
} from './provider/UiProvider.tsx';
export {
  AppliedFilters,
  type AppliedFiltersProps,
  type AppliedPill,
} from './search/layout/AppliedFilters.tsx';
export { SearchLayout, type SearchLayoutProps } from './search/layout/SearchLayout.tsx';
export { NoResults, type NoResultsProps } from './search/noResults/NoResults.tsx';
export { FilterPanel, type FilterPanelProps } from './search/panel/FilterPanel.tsx';
export type {
  PanelFacet,
  PanelRange,
  PanelSection,
  PanelValue,
} from './search/panel/panelFacet.ts';
export { SortSelect, type SortSelectProps } from './search/sort/SortSelect.tsx';
export { ResultGrid, type ResultGridProps } from './vehicle/card/ResultGrid.tsx';
export { VehicleCard, type VehicleCardProps } from './vehicle/card/VehicleCard.tsx';
export { DealerComments, type DealerCommentsProps } from './vehicle/details/DealerComments.tsx';
export { FeatureList, type FeatureListProps } from './vehicle/details/FeatureList.tsx';
export { KeyInformation, type KeyInformationProps } from './vehicle/details/KeyInformation.tsx';
export { SoldNotice, type SoldNoticeProps } from './vehicle/details/SoldNotice.tsx';
export { SpecTable, type SpecTableProps } from './vehicle/details/SpecTable.tsx';
export { VehicleHeader, type VehicleHeaderProps } from './vehicle/details/VehicleHeader.tsx';
export { VehicleGallery, type VehicleGalleryProps } from './vehicle/gallery/VehicleGallery.tsx';
export { BodyGlyph } from './vehicle/icons/BodyGlyph.tsx';
export { MarketNote, type MarketNoteProps } from './vehicle/price/MarketNote.tsx';
export { PriceBlock, type PriceBlockProps } from './vehicle/price/PriceBlock.tsx';
export { TagBanner, type TagBannerProps } from './vehicle/tag/TagBanner.tsx';
