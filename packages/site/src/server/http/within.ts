/**
 * The answer, or `null` when the time has run out.
 *
 * @param ms milliseconds; out of time there is still a moment for an answer that is at hand
 */
export async function within<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, Math.max(ms, 10), null);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
