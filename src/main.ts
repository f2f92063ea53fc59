import { createServer } from 'node:http';
import { openApplication } from './app/application.ts';
import { readConfig } from './server/config.ts';
import { openPages } from './server/http/page-bundle.ts';

const config = readConfig(process.env);
const isDevelopment = process.argv.includes('--dev');
const server = createServer();
const pages = isDevelopment
  ? await (await import('./server/http/dev-pages.ts')).openDevPages(server)
  : await openPages();
const application = await openApplication(config, pages);

server.on('request', (request, response) => {
  if (pages.middleware) pages.middleware(request, response, () => application.listener(request, response));
  else application.listener(request, response);
});
server.keepAliveTimeout = 65_000;
server.listen(config.port, () => application.services.log.info(`The shop is open at ${config.publicUrl}`));

let closing = false;
async function close() {
  if (closing) return;
  closing = true;
  server.close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 10_000).unref();
  await new Promise((resolve) => (server.listening ? server.once('close', resolve) : resolve(undefined)));
  await application.close();
  await pages.close?.();
}
process.on('SIGTERM', close);
process.on('SIGINT', close);
