import { themes } from '../themes.ts';
import {
  ANSWER_WIDTH,
  type ArtPageName,
  type ArtTime,
  type ArtWidth,
  artPages,
  artWidths,
} from './artPages.ts';
import { type ArtPicture, artPicture, hasArt } from './artPictures.ts';
import './beforeAfter.css';

const templates = Object.keys(themes).filter((name) => name !== 'wireframe');
/** A phone and a tablet stand beside each other; a desktop's pair is as wide as both. */
const rows = [artWidths.slice(0, 2), artWidths.slice(2, 3), artWidths.slice(3)];
const times = { before: 'Before', after: 'After' } as const satisfies Partial<
  Record<ArtTime, string>
>;

/** Each page of one template as it was and as it is, on a phone, a tablet and desktops. */
export function BeforeAfter({ template }: { template: string }) {
  const there = artPages.filter(({ name }) => hasArt(template, name));
  const missing = artPages.filter(({ name }) => !hasArt(template, name));
  return (
    <>
      <p>
        “Before” is the demo dealer as it was before this work began, on 26 November 2026; “after”
        is the same dealer now. Pages that a shopper comes to by signing in, reserving or asking for
        an alert were drawn by doing so. A long page is cut off where its character is told.
      </p>
      <nav aria-label="Pages before and after">
        <ul className="art-contents">
          {there.map(({ name, title }) => (
            <li key={name}>
              {/* Storybook's frame would open it in its parent. */}
              <a href={`#${idOf(name)}`} target="_self">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {missing.length > 0 && (
        <p>
          The demo dealer of this template has none of these, which stand among the pages of the
          others: {missing.map(({ title }) => title).join(', ')}.
        </p>
      )}
      {there.map((page) => (
        <section key={page.name} className="art-page" aria-labelledby={idOf(page.name)}>
          <h3 id={idOf(page.name)}>{page.title}</h3>
          {rows.map((widths) => (
            <div key={widths.join()} className="art-row">
              {widths.flatMap((width) =>
                (['before', 'after'] as const).map((time) => (
                  <Figure key={`${width}${time}`} {...{ template, page, width, time }} />
                )),
              )}
            </div>
          ))}
        </section>
      ))}
    </>
  );
}

interface FigureProps {
  template: string;
  page: (typeof artPages)[number];
  width: ArtWidth;
  time: keyof typeof times;
}

function Figure({ template, page: { name, title }, width, time }: FigureProps) {
  const picture = artPicture(time, template, name, width);
  return (
    <figure
      style={{ flexBasis: picture?.width ?? artPicture('after', template, name, width)?.width }}
    >
      {picture === null ? (
        <p className="art-none">New: this dealer had no such page before.</p>
      ) : (
        <Picture picture={picture} alt={`${title} at ${width} pixels, ${time}`} />
      )}
      <figcaption>
        {times[time]}, {width} px
      </figcaption>
    </figure>
  );
}

/** With its size, so that nothing moves when it comes. */
function Picture({ picture, alt }: { picture: ArtPicture; alt: string }) {
  return <img {...picture} alt={alt} loading="lazy" decoding="async" />;
}

function idOf(page: ArtPageName): string {
  return `page-${page}`;
}

/** One page in all templates beside each other, by grey values alone: whose is it? */
export function InGrey({ page }: { page: ArtPageName }) {
  return (
    <div className="art-row art-grey">
      {templates.map((template) => {
        const picture = artPicture('after', template, page, 1280);
        return (
          picture && (
            <figure key={template} style={{ flexBasis: picture.width }}>
              <Picture picture={picture} alt={`${page} of ${template}, in grey`} />
              <figcaption>{template}</figcaption>
            </figure>
          )
        );
      })}
    </div>
  );
}

/** A part of a page that answers a visitor's question. */
export function Answer({ template, page }: { template: string; page: ArtPageName }) {
  const picture = artPicture('answer', template, page, ANSWER_WIDTH);
  return (
    picture && (
      <div className="art-answer">
        <Picture picture={picture} alt={`First view of ${page} of ${template}`} />
      </div>
    )
  );
}
