import './style/layers.css.ts';
import './style/fallbackTheme.css.ts';
import './style/reset.css.ts';

export { Badge, type BadgeProps } from './primitives/badge/Badge.tsx';
export { Button, type ButtonProps } from './primitives/button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './primitives/button/ButtonLink.tsx';
export { Heading, type HeadingProps } from './primitives/heading/Heading.tsx';
export { Icon, type IconProps } from './primitives/icon/Icon.tsx';
export { Cluster, type ClusterProps } from './primitives/layout/Cluster.tsx';
export { Container } from './primitives/layout/Container.tsx';
export { Grid, type GridProps } from './primitives/layout/Grid.tsx';
export { type Gap, Stack, type StackProps } from './primitives/layout/Stack.tsx';
export { Link, type LinkProps } from './primitives/link/Link.tsx';
export { Text, type TextProps } from './primitives/text/Text.tsx';
export {
  type LinkComponent,
  type LinkComponentProps,
  UiProvider,
  type UiProviderProps,
} from './provider/UiProvider.tsx';
