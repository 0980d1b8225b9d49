import { BodyGlyph } from './BodyGlyph.tsx';

export interface NoPhotoProps {
  /** Body type, which the drawing shows. */
  body: string;
  /** The picture's words, for those who do not see the drawing. */
  label: string;
}

/** In place of a photo that cannot be had. */
export function NoPhoto({ body, label }: NoPhotoProps) {
  return (
    // The picture it stands for is what cannot be had.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <span role="img" aria-label={label}>
      <BodyGlyph body={body} />
    </span>
  );
}
