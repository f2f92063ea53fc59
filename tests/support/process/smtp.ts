import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

const maxSilenceMs = 180_000;

/**
 * Waits until all that is expected has arrived, or until nothing has for three minutes: thousands of e-mails take as long as
 * the machine is busy. Looks rarely, because the server runs in the same process.
 */
export async function allOrSilence(arrived: readonly unknown[], isComplete: () => boolean): Promise<void> {
  let seen = 0;
  for (let last = Date.now(); !isComplete() && Date.now() - last < maxSilenceMs; await sleep(1_000)) {
    if (arrived.length > seen) last = Date.now();
    seen = arrived.length;
  }
}

/** A real SMTP server on a free port that stores received mails; `refuse` makes it reject the next deliveries. */
export async function startSmtpServer(): Promise<{
  url: string;
  arrived: ParsedMail[];
  refuse: (deliveries: number) => void;
  stop: () => Promise<void>;
}> {
  const arrived: ParsedMail[] = [];
  let refusals = 0;
  async function receive(stream: Readable, answer: (error?: Error) => void) {
    const mail = await simpleParser(stream);
    if (refusals > 0) {
      refusals -= 1;
      return answer(Object.assign(new Error('Try again later'), { responseCode: 451 }));
    }
    arrived.push(mail);
    return answer();
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      void receive(stream, done).catch(() => undefined);
    },
  });
  // A sender that is killed breaks off its delivery.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    refuse: (deliveries) => {
      refusals = deliveries;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
