import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { Log } from '../../log/log.ts';
import type { AskedSite } from './askedSite.ts';
import { mcpServer } from './mcpServer.ts';

/**
 * Answers one message, by the revision of the protocol that it speaks: that of 2026, in which each stands
 * alone, or an earlier one without its sessions.
 */
export async function answerMessage(
  asked: AskedSite,
  request: Request,
  message: object,
  log: Log,
): Promise<Response> {
  if (await isLegacyRequest(request, message)) {
    const server = mcpServer(asked, log);
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: undefined,
      enableJsonResponse: true,
    });
    try {
      await server.connect(transport);
      return await transport.handleRequest(request, { parsedBody: message });
    } finally {
      await server.close();
    }
  }
  const handler = createMcpHandler(() => mcpServer(asked, log), {
    legacy: 'reject',
    // There is nothing to listen for, and nobody may hold a connection open for it.
    maxSubscriptions: 0,
  });
  try {
    return await handler.fetch(request, { parsedBody: message });
  } finally {
    await handler.close();
  }
}
