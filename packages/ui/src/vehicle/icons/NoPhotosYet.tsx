import { BodyGlyph } from './BodyGlyph.tsx';

export interface NoPhotosYetProps {
  /** Body type, which the drawing shows. */
  body: string;
  /** Whether the vehicle can be had: of others no photo will be taken any more. */
  available: boolean;
}

/** In place of the photos of a vehicle that has none. */
export function NoPhotosYet({ body, available }: NoPhotosYetProps) {
  return (
    <>
      <BodyGlyph body={body} />
      {available ? 'Photos coming soon' : 'No photos'}
    </>
  );
}
