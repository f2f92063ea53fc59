import type { TestApp } from './app.ts';

type Sent<Preview> = { status: number; body: Preview & { code?: string; fields?: Record<string, string> } };

/** Sends a file of products or customers to its import, with what was chosen about it and the version of a preview to apply. */
export async function sendImport<Preview>(
  app: TestApp,
  kind: 'products' | 'customers',
  cookie: string,
  file: string | Uint8Array,
  { choices, version }: { choices?: object; version?: string | undefined } = {},
): Promise<Sent<Preview>> {
  const form = new FormData();
  form.set('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]));
  if (choices) form.set('choices', JSON.stringify(choices));
  if (version !== undefined) form.set('version', version);
  const response = await fetch(`${app.origin}/api/admin/import/${kind}`, {
    method: 'POST',
    headers: { origin: app.services.config.publicUrl, cookie },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Sent<Preview>['body'] };
}

/** Encodes Greek text as Windows-1253: its letters are 0x2D0 below their Unicode code points. */
export function windows1253(text: string): Uint8Array {
  const others = new Map([
    ['€', 0x80],
    ['Ά', 0xa2],
    ['«', 0xab],
    ['»', 0xbb],
  ]);
  return Uint8Array.from([...text], (letter) => {
    const code = letter.charCodeAt(0);
    return others.get(letter) ?? (code < 0x80 ? code : code - 0x2d0);
  });
}
