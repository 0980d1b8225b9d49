import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { handleError } from './entry.server.tsx';

const request = new Request('http://one.example/search', { method: 'POST' });
const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
afterEach(() => told.mockClear());

test('what is wrong with a page is told by its kind, without what was typed (R18-01)', () => {
  handleError(new TypeError('kim@example.com is no function'), { request });
  expect(told).toHaveBeenCalledOnce();
  const line = String(told.mock.calls[0]?.[0]);
  expect(JSON.parse(line)).toMatchObject({ event: 'render_failed', error: 'TypeError' });
  expect(line).not.toContain('kim@');
});

test.each([
  [404, 0],
  [405, 0],
  [500, 1],
])("the router's own answer %i is told %i times", (status, times) => {
  handleError(new ErrorResponse(status, '', 'No action here', true), { request });
  expect(told).toHaveBeenCalledTimes(times);
});

test('a visitor who went away is no fault', () => {
  handleError(new Error('aborted'), {
    request: new Request(request, { signal: AbortSignal.abort() }),
  });
  expect(told).not.toHaveBeenCalled();
});
