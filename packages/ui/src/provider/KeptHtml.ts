import { createContext, type ReactNode, use } from 'react';

/** A part of a page whose HTML follows from its key alone, the texts of its slots apart. */
export interface KeptPart {
  /**
   * Says all that the HTML depends on: two parts with one key are the same, whatever page, moment
   * or visitor they are drawn for. JSON of the properties is such a key.
   */
  key: string;
  /**
   * Texts, or parts, that differ from one such part to the next. What is drawn of a text may only be
   * printed, as the whole of an attribute or of an element's text, or with more text around it in an
   * attribute; what is drawn of parts is all that their element holds.
   */
  slots: readonly (string | readonly KeptPart[])[];
  /** Draws the part with a text in each slot. It uses no hook that makes ids: one can be given in a slot. */
  draw(slots: readonly string[]): ReactNode;
}

/**
 * Takes parts of a page that a server is making, and gives a text to draw in their place: one that
 * the server replaces by their HTML, which it has made before or makes now. Nothing but elements and
 * other such texts may stand beside it.
 */
export type KeepHtml = KeptParts & ((parts: readonly KeptPart[]) => string);

/** How components describe what can be kept of them. */
export interface KeptParts {
  /** A part without slots. `of` is all that its HTML depends on: plain values. */
  plain(name: string, of: unknown, draw: () => ReactNode): KeptPart;
  /** How parts of this kind are described. */
  of: <Describe>(kind: KeptKind<Describe>) => Describe;
}

/** Name of a component whose description a server alone has: browsers load none of it. */
export type KeptKind<Describe> = string & { readonly describe?: Describe };

/**
 * Lets a server write parts that recur on its pages, such as cards, without drawing them each time.
 * A browser keeps nothing: it draws the same elements, and takes over what was sent.
 */
export const KeptHtmlContext = /* @__PURE__ */ createContext<KeepHtml | null>(null);

/** `null` in a browser, and on a server that keeps nothing. */
export function useKeptHtml(): KeepHtml | null {
  return use(KeptHtmlContext);
}
