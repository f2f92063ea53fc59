import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from './contract.ts';

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
let document: ReturnType<OpenAPIGenerator['generate']> | undefined;

/** The whole contract as an OpenAPI document, generated once. */
export function openApiDocument(publicUrl: string) {
  document ??= generator.generate(contract, {
    info: { title: 'Βίγλα', version: '1' },
    servers: [{ url: `${publicUrl}/api` }],
  });
  return document;
}
