import { createORPCClient, type ClientLink } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { httpLink } from './api-link.ts';
import type { Contract } from './contract.ts';

/** Calls an endpoint by its path in the contract. */
export type Call = (path: readonly string[], input: unknown) => Promise<unknown>;

/** On the server a page's calls run in process; the root route sets `call` once per request. */
export type Connection = { call?: Call };

type Context = { headers?: Record<string, string> };

function inProcess(connection: Connection): ClientLink<Context> {
  return {
    call(path, input) {
      if (!connection.call) throw new Error('The page is rendered without an API to call.');
      return connection.call(path, input);
    },
  };
}

/** The API as query and mutation options, the same on the server and in the browser. */
export function createApi(connection: Connection) {
  const link = import.meta.env.SSR ? inProcess(connection) : httpLink;
  return createTanstackQueryUtils(createORPCClient<ContractRouterClient<Contract, Context>>(link));
}

export type Api = ReturnType<typeof createApi>;
