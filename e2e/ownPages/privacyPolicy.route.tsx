import { servicesOf } from '@forecourt/site/pages.server';
import { PRIVACY_PATH, pageMeta } from '@forecourt/site/template';
import { Container, Heading, Text } from '@forecourt/ui';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';

/** Data of its own, made of what the request's site has at hand. */
export function loader({ context }: LoaderFunctionArgs) {
  const { config, origin, stock } = servicesOf(context);
  const canonical = origin + PRIVACY_PATH;
  // Looked for in what browsers are sent, where nothing of a loader may be.
  const key = `kept on the server ${stock.version}`;
  return { name: key && config.name, vehicles: stock.size, canonical };
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return [];
  return pageMeta(matches, { title: 'Our promise', canonical: loaderData.canonical });
}

export default function OwnPrivacyPolicy() {
  const { name, vehicles } = useLoaderData<typeof loader>();
  return (
    <Container>
      <Heading level={1}>Our promise</Heading>
      <Text>{`${name} has ${vehicles} vehicles, and tells nobody which you looked at.`}</Text>
    </Container>
  );
}
