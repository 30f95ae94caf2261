import { type Failed, failed, type FieldError } from './api-problem';
import { httpBodyOf } from './http-body';
import { problemKindOf } from './problem-of-status';
import { wireList, wireObject, wireText } from './wire';

/**
 * Converts a non-2xx answer to a problem. Its body may be JSON of the contract, a proxy's page, or
 * empty.
 */
export function problemOfResponse(status: number, headers: Headers, text: string): Failed {
  const body = httpBodyOf(text);
  const { message, fieldErrors } = wireObject(body.kind === 'json' ? body.json : null);
  return failed(problemKindOf(status), {
    status,
    message: wireText(message),
    fieldErrors: wireList(fieldErrors).flatMap(fieldErrorOf),
    retryAfterSeconds: retryAfterOf(headers),
  });
}

function fieldErrorOf(json: unknown): readonly FieldError[] {
  const { field, message } = wireObject(json);
  return typeof message === 'string' ? [{ field: wireText(field), message }] : [];
}

function retryAfterOf(headers: Headers): number | null {
  const value = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value);
  // A date is compared with the server's own clock: the device's clock may be days off.
  const seconds = (Date.parse(value) - Date.parse(headers.get('Date') ?? '')) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
