/**
 * Returns the request if its body is within the limit in bytes, else undefined; without Content-Length it reads the body.
 */
export async function withinLimit(request: Request, maxBytes: number): Promise<Request | undefined> {
  const { headers, method, url } = request;
  const length = headers.get('content-length');
  if (!headers.has('transfer-encoding')) return Number(length ?? 0) <= maxBytes ? request : undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  // Not `new Request(request)`: the Node adapter's object is not a native Request.
  return new Request(url, { method, headers, body: Buffer.concat(chunks) });
}
