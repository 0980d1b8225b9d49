import { Heading } from '../primitives/heading/Heading.tsx';
import { Container } from '../primitives/layout/Container.tsx';
import * as css from './statement.css.ts';

export interface StatementProps {
  /** Stands small beside the words. */
  heading: string;
  /** The first is set large. */
  paragraphs: readonly string[];
}

/** Who the dealer is, as a magazine would open: a large first paragraph, the rest beneath. */
export function Statement({ heading, paragraphs: [first, ...rest] }: StatementProps) {
  return (
    <section className={css.statement}>
      <Container>
        <div className={css.grid}>
          <Heading level={2} size="h4" section>
            {heading}
          </Heading>
          <div className={css.words}>
            {first && <p className={css.first}>{first}</p>}
            {rest.length > 0 && (
              <div className={css.rest}>
                {rest.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            )}
          </div>
        </div>
      </Container>
    </section>
  );
}
