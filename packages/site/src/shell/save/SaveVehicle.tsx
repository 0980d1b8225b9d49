import { useSiteView } from '../SiteDocument.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { WatchlistButton, type WatchlistButtonProps } from './WatchlistButton.tsx';

/** Saves a vehicle where the site keeps it: with who is signed in, or in this browser (R1-04). */
export function SaveVehicle(props: WatchlistButtonProps) {
  const Button = useSiteView()?.saves?.kind === 'watchlist' ? WatchlistButton : FavouriteButton;
  return <Button {...props} />;
}
