/** A button or link. */
export interface MailLink {
  text: string;
  href: string;
}

/** What a message says, whether as text or as a page. */
export interface AlertFacts {
  headline: string;
  paragraphs: readonly string[];
  action: MailLink | null;
  groups: readonly {
    heading: string;
    vehicles: readonly { title: string; facts: string; href: string | null }[];
  }[];
  /** Why it came, who sent it, and how it ends. */
  footer: readonly string[];
  links: readonly MailLink[];
}
