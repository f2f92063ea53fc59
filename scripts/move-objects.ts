// npm run move-objects -- <to-bucket | to-disk>: copies all files between DATA_DIR and the bucket of S3_URL.
import { contentTypeOf, requireNoFiles } from '#server/backup/restore.ts';
import { factsOf } from '#server/backup/snapshot.ts';
import { readConfig } from '#server/config.ts';
import { openObjectFiles } from '#server/object-files.ts';
import { StartError } from '#server/start-error.ts';
import { runScript } from './run-script.ts';

await runScript(async () => {
  const config = readConfig(process.env);
  const direction = process.argv[2];
  if (config.s3Url === undefined) throw new StartError('Set S3_URL to the bucket.');
  if (direction !== 'to-bucket' && direction !== 'to-disk')
    throw new StartError('Where to? npm run move-objects -- <to-bucket | to-disk>');
  const disk = openObjectFiles({ dataDir: config.dataDir, s3Url: undefined });
  const bucket = openObjectFiles(config);
  const [source, target] = direction === 'to-bucket' ? [disk, bucket] : [bucket, disk];
  await requireNoFiles(target);
  let count = 0;
  let size = 0;
  for await (const key of source.list()) {
    const bytes = await source.read(key);
    if (!bytes) throw new StartError(`The file ${key} was deleted meanwhile: close the shop first.`);
    await target.write(key, bytes, contentTypeOf(key));
    const stored = await target.read(key);
    if (!stored || factsOf(stored).checksum !== factsOf(bytes).checksum)
      throw new StartError(`The file ${key} arrived with other contents.`);
    count += 1;
    size += bytes.length;
  }
  const advice = direction === 'to-bucket' ? 'Start the shop with S3_URL' : 'Start the shop without S3_URL';
  console.log(`Copied ${count} files of ${size} bytes; checksums are equal. ${advice}; the source was kept.`);
});
