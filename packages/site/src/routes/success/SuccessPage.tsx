export function SuccessPage(props: unknown) {
  return <pre>{JSON.stringify(props, null, 1)}</pre>;
}
