import type { ContentPicture, RichNode } from '@forecourt/domain';

/** What reading one document may use. */
export interface Reading {
  file: string;
  /** The picture of an address; one that is not there is a fault of `key`. */
  picture(key: string, address: string | null, alt: string): ContentPicture | null;
  /** An author's Markdown as elements. */
  rich(key: string, text: string): readonly RichNode[];
  fault(key: string, fault: string, remedy: string): void;
}
