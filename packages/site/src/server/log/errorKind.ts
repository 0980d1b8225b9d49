/** What a log may say of an error: its class. Its message may hold what a visitor typed (R18-01). */
export function errorKind(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
