// Plain React, as a page of this content is first written: what both peers have in common.
import type { Card, Link, ListingData, SiteData } from './listingData.ts';

function Links({ of }: { of: readonly Link[] }) {
  return (
    <ul>
      {of.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

export function Header({ site: { name, phone, menu, locations } }: { site: SiteData }) {
  return (
    <header className="header">
      <a href="#main">Skip to main content</a>
      <a href="/">{name}</a>
      <details>
        <summary>Locations</summary>
        <ul>
          {locations.map((place) => (
            <li key={place.id}>
              <a href={`/#${place.id}`}>{place.name}</a>
              <span>{place.city}</span>
              <a href={`tel:${place.phone}`}>{place.phone}</a>
            </li>
          ))}
        </ul>
      </details>
      {phone && <a href={phone.href}>{phone.text}</a>}
      <nav aria-label="Main">
        <ul>
          {menu.map((entry) => (
            <li key={entry.label}>
              {'links' in entry ? (
                <details>
                  <summary>{entry.label}</summary>
                  <Links of={entry.links} />
                </details>
              ) : (
                <a href={entry.href}>{entry.label}</a>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

export function Footer({ site: { name, tagline, phone, footer, locations } }: { site: SiteData }) {
  return (
    <footer className="footer">
      <a href="/">{name}</a>
      <p>{tagline}</p>
      {phone && <a href={phone.href}>{phone.text}</a>}
      {footer.map(({ heading, links }) => (
        <div key={heading}>
          <h2>{heading}</h2>
          <Links of={links} />
        </div>
      ))}
      <ul>
        {locations.map(({ id, name: title, street, city, state, postcode, phone: number }) => (
          <li key={id}>
            <p>{title}</p>
            <address>
              <span>{street}</span>
              <span>
                {city} {state} {postcode}
              </span>
            </address>
            <a href={`tel:${number}`}>{number}</a>
          </li>
        ))}
      </ul>
    </footer>
  );
}

type Rules = ListingData['cardRules'];

export function Picture({ url, alt, sizes, rules }: PictureProps) {
  const { widths, formats } = rules.imageService;
  const base = url.replace(/\.\w+$/, '');
  return (
    <picture className="picture">
      {formats.slice(0, -1).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ')}
          sizes={sizes}
        />
      ))}
      <img src={`${base}-640.jpg`} sizes={sizes} alt={alt} width={640} height={427} />
    </picture>
  );
}

interface PictureProps {
  url: string;
  alt: string;
  sizes: string;
  rules: Rules;
}

export interface VehicleProps {
  card: Card;
  rules: Rules;
  sizes: string;
}

export function Vehicle({ card, rules, sizes }: VehicleProps) {
  const { slug, title, subtitle, image, photoCount, tag, facts, place, colour } = card;
  const alt = [title, subtitle, colour].filter(Boolean).join(' ');
  return (
    <article className="card">
      <div className="card-top">
        {image && <Picture url={image.url} alt={alt} sizes={sizes} rules={rules} />}
        {tag && <span className="tag">{tag.text}</span>}
        <span className="photos">
          <Icon path="M4 8h3.5l1.5-2.5h6L16.5 8H20v11H4V8Z" />
          {photoCount}
          <span className="hidden"> photos</span>
        </span>
      </div>
      <div className="card-text">
        <h2>
          <a href={`/cars/${slug}`}>{title}</a>
        </h2>
        <p>{subtitle}</p>
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className="place">
          <Icon path="M12 21s7-6.1 7-11.5a7 7 0 1 0-14 0C5 14.9 12 21 12 21Z" />
          {place}
        </p>
      </div>
      <div className="card-foot">
        <Price card={card} />
        <a href={`/enquiry/${slug}`}>{rules.labels.enquire}</a>
      </div>
    </article>
  );
}

function Price({ card: { id, price } }: { card: Card }) {
  return (
    <p className="price">
      {price.was && (
        <span>
          Was <s>{price.was.amount}</s> now: <strong>{price.was.saving}</strong>
        </span>
      )}
      <span>{price.text}</span>
      {price.basis && (
        <span>
          <button type="button" popoverTarget={`basis-${id}`}>
            {price.basis}
            <Icon path="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z" />
          </button>
          <span popover="auto" id={`basis-${id}`}>
            <strong>{price.basis}</strong>
            {
              ' The whole price, ready to drive home: registration, insurance and stamp duty are in it.'
            }
          </span>
        </span>
      )}
    </p>
  );
}

export function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export function Promo({ title, text, href, action }: ListingData['promos'][number]) {
  return (
    <aside className="promo">
      <h2>{title}</h2>
      <p>{text}</p>
      <a href={href}>{action}</a>
    </aside>
  );
}
