import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  use,
} from 'react';
import type { PictureSizes } from '../theme/pictureSizes.ts';

/** What the library asks of a link: a path or URL, and the attributes of an anchor. */
export interface LinkComponentProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  children: ReactNode;
}

/** A link of the application's router, or a plain anchor. */
export type LinkComponent = ComponentType<LinkComponentProps>;

function Anchor({ to, children, ...rest }: LinkComponentProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

/** Tells the visitor something outside the page, for example by a browser alert (R0-09). */
export interface Notifier {
  alert(text: string): void;
}

/** Alerts of the browser itself. It is called in answer to something, never while rendering. */
const browserNotifier: Notifier = { alert: (text) => window.alert(text) };

const NotifierContext = /* @__PURE__ */ createContext<Notifier>(browserNotifier);

/** True of no theme, and not far from any. */
const anyTheme: PictureSizes = {
  card: '(min-width: 1200px) 320px, (min-width: 768px) 50vw, 100vw',
  gallery: '(min-width: 992px) 62vw, 100vw',
  mosaic: '(min-width: 768px) 50vw, 100vw',
  hero: '100vw',
  subject: 'end',
  lead: 'band',
};

const PicturesContext = /* @__PURE__ */ createContext<PictureSizes>(anyTheme);

const LinkContext = /* @__PURE__ */ createContext<LinkComponent>(Anchor);

export interface UiProviderProps {
  /** The router's link. It must render one `<a>`; default: a plain anchor. */
  Link?: LinkComponent;
  /** Default: alerts of the browser. */
  notifier?: Notifier;
  /** How wide the theme shows pictures: `pictureSizes(theme)` of `@forecourt/ui/theme`. */
  pictures?: PictureSizes;
  children: ReactNode;
}

/** Gives every component of the library what it has from the application. Put it round the whole page. */
export function UiProvider({
  Link = Anchor,
  notifier = browserNotifier,
  pictures = anyTheme,
  children,
}: UiProviderProps) {
  return (
    <LinkContext value={Link}>
      <NotifierContext value={notifier}>
        <PicturesContext value={pictures}>{children}</PicturesContext>
      </NotifierContext>
    </LinkContext>
  );
}

/** What tells the visitor that something failed (R0-09). */
export function useNotifier(): Notifier {
  return use(NotifierContext);
}

/** How wide the theme shows the first picture of a page. */
export function usePictureSizes(): PictureSizes {
  return use(PicturesContext);
}

/** The application's link component. */
export function useLink(): LinkComponent {
  return use(LinkContext);
}
