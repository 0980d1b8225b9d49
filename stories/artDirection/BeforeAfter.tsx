import { themes } from '../themes.ts';
import { type ArtTime, artPages, artPicture, artWidths } from './artPages.ts';
import './beforeAfter.css';

const templates = Object.keys(themes).filter((name) => name !== 'wireframe');

/** Each page of one template as it was and as it is, on a phone and on a desktop. */
export function BeforeAfter({ template }: { template: string }) {
  return artPages.map(({ name, title }) => (
    <section key={name} className="art-page">
      <h3>{title}</h3>
      {artWidths.map((width) => (
        <div key={width} className={`art-pair art-pair-${width}`}>
          {(['before', 'after'] satisfies ArtTime[]).map((time) => (
            <figure key={time}>
              <img
                src={artPicture(time, template, name, width)}
                alt={`${title} at ${width} pixels, ${time}`}
                loading="lazy"
              />
              <figcaption>
                {time === 'before' ? 'Before' : 'After'}, {width} px
              </figcaption>
            </figure>
          ))}
        </div>
      ))}
    </section>
  ));
}

/** One page in all templates beside each other, by grey values alone: whose is it? */
export function InGrey({ page }: { page: (typeof artPages)[number]['name'] }) {
  return (
    <div className="art-pair art-grey">
      {templates.map((template) => (
        <figure key={template}>
          <img src={artPicture('after', template, page, 1280)} alt={`${page} of ${template}`} />
          <figcaption>{template}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** A part of a page that answers a visitor's question. */
export function Answer(props: {
  template: string;
  page: (typeof artPages)[number]['name'];
  width?: (typeof artWidths)[number];
}) {
  const { template, page, width = 1280 } = props;
  return (
    <img
      className="art-answer"
      src={artPicture('after', template, page, width)}
      alt={`${page} of ${template}`}
    />
  );
}
