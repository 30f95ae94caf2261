import type { FastifyRequest } from 'fastify';
import { originOf, type ServedApplication } from '../application/read-applications';

/** Where our own pages stand. The contract adds '/m/<token>' to the address of a registration. */
export const OWN_REGISTRATION = '/e-mail';
export const CONFIRM_PATH = `${OWN_REGISTRATION}/bestaetigen/m`;
export const STOP_PATH = `${OWN_REGISTRATION}/abbestellen/m`;

/**
 * The settings that an application shows to everybody. If it offers registration and names no customer
 * system (CRM), the registration is our own: its pages keep the form of the contract, so that the
 * portal knows only one way (D263).
 */
export function publicJsonOf(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  application: ServedApplication,
): string {
  const { registrationEnabled, externalRegistrationOptInBaseUrl } = application.config.crmSettings;
  if (!registrationEnabled || externalRegistrationOptInBaseUrl !== null) {
    return application.publicJson;
  }
  const url = JSON.stringify(`${originOf(request, application)}${OWN_REGISTRATION}`);
  // At the end, because the last of two equal keys counts.
  return application.publicJson.replace(
    /"crmSettings":\{[^}]*/,
    (settings) => `${settings},"externalRegistrationOptInBaseUrl":${url}`,
  );
}
