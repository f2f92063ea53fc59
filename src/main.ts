import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { openApplication } from './app/application.ts';
import { demoWelcome } from './app/demo-accounts.ts';
import { productionWarnings, readConfig, type Config } from './server/config.ts';
import { openPages } from './server/http/page-bundle.ts';
import { reasonOf, StartError } from './server/start-error.ts';

/** By then it is over, whatever still runs: a job that did not finish runs again after the next start. */
const stopWithinMs = 9_500;
const requestsWithinMs = 4_000;

const server = createServer({ keepAliveTimeout: 65_000 });

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
  const pages = process.argv.includes('--dev')
    ? await (await import('./server/http/dev-pages.ts')).openDevPages(server)
    : await openPages();
  const application = await openApplication(config, pages);
  const { listener, upgrade, services } = application;
  const { middleware } = pages;
  const answer: RequestListener = middleware
    ? (request, response) => middleware(request, response, () => listener(request, response))
    : listener;

  /** Takes no new request, sends the live listeners away, lets what runs finish, then the jobs, then closes the database. */
  async function close() {
    setTimeout(() => process.exit(0), stopWithinMs).unref();
    services.log.info('The shop is closing');
    const closed = once(server, 'close');
    server.close();
    await services.live.close();
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), requestsWithinMs);
    await closed;
    clearInterval(sweep);
    clearTimeout(cut);
    await application.close();
    await pages.close?.();
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close());
  process.on('uncaughtExceptionMonitor', (error) => services.log.error('The process dies', { error }));
  // Until now it would have been answered as a page; in development Vite has a listener of its own.
  server.on('upgrade', (request, socket, head) => {
    if (!upgrade(request, socket, head) && !middleware) socket.destroy();
  });
  for (const warning of productionWarnings(config)) services.log.warn(warning);
  services.log.info(`The shop is open at ${config.publicUrl}`);
  if (config.demo) process.stdout.write(demoWelcome(config));
  return answer;
}

const opening = open();
const hold: RequestListener = (request, response) => void opening.then((answer) => answer(request, response));
server.on('request', hold);
try {
  server.on('request', await opening).off('request', hold);
} catch (error) {
  process.stderr.write(`The shop cannot open: ${reasonOf(error)}\n`);
  process.exit(1);
}
