/** Gives a request whose body is within the limit in bytes, or undefined when it is not; without a length it is read to know. */
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
  // Not `new Request(request)`: what the Node adapter hands over is no Request of the platform.
  return new Request(url, { method, headers, body: Buffer.concat(chunks) });
}
