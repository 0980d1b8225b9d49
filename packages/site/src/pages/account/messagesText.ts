/** How many messages of a shopper a dealer holds. */
export function messagesText(count: number): string {
  return count === 1 ? '1 message' : `${count === 0 ? 'no' : count} messages`;
}
