import { ORPCError } from '@orpc/client';
import { ValidationError } from '@orpc/contract';
import { os } from '@orpc/server';
import type { EndpointMeta } from '#shared/endpoint.ts';
import { company } from '#shared/company.ts';
import { generalRefusals, refusal, refuse, Refusal } from '#shared/errors.ts';
import { isOn } from '#shared/switches.ts';
import { fieldMessages } from '#shared/validation.ts';
import { whyNot, type Viewer } from '#shared/viewer.ts';
import { inputFaults } from './input-faults.ts';
import { refusalOfOutage } from './outage.ts';
import type { Services } from './services.ts';

/** The context of an endpoint call, over HTTP or from a page's render. */
export type ApiContext = {
  services: Services;
  viewer: Viewer;
  /** The caller's address, session tokens and number of cart items; a page's render uses those of the page's request. */
  caller: {
    ip: string;
    /** The request came directly from this machine, without a proxy. */
    isLocal?: boolean;
    sessionToken?: string;
    adminToken?: string;
    /** The name that the administrator signed in with. */
    adminName?: string;
    /** The secret of a visitor's chat. */
    chatToken?: string;
    cartCount?: number;
  };
  headers: Headers;
  /** Response headers: X-Total-Count, Set-Cookie, Retry-After. A page's render ignores them. */
  answer: Headers;
  /**
   * Declares, before reading it, that the response shows this resource: a write that changes it invalidates cached
   * responses.
   */
  reads(resource: string): void;
  /** Records that the response is computed and may be cached for at most this many seconds. */
  freshFor(seconds: number): void;
};

/** After how many seconds it makes sense to look again whether the shop has opened. */
export const closedSeconds = 3_600;

/** What the page renderer gets with a request: a function that calls the API in process. */
export type PageContext = { call: (path: readonly string[], input: unknown) => Promise<unknown> };

/** Converts a refusal to oRPC's error; `data` holds what the browser needs of it. */
function asOrpcError(cause: Refusal): ORPCError<string, unknown> {
  const { code, status, message, fields, data } = cause;
  return new ORPCError(code, { status, message, data: { fields, data }, cause });
}

/** The issues of a detailed input start with its part (`body`), which does not belong to the field's name. */
function invalidInput(error: unknown, isDetailed: boolean): Refusal | undefined {
  if (!(error instanceof ORPCError) || error.code !== 'BAD_REQUEST') return undefined;
  if (!(error.cause instanceof ValidationError)) return undefined;
  const issues = error.cause.issues.map(({ message, path = [] }) => ({
    message,
    path: isDetailed ? path.slice(1) : path,
  }));
  return refusal(generalRefusals, 'INVALID_INPUT', { fields: fieldMessages(issues) });
}

/** Rejects input that no schema should process: too deep, too long, or with texts that the database cannot store. */
function requireFit(input: unknown, isDetailed: boolean): void {
  const { isTooComplex, fields } = inputFaults(input);
  if (isTooComplex)
    refuse(generalRefusals, 'INVALID_INPUT', { fields: { _: 'Το αίτημα έχει υπερβολικά πολλά στοιχεία' } });
  if (fields.length === 0) return;
  const message = 'Το κείμενο περιέχει χαρακτήρες που δεν επιτρέπονται';
  const named = fields.map((name) => [isDetailed ? name.replace(/^[^.]*\.?/, '') || '_' : name, message]);
  refuse(generalRefusals, 'INVALID_INPUT', { fields: Object.fromEntries(named) });
}

/** Before the opening the shop is there for its administrators only. */
export function requireOpen({ admin }: Pick<Viewer, 'admin'>): void {
  if (!company().isOpen && !admin)
    refuse(generalRefusals, 'SHOP_CLOSED', { retryAfterSeconds: closedSeconds });
}

/** A feature that is off is not there. */
function requireOn({ feature, whileOff }: Partial<EndpointMeta>): void {
  if (feature && !whileOff && !isOn(feature)) refuse(generalRefusals, 'SWITCHED_OFF');
}

/** Checks the endpoint's declared access, and converts refusals to the API's error format. */
export const guard = os
  .$context<ApiContext>()
  .$meta<Partial<EndpointMeta>>({})
  .middleware(async ({ context, next, procedure }, input) => {
    const { meta, route } = procedure['~orpc'];
    const { access, whileClosed = false } = meta;
    const isDetailed = route.inputStructure === 'detailed';
    if (!access) throw new Error('An endpoint without declared access is closed.');
    try {
      if (!whileClosed) requireOpen(context.viewer);
      requireOn(meta);
      const code = whyNot(context.viewer, access);
      if (code) refuse(generalRefusals, code);
      if (route.method !== 'GET') context.services.allowWrite(context.viewer, context.caller.ip);
      requireFit(input, isDetailed);
      return await next();
    } catch (error) {
      const outage = refusalOfOutage(error);
      if (outage) context.services.log.error('An endpoint is unavailable', { error });
      const refused = error instanceof Refusal ? error : (invalidInput(error, isDetailed) ?? outage);
      if (!refused) throw error;
      if (refused.retryAfterSeconds) context.answer.set('Retry-After', String(refused.retryAfterSeconds));
      throw asOrpcError(refused);
    }
  });
