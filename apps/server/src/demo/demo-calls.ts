import type { CalendarDay } from '@ablesbar/domain';
import { Type, type TSchema, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { FastifyInstance } from 'fastify';

const Granted = Type.Object({ token: Type.String() });
const Shared = Type.Object({ username: Type.String() });

export interface DemoLogin {
  readonly applicationId: string;
  readonly username: string;
  readonly password: string;
}

/** Calls the server as the portal does for this person. */
export async function callsOf(server: FastifyInstance, login: DemoLogin) {
  const { token } = await post(server, Granted, '/auth/token', login);
  const authorization = `Bearer ${token}`;
  return {
    read: async (
      jobId: string,
      result: { readonly taskId: string; readonly readingValue: number },
      readingDate: CalendarDay,
    ) => {
      const path = `/api/pro/job/${jobId}/meterRateTask/result`;
      const submission = { results: [result], readingDate };
      await post(server, Type.Unknown(), path, submission, { authorization });
    },
    /** Returns the username of the new sub-access. */
    share: async (wanted: {
      readonly name: string;
      readonly allowToReShare: boolean;
      readonly jobIds: readonly string[];
    }) => (await post(server, Shared, '/api/pro/share/job', wanted, { authorization })).username,
  };
}

async function post<Answer extends TSchema>(
  server: FastifyInstance,
  answer: Answer,
  url: string,
  payload: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Static<Answer>> {
  const { statusCode, body } = await server.inject({ method: 'POST', url, payload, headers });
  const answered: unknown = statusCode < 300 ? JSON.parse(body) : null;
  if (answered !== null && Value.Check(answer, answered)) return answered;
  throw new Error(`The demo's call of ${url} failed: ${statusCode} ${body}`);
}
