import { isContractProcedure, type AnyContractRouter } from '@orpc/contract';
import * as z from 'zod/mini';
import { contract } from '#app/contract.ts';
import type { Access } from '#shared/viewer.ts';

/** The part of JSON Schema that the contract's inputs use. */
export type Shape = {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  propertyNames?: Shape;
  additionalProperties?: Shape | boolean;
};

/** An endpoint as declared by its contract. */
export type Endpoint = {
  /** Its path in the contract: `cart.addToCart`. */
  name: string;
  procedurePath: string[];
  method: string;
  /** Below /api, with its parameters in braces. */
  path: string;
  access: Access | undefined;
  /** Its metadata in the contract; the same object that the server reads. */
  meta: Record<string, unknown>;
  /** Its response is cached for all who see the same. */
  isShared: boolean;
  summary: string | undefined;
  /** Its input separates params, query and body. */
  isDetailed: boolean;
  input: z.core.$ZodType | undefined;
  /** The input as a JSON schema. */
  shape: Shape | undefined;
  hasOutput: boolean;
};

/** All endpoints of the product, read from the contract. */
export const endpoints: Endpoint[] = [...endpointsOf(contract, [])];

function* endpointsOf(router: AnyContractRouter, procedurePath: string[]): Generator<Endpoint> {
  if (!isContractProcedure(router)) {
    for (const [name, part] of Object.entries(router)) yield* endpointsOf(part, [...procedurePath, name]);
    return;
  }
  const { meta, route, inputSchema, outputSchema } = router['~orpc'];
  const input = inputSchema instanceof z.core.$ZodType ? inputSchema : undefined;
  yield {
    name: procedurePath.join('.'),
    procedurePath,
    method: route.method ?? '',
    path: route.path ?? '',
    access: meta['access'],
    meta,
    isShared: meta['shared'] === true,
    summary: route.summary,
    isDetailed: route.inputStructure === 'detailed',
    input,
    shape: input && shapeOf(input),
    hasOutput: outputSchema instanceof z.core.$ZodType,
  };
}

function shapeOf(schema: z.core.$ZodType): Shape {
  return JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })));
}
