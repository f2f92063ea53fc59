// Loaded into a node of the shop: while the file FULL_DISK exists, every write fails as on a full disk.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const flag = process.env['FULL_DISK'] ?? '';
const { writeSync, ftruncateSync } = fs;

function requireSpace(): void {
  if (fs.existsSync(flag))
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      errno: -28,
      syscall: 'write',
    });
}
fs.writeSync = ((...given: Parameters<typeof writeSync>) => {
  const [descriptor] = given;
  // The log is written to a pipe, which has space.
  if (descriptor > 2) requireSpace();
  return writeSync(...given);
}) as typeof writeSync;
fs.ftruncateSync = (descriptor, length) => {
  requireSpace();
  ftruncateSync(descriptor, length);
};
syncBuiltinESMExports();
