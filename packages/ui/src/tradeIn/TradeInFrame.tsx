import { type ReactNode, useEffect, useRef } from 'react';
import { landing } from '../enquiry/enquiryForm.css.ts';
import { StepProgress } from '../enquiry/StepProgress.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { Link } from '../primitives/link/Link.tsx';
import * as css from './tradeIn.css.ts';
import { stageTitles, type TradeInStage } from './tradeInStage.ts';

export interface TradeInFrameProps {
  stage: TradeInStage;
  /** The shopper's car in a line, once it is known, and where it can be changed. */
  car: { title: string; facts: string; href: string } | null;
  children: ReactNode;
}

/** A stage of a trade-in: how far it has come, whose car it is about, and the stage itself. */
export function TradeInFrame({ stage, car, children }: TradeInFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    // The button that led here is gone; the keyboard goes on from the next stage.
    if (before.current !== stage) box.current?.focus();
    before.current = stage;
  }, [stage]);
  const stages = Object.keys(stageTitles);
  return (
    <div ref={box} tabIndex={-1} className={landing}>
      <div className={css.frame}>
        <StepProgress paged titles={Object.values(stageTitles)} current={stages.indexOf(stage)} />
        {car !== null && (
          <p className={css.ownCar}>
            <span>
              <strong>{car.title}</strong>
              <span>{car.facts}</span>
            </span>
            <Link href={car.href} variant="standalone">
              Change
              <Icon name="chevronRight" size="s" />
            </Link>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
