import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { openApplication } from '#app/application.ts';
import { demoWelcome } from '#app/demo-accounts.ts';
import { isLiveRequest } from '#app/sockets.ts';
import { productionWarnings, readConfig, type Config } from '#server/config.ts';
import { openPages } from '#server/http/page-bundle.ts';
import { oneAtATime } from '#server/http/pipelining.ts';
import { reasonOf, StartError } from '#server/start-error.ts';

/** By then it is over, whatever still runs: a job that did not finish runs again after the next start. */
const stopWithinMs = 9_500;
const requestsWithinMs = 4_000;

const isDevelopment = process.argv.includes('--dev');
// In development Vite has a socket of its own on this server.
const shouldUpgradeCallback: typeof isLiveRequest = (request) => isDevelopment || isLiveRequest(request);
const server = createServer({ keepAliveTimeout: 65_000, shouldUpgradeCallback });

async function listen({ port }: Config) {
  try {
    await once(server.listen(port), 'listening');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new StartError(`Port ${port} is taken. Stop the program that has it, or set PORT to another.`);
  }
}

async function open() {
  const config = readConfig(process.env);
  // The port comes first: who starts a second time should hear of it, not of the data directory's lock.
  await listen(config);
  const pages = isDevelopment
    ? await (await import('#server/http/dev-pages.ts')).openDevPages(server)
    : await openPages();
  const application = await openApplication(config, pages);
  const { listener, upgrade, services } = application;
  const { log, live, closing } = services;
  const { middleware } = pages;
  const answer: RequestListener = middleware
    ? (request, response) => middleware(request, response, () => listener(request, response))
    : listener;

  /** Takes no new request, sends the live listeners away, lets what runs finish, then the jobs, then closes the database. */
  async function close() {
    if (closing.signal.aborted) return;
    closing.abort();
    setTimeout(() => process.exit(), stopWithinMs).unref();
    log.info('The shop is closing');
    try {
      const closed = once(server, 'close');
      server.close();
      await live.close();
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const cut = setTimeout(() => server.closeAllConnections(), requestsWithinMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(cut);
      await application.close();
      await pages.close?.();
    } finally {
      process.exit();
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close());
  // Nobody knows what such an error left half done, so the process ends, and its supervisor starts it again.
  process.on('uncaughtException', (error) => {
    process.exitCode = 1;
    log.error('An error that nobody handled ends the shop', { error });
    void close();
  });
  server.on('upgrade', (request, socket, head) => {
    if (isLiveRequest(request)) upgrade(request, socket, head);
  });
  for (const warning of productionWarnings(config)) log.warn(warning);
  if (config.isProduction)
    log.info('A service manager is expected to start the shop again when it ends: README.md, Operating');
  log.info(`The shop is open at ${config.publicUrl}`);
  if (config.demo) process.stdout.write(demoWelcome(config));
  return answer;
}

// The reader of the log may go away; the shop stays.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const opening = open();
const hold: RequestListener = (request, response) => void opening.then((answer) => answer(request, response));
server.on('request', hold);
try {
  server.on('request', oneAtATime(await opening)).off('request', hold);
} catch (error) {
  process.stderr.write(`The shop cannot open: ${reasonOf(error)}\n`);
  process.exit(1);
}
