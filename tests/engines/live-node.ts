// One node of the shop, without pages; prints its port.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import { openApplication } from '#app/application.ts';
import { isLiveRequest } from '#app/sockets.ts';
import { readConfig } from '#server/config.ts';
import { takeOverSettings } from '#server/settings.ts';
import { seedCompany } from '../support/app/company.ts';

const { listener, services, upgrade } = await openApplication(readConfig(process.env));
await seedCompany(services.database.db);
await takeOverSettings(services);
const server = createServer({ shouldUpgradeCallback: isLiveRequest }, listener);
server.on('upgrade', upgrade);
await once(server.listen(0, '127.0.0.1'), 'listening');
const address = server.address();
console.log(typeof address === 'object' && address ? address.port : 'no port');
// The next node starts from what this one compiled; most are killed, and write nothing at their end.
flushCompileCache();
