/**
 * A load that is made once, and whose failure stays one: asked again, a bundler takes the link to a
 * stylesheet that failed for one that is there.
 */
export function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  return () => {
    loading ??= load();
    return loading;
  };
}
