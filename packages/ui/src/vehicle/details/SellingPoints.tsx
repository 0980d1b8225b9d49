import { Heading } from '../../primitives/heading/Heading.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { IconName } from '../../primitives/icon/paths.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { VisuallyHidden } from '../../primitives/visuallyHidden/VisuallyHidden.tsx';
import { section } from './details.css.ts';
import { points as list, point, pointIcon } from './sellingPoints.css.ts';

export interface SellingPointsProps {
  /** `Why Buy From Us?` or `Protect Your Car` (R2-72). */
  heading: string;
  points: readonly {
    title: string;
    text: string;
    icon?: IconName;
    /** Page that tells more. */
    href?: string | null;
  }[];
}

/** What a dealer promises, point by point; nothing when there are none (R2-72). */
export function SellingPoints({ heading, points }: SellingPointsProps) {
  if (points.length === 0) return null;
  return (
    <section className={section}>
      <Heading level={2} section>
        {heading}
      </Heading>
      <ul className={list}>
        {points.map(({ title, text, icon = 'check', href = null }) => (
          <li key={title} className={point}>
            <span className={pointIcon}>
              <Icon name={icon} />
            </span>
            <div>
              <Heading level={3} size="h4">
                {title}
              </Heading>
              <p>{text}</p>
              {href !== null && (
                <Link href={href} variant="standalone">
                  Find out more<VisuallyHidden>: {title}</VisuallyHidden>
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
