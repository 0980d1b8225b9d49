export function ListingPage(props: unknown) {
  return <pre>{JSON.stringify(props, null, 1)}</pre>;
}
