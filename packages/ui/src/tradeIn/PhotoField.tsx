import type { ChangeEvent } from 'react';
import { CheckboxField } from '../forms/CheckboxField.tsx';
import { field, hint, label, optional } from '../forms/forms.css.ts';
import { Icon } from '../primitives/icon/Icon.tsx';
import { useScripted } from '../primitives/scripted/useScripted.ts';
import * as css from './photoField.css.ts';

/** A photo that was chosen. */
export interface ChosenPhoto {
  /** Unique in the field. */
  key: string;
  state: 'sending' | 'sent' | 'failed';
  /** Of sending, 0 to 1. */
  progress: number;
  /** Why it was not taken. */
  message: string | null;
  /** Names it on the server, once it is there. */
  token: string | null;
  /** Bytes that were sent; `null` where nobody knows yet. */
  bytes: number | null;
  /** Shown small; `null` where there is none, as of photos that came before the page. */
  picture: CanvasImageSource | null;
}

export interface PhotoFieldProps {
  /** Prefix of ids, unique on the page. */
  id: string;
  /** Name of the field of files, where no script takes them over. */
  filesName: string;
  /** Name under which the form names photos that are on the server. */
  tokenName: string;
  /** Photos at most. */
  most: number;
  photos: readonly ChosenPhoto[];
  /** Takes chosen files over from the form, which sends the field itself where no script runs. */
  onChoose(files: readonly File[]): void;
  onRemove(key: string): void;
}

const TYPES = 'image/jpeg,image/png,image/webp';

/** Photos with a form: sent at once where there is a script, else with the form itself. */
export function PhotoField({
  id,
  filesName,
  tokenName,
  most,
  photos,
  onChoose,
  onRemove,
}: PhotoFieldProps) {
  const isScripted = useScripted();
  const isFull = photos.filter(({ state }) => state !== 'failed').length >= most;

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = Array.from(currentTarget.files ?? []);
    // The same one may be chosen again after it was taken away.
    currentTarget.value = '';
    onChoose(files);
  }

  return (
    <div className={field}>
      <label className={label} htmlFor={`${id}-photos`}>
        Photos of your car <span className={optional}>(optional)</span>
      </label>
      <p id={`${id}-photos-hint`} className={hint}>
        Up to {most}, as JPEG, PNG or WebP: the outside, the inside, and any damage. Where and when
        they were taken is removed.
      </p>
      {photos.length > 0 &&
        (isScripted ? (
          <ul className={css.list}>
            {photos.map((photo, index) => (
              <li key={photo.key} className={css.photo}>
                <Preview picture={photo.picture} />
                <Told photo={photo} number={index + 1} />
                <button
                  type="button"
                  className={css.remove}
                  aria-label={`Remove photo ${index + 1}`}
                  onClick={() => onRemove(photo.key)}
                >
                  <Icon name="close" />
                </button>
                {photo.token !== null && (
                  <input type="hidden" name={tokenName} value={photo.token} />
                )}
              </li>
            ))}
          </ul>
        ) : (
          photos.map(
            ({ key, token, bytes }, index) =>
              token !== null && (
                <CheckboxField
                  key={key}
                  name={tokenName}
                  value={token}
                  defaultChecked
                  label={`Photo ${index + 1}${sizeOf(bytes)}, kept: send it along`}
                />
              ),
          )
        ))}
      <input
        id={`${id}-photos`}
        type="file"
        className={css.files}
        accept={TYPES}
        multiple
        disabled={isScripted && isFull}
        aria-describedby={`${id}-photos-hint`}
        // Where a script sends each by itself, the form sends none.
        {...(isScripted ? { onChange: choose } : { name: filesName })}
      />
    </div>
  );
}

function Preview({ picture }: Pick<ChosenPhoto, 'picture'>) {
  const draw = (canvas: HTMLCanvasElement | null) => {
    const context = picture === null ? null : canvas?.getContext('2d');
    if (!context || picture === null) return;
    context.drawImage(picture, 0, 0, context.canvas.width, context.canvas.height);
  };
  return <canvas ref={draw} className={css.preview} width={144} height={108} aria-hidden="true" />;
}

function Told({ photo, number }: { photo: ChosenPhoto; number: number }) {
  const { state, progress, message, bytes } = photo;
  return (
    <output className={css.words}>
      <span>
        Photo {number}
        {sizeOf(bytes)}
      </span>
      {state === 'sending' && (
        <progress max={1} value={progress} aria-label={`Photo ${number} is being sent`} />
      )}
      {state === 'sent' && <span>Ready</span>}
      {state === 'failed' && <span className={css.failed}>{message}</span>}
    </output>
  );
}

function sizeOf(bytes: number | null): string {
  if (bytes === null) return '';
  return bytes < 1_000_000
    ? `, ${Math.max(1, Math.round(bytes / 1000))} kB`
    : `, ${(bytes / 1_000_000).toFixed(1)} MB`;
}
