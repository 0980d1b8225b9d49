import { Arrow, Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import * as css from './tooltip.css.ts';

interface TooltipBodyProps {
  text: string;
  onClose: () => void;
}

/** The tooltip itself; mounted while open. Its code arrives with the first one. */
export function TooltipBody({ text, onClose }: TooltipBodyProps) {
  return (
    <Provider disableHoverableContent>
      <Root open onOpenChange={(open) => open || onClose()}>
        {/* The mark was there before this code; its place stands in for it. */}
        <Trigger asChild>
          <span className={css.anchor} aria-hidden="true" />
        </Trigger>
        <Portal>
          <Content className={css.tip} collisionPadding={8}>
            {text}
            <Arrow className={css.arrow} width={14} height={7} />
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
