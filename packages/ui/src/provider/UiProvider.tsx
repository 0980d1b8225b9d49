import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  use,
} from 'react';

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

const LinkContext = /* @__PURE__ */ createContext<LinkComponent>(Anchor);

export interface UiProviderProps {
  /** The router's link. It must render one `<a>`; default: a plain anchor. */
  Link?: LinkComponent;
  children: ReactNode;
}

/** Gives every component of the library the application's link. Put it round the whole page. */
export function UiProvider({ Link = Anchor, children }: UiProviderProps) {
  return <LinkContext value={Link}>{children}</LinkContext>;
}

/** The application's link component. */
export function useLink(): LinkComponent {
  return use(LinkContext);
}
