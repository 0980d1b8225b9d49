/**
 * Reads a trace of system calls (`strace -f -y -s 8192`) of a server that was sent one lead after
 * the other, and names the leads whose answer began before the log was on disk: after the write
 * of the lead's own page there must be a completed sync of the log, with nothing written since,
 * and only then the answer (R11-02).
 *
 * @param markers texts in the leads, in the order they were sent
 * @param log end of the name of the write-ahead log
 */
export function findUnsynced(trace: string, markers: readonly string[], log: string): string[] {
  const unsynced: string[] = [];
  const syncing = new Set<string>();
  let next = 0;
  let written = false;
  let synced = false;
  for (const line of trace.split('\n')) {
    const { thread, call, rest } = parse(line);
    const isOfLog = rest.includes(`${log}>`);
    const marker = markers[next];
    if (marker === undefined) break;
    if (call === 'pwrite64' && isOfLog) {
      synced = false;
      written ||= rest.includes(marker);
    } else if (isSync(call) && isOfLog) {
      if (rest.includes('<unfinished')) syncing.add(thread);
      else synced = true;
    } else if (syncing.has(thread) && /^<\.\.\. f(?:data)?sync resumed>/.test(rest)) {
      syncing.delete(thread);
      synced = true;
    } else if (rest.includes('HTTP/1.1 303')) {
      if (!written || !synced) unsynced.push(marker);
      next += 1;
      written = false;
    }
  }
  return [...unsynced, ...markers.slice(next)];
}

function isSync(call: string): boolean {
  return call === 'fsync' || call === 'fdatasync';
}

/** `1234  pwrite64(21</data/leads.sqlite-wal>, ...` */
function parse(line: string): { thread: string; call: string; rest: string } {
  const [, thread = '', rest = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
  return { thread, rest, call: /^(\w+)\(/.exec(rest)?.[1] ?? '' };
}
