import '@forecourt/ui/styles/rangeSlider.css';
import '@forecourt/ui/styles/pagination.css';
import '@forecourt/ui/styles/search.css';
import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { listingMeta } from '../../listing/listingMeta.ts';
import {
  type AnsweredListing,
  answerOf,
  type PackedListing,
  unpackListing,
} from '../../listing/servedListing.ts';
import { SEVEN_SEATER_PATH } from '../../presenters/paths.ts';
import { NavigateContext } from '../../shell/RouterLink.tsx';
import { ListingPage } from '../listing/ListingPage.tsx';
import { browserAnswers } from '../listing/local/browserAnswers.ts';
import { ListingContext } from '../listing/local/ListingContext.ts';
import { useListing } from '../listing/useListing.ts';
import { loadSevenSeater } from './sevenSeater.server.ts';
import { useUnrouted } from './useUnrouted.ts';

export { listingMeta as meta, loadSevenSeater as loader };

/** Answers within the browser once the stock is there. */
export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return browserAnswers.answer({
    page: SEVEN_SEATER_PATH,
    keepsAddress: true,
    url: new URL(request.url),
    path: '',
    signal: request.signal,
    serve: async () => unpackListing(await serverLoader<PackedListing>()),
  });
}

/** A search of this page leaves its address as it is, and fetches its results itself. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href !== nextUrl.href;
}

export default function SevenSeaterRoute() {
  const served = answerOf(useLoaderData<PackedListing | AnsweredListing>());
  const { answer, navigate, actions } = useUnrouted(SEVEN_SEATER_PATH, served);
  const view = useListing(answer);
  return (
    <NavigateContext value={navigate}>
      <ListingContext value={actions}>
        <ListingPage view={view} />
      </ListingContext>
    </NavigateContext>
  );
}
