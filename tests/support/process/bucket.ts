import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An S3-compatible bucket in memory, which can be made to fail. */
export type Bucket = {
  url: string;
  files: Map<string, Buffer>;
  /** Answers 503 to everything while true. */
  setAway: (isAway: boolean) => void;
  stop: () => void;
};

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const keysAtOnce = 50;

/** Starts a bucket on a free port: whole and multipart uploads, reading, listing in pages, deleting. */
export async function startBucket(name = 'pictures'): Promise<Bucket> {
  const files = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  let isAway = false;

  function list(search: URLSearchParams): string {
    const keys = [...files.keys()].filter((key) => key.startsWith(search.get('prefix') ?? '')).toSorted();
    const after = search.get('continuation-token') ?? '';
    const rest = keys.filter((key) => key > after);
    const page = rest.slice(0, keysAtOnce);
    const isCut = rest.length > page.length;
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><Size>${files.get(key)?.length ?? 0}</Size><LastModified>2026-11-23T00:00:00Z</LastModified></Contents>`,
    );
    return `<?xml version="1.0"?><ListBucketResult><KeyCount>${page.length}</KeyCount><IsTruncated>${isCut}</IsTruncated>${isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''}${contents.join('')}</ListBucketResult>`;
  }

  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
      const key = decodeURIComponent(pathname).slice(name.length + 2);
      const body = await bodyOf(request);
      const answer = (status: number, content: string | Buffer = '', headers = {}) =>
        response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : content);
      const upload = uploads.get(searchParams.get('uploadId') ?? '');
      if (isAway) return answer(503);
      if (request.method === 'POST' && searchParams.has('uploads')) {
        const id = `upload-${uploads.size + 1}`;
        uploads.set(id, new Map());
        return answer(
          200,
          `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
        );
      }
      if (request.method === 'POST' && upload) {
        const parts = [...upload].toSorted(([one], [other]) => one - other);
        files.set(key, Buffer.concat(parts.map(([, part]) => part)));
        return answer(
          200,
          `<CompleteMultipartUploadResult><Location>x</Location><Bucket>${name}</Bucket><Key>${key}</Key><ETag>"e"</ETag></CompleteMultipartUploadResult>`,
        );
      }
      if (request.method === 'PUT') {
        if (upload) upload.set(Number(searchParams.get('partNumber')), body);
        else files.set(key, body);
        return answer(200, '', { ETag: '"e"' });
      }
      if (request.method === 'DELETE') {
        files.delete(key);
        return answer(204);
      }
      if (key === '') return answer(200, list(searchParams), { 'Content-Type': 'application/xml' });
      const found = files.get(key);
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      if (found && from && to) return answer(206, found.subarray(Number(from), Number(to) + 1));
      return found ? answer(200, found, { 'Content-Length': String(found.length) }) : answer(404);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://key:secret@127.0.0.1:${port}/${name}?region=eu-1`,
    files,
    setAway: (away) => void (isAway = away),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
