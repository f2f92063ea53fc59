// The package has no types; these cover what the tests read.
declare module 'mailparser' {
  import type { Readable } from 'node:stream';

  type Addresses = { text: string };

  export type ParsedMail = {
    subject?: string;
    messageId?: string;
    html: string | false;
    text?: string;
    from?: Addresses;
    to?: Addresses;
    replyTo?: Addresses;
    headers: Map<string, unknown>;
    attachments: { filename?: string; contentType: string; content: Buffer }[];
  };

  export function simpleParser(source: Readable | Buffer | string): Promise<ParsedMail>;
}
