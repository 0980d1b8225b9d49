/** The start of a stream, at least `size` bytes or all of it, and the whole stream again. */
export async function peek(
  source: AsyncGenerator<Buffer>,
  size: number,
): Promise<{ head: Buffer; whole: AsyncGenerator<Buffer> }> {
  const taken: Buffer[] = [];
  let length = 0;
  while (length < size) {
    const next = await source.next();
    if (next.done) break;
    taken.push(next.value);
    length += next.value.length;
  }
  const head = Buffer.concat(taken);
  async function* whole(): AsyncGenerator<Buffer> {
    yield head;
    yield* source;
  }
  return { head, whole: whole() };
}
