import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from './contract.ts';

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
let document: Promise<string> | undefined;

async function generate(publicUrl: string): Promise<string> {
  const info = { title: 'Κατάστημα', version: '1' };
  return JSON.stringify(await generator.generate(contract, { info, servers: [{ url: `${publicUrl}/api` }] }));
}

/** The whole contract as an OpenAPI document in JSON, generated once. */
export function openApiDocument(publicUrl: string): Promise<string> {
  document ??= generate(publicUrl);
  return document;
}
