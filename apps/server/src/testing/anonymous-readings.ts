import { wholeConfig } from '@ablesbar/domain';
import type { Database } from '../database/open-database';
import { jpegOf } from './pictures';
import { anApplication, bearer, startTestServer, type TestServer } from './test-server';

const NAMES: Readonly<Record<string, string>> = { '1-1:1.8.1': '', '1-1:1.8.2': '=NT' };
const rate = (obis: string, reading: object = {}) => ({
  obis,
  rateName: NAMES[obis] ?? 'Verbrauch',
  readingConfig: { preDecimals: 6, postDecimals: 1, ...reading },
});
export const unknownUserReading = {
  unknownUserReadingAllowed: true,
  validation: { meterNumber: { disallowedCharacters: '[^A-Z0-9]' } },
  readingReasons: [{ value: 'ANNUAL_READING', labelDE: 'Jahresablesung' }],
  meters: {
    ELECTRIC_METER: {
      defaultMeterConfig: { meterRateConfigs: [rate('1-1:1.8.0')] },
      subTypeMeterConfigs: [
        { subType: 'ONE', meterRateConfigs: [rate('1-1:1.8.0')] },
        { subType: 'TWO', meterRateConfigs: [rate('1-1:1.8.1'), rate('1-1:1.8.2')] },
      ],
      customMeterConfig: { meterRateConfigs: [rate('1-1:1.8.0', { postDecimals: 3 })] },
    },
    GAS_METER: {
      defaultMeterConfig: {
        meterRateConfigs: [
          rate('7-1:3.0.0', { queryPostDecimals: true, isReadingImageRequired: true }),
        ],
      },
    },
  },
};
export const config = wholeConfig({
  unknownUserReading,
  communicationSettings: { sendingUnknownUserReadingReceiptAllowed: true },
});
export const photo = { encodedImage: jpegOf().toString('base64'), mimeType: 'image/jpeg' };
export const reading = (obis: string, value: unknown, readingImages: readonly unknown[] = []) => ({
  obis,
  rateName: 'Verbrauch',
  value,
  readingImages,
});
export const CONTACT = {
  firstname: 'Erika',
  lastname: 'Özdemir-Groß',
  street: 'Lindenstraße',
  houseNumber: '14a',
  zip: '39999',
  city: 'Neuenbrück',
};
export const BODY = {
  meterType: 'ELECTRIC_METER',
  meterNumber: '1emh 0099-887766',
  readingValues: [reading('1-1:1.8.0', 4711.5, [photo])],
  readingDate: '2026-11-20T11:00:00.000Z',
  readingReason: 'ANNUAL_READING',
  contact: CONTACT,
};

const MANY = { 'anonymous-token': 9999, 'anonymous-submit': 9999, 'anonymous-submit-token': 9999 };

export const startAnonymousServer = (
  database: Database,
  limits: object = MANY,
  chosen = config,
  trustedProxies: readonly string[] = [],
) =>
  startTestServer(database, {
    applications: [anApplication({ config: chosen })],
    limits,
    trustedProxies,
  });

/** The wizard's calls to the current server. */
export function anonymousCalls(running: () => TestServer) {
  const post = async (path: string, token: string, body: object, headers: object = {}) => {
    const { statusCode, body: text } = await running().server.inject({
      method: 'POST',
      url: path,
      headers: { ...bearer(token), ...headers },
      payload: body,
    });
    return { status: statusCode, text };
  };
  const newToken = async () => {
    const { text } = await running().post('/auth/token-unknown-readings', {});
    return /"token":"([^"]+)"/.exec(text)?.[1] ?? '';
  };
  return {
    newToken,
    send: async (change: object = {}, key?: string, token?: string) =>
      post(
        '/api/unknown-readings/results',
        token ?? (await newToken()),
        { ...BODY, ...change },
        key === undefined ? {} : { 'idempotency-key': key },
      ),
    ask: (token: string, change: object = {}, headers: object = {}) =>
      post(
        '/api/pro/unknown-readings/receipts',
        token,
        { ...BODY, email: 'erika@example.org', ...change },
        headers,
      ),
  };
}

/** An e-mail address of this length that is valid except for its length. */
export function longEmail(length: number): string {
  const head = `${'a'.repeat(40)}@${'b'.repeat(60)}.`;
  return head + 'c'.repeat(length - head.length);
}
