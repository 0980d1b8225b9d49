#!/usr/bin/env -S node --max-semi-space-size=16
// The young generation is bounded: it would grow to 134 MB, which no page is rendered sooner by.
import { nodeFault } from './requireNode.mjs';

// React reads NODE_ENV when it is first loaded; its development build renders several times slower.
if (process.env.NODE_ENV === undefined) process.env.NODE_ENV = 'production';

const fault = nodeFault();
if (fault === null) {
  const built = new URL('../dist/cli.js', import.meta.url);
  import(built.href).catch((error) => {
    // A package that it needs has no address: its fault says which.
    if (error.url !== built.href) throw error;
    console.error(
      'The forecourt command is not built yet, so nothing was done. Run "npm run build", then try again.',
    );
    process.exitCode = 1;
  });
} else {
  console.error(fault);
  process.exitCode = 1;
}
