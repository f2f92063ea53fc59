import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { LegalText } from '#shared/texts.ts';
import type { Api } from '../api-client.ts';

type Context = { queryClient: QueryClient; api: Api };

/** Reads a legal text for its page; a version that there is not is not found. */
export async function loadLegal(
  { queryClient, api }: Context,
  input: { text: LegalText; version?: number | undefined },
): Promise<void> {
  try {
    await queryClient.ensureQueryData(api.texts.getLegal.queryOptions({ input }));
  } catch (error) {
    throw error instanceof Error && 'status' in error && error.status === 404 ? notFound() : error;
  }
}
