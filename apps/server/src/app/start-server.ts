import { readApplications, type ServedApplication } from '../application/read-applications';
import { createAudit, tellWaitingLinesRegularly } from '../audit/audit';
import { consoleTexts } from '../base/console-texts';
import { listen } from '../base/listen';
import { StartFailure } from '../base/start-failure';
import type { OpenClock } from '../database/database-clock';
import { openDatabase, type OpenDatabase } from '../database/open-database';
import { openReplica } from '../database/replica';
import type { Demo } from '../demo/demo';
import { keyFileAt, keyOfNow, pseudonymsOf } from '../keys/key-file';
import { readKeysRegularly } from '../keys/read-keys-regularly';
import { openSigningKeys } from '../keys/signing-keys';
import { createMailTransport } from '../mail/mail-transport';
import { sendMailRegularly } from '../mail/send-mail';
import { waitingMailState } from '../mail/waiting-mail';
import { guardPlaces } from '../photo/guard-places';
import { openPhotoPlaces, type PhotoPlaces, testPhotoPlace } from '../photo/photo-places';
import { PhotoPlaceFailure } from '../photo/photo-store';
import { createKnownDevices } from '../session/known-device';
import { createPasswords, type Passwords } from '../session/passwords';
import { buildServer, type ServerParts } from './build-server';
import { closeServer } from './close-server';
import { runHousekeeping } from './housekeeping';
import { createHousekeepingState } from './housekeeping-state';
import { createMetrics } from './metrics';
import { serveMetrics } from './serve-metrics';
import type { Settings } from './settings';
import { isBuilt, servedApps } from './static-files';
import { watchMainThread } from './watchdog';

export interface StartPorts {
  /** The folder of the repository. */
  readonly root: string;
  readonly openClock: OpenClock;
  /** Stands for this build. */
  readonly program: string;
  readonly say: (line: string) => void;
  /** Null in production. */
  readonly demo: Demo | null;
}

export interface RunningServer {
  stop(): Promise<void>;
}

/** Shorter than the time that process managers allow for a stop (Docker: 10 s). */
const STOP_PATIENCE_MS = 8_000;

/** Starts everything up to the open port. An obstacle throws StartFailure. */
export async function startServer(settings: Settings, ports: StartPorts): Promise<RunningServer> {
  const applications = readApplications(settings.applicationsDir);
  const passwords = await createPasswords();
  const opened = await openDatabase(settings, { poolSize: settings.poolSize });
  // Started parts, in the order of their start. They stop in reverse order.
  const started: RunningServer[] = [{ stop: () => opened.close() }];
  const stop = async () => {
    for (let one = started.pop(); one !== undefined; one = started.pop()) await one.stop();
  };
  try {
    const running = await ports.openClock(opened.database, ports.say);
    started.push(running);
    const world = { applications, passwords, opened, clock: running.clock };
    if (settings.databaseUrl === null) started.push(watchMainThread());
    await serve(settings, ports, world, (part) => void started.push(part));
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

interface World {
  readonly applications: readonly ServedApplication[];
  readonly passwords: Passwords;
  readonly opened: OpenDatabase;
  readonly clock: () => Date;
}

async function serve(
  settings: Settings,
  { root, program, say, demo }: StartPorts,
  { applications, passwords, opened, clock }: World,
  hasStarted: (part: RunningServer) => void,
): Promise<void> {
  const { database } = opened;
  const { host, port, metricsPort, limits, trustedProxies } = settings;
  const apps = servedApps(root);
  const metrics = metricsPort === null ? null : createMetrics();
  // The portal's server must know the origin of the demo site before it can allow that origin.
  const site = (await demo?.serveSite({ host, port: port === 0 ? 0 : port + 1 })) ?? null;
  if (site !== null) hasStarted(site);
  const photoPlaces = guardPlaces(openPhotoPlaces(settings.photos));
  const replica =
    settings.replicaUrl === null
      ? null
      : openReplica(settings.replicaUrl, { say, poolSize: settings.poolSize });
  if (replica !== null) hasStarted({ stop: replica.close });
  const keyFile = keyFileAt(settings.keyFile);
  const keys = await openSigningKeys({ database, clock }, keyFile);
  const mailKey = keyOfNow(keyFile);
  const log = { write: say, count: (event: string) => metrics?.auditLine(event) };
  const audit = createAudit({ pseudonymOf: pseudonymsOf(keyFile), clock, ...log });
  const housekeeping = createHousekeepingState(clock);
  metrics?.watchState({
    photos: () => photoPlaces.state(),
    pool: opened.pool,
    isReplicaAway: () => replica?.hasFailed() ?? false,
    mail: () => waitingMailState(database, mailKey()),
    housekeeping: housekeeping.lastGood,
  });
  const placeProblem = await photoPlaceProblem(photoPlaces);
  const parts: ServerParts = {
    database,
    replica,
    photoPlaces,
    applications: site === null ? applications : applications.map(site.embeds),
    passwords,
    keys,
    mailKey,
    devices: createKnownDevices(mailKey()),
    clock,
    program,
    apps,
    limits,
    sessionDays: settings.retention.sessions,
    trustedProxies,
    say,
    metrics,
    audit,
    housekeeping,
    checksAnswers: false,
    log: settings.hasAccessLog ? 'answers' : 'failures',
  };
  const server = await buildServer(parts);
  // The accounts must exist before the port opens: a user may log in as soon as the address is
  // known.
  const [application] = applications;
  if (demo !== null && application !== undefined) {
    await demo.seed(database, {
      ...{ settings, root, passwords, clock, application, isWhole: true },
      // Nobody is told about the calls that the demo makes, as if it were `now`.
      serverAt: (now, joined) =>
        buildServer({
          ...{ ...parts, database: joined, clock: () => now, replica: null, metrics: null },
          ...{ audit: { record: () => undefined }, log: 'none' },
        }),
    });
  }
  if (metrics !== null && metricsPort !== null) {
    hasStarted(await serveMetrics(metrics, { host, port: metricsPort }));
  }
  hasStarted(readKeysRegularly(keys, server.log));
  hasStarted(
    runHousekeeping(database, photoPlaces, clock, server.log, {
      retention: settings.retention,
      applications,
      outbox: settings.mail.outbox,
      onStep: (step, result) => metrics?.housekeepingStep(step, result),
      onGoodRound: housekeeping.roundWasGood,
    }),
  );
  hasStarted(tellWaitingLinesRegularly({ database, ...log, log: server.log }));
  const transport = createMailTransport(settings.mail, { root });
  hasStarted(sendMailRegularly({ database, key: mailKey, transport, clock, log: server.log }));
  hasStarted({ stop: () => closeServer(server, STOP_PATIENCE_MS) });
  const url = `http://127.0.0.1:${await listen(server, { host, port, setting: 'PORT' })}`;
  say(consoleTexts.running(url));
  if (demo !== null && site !== null && application !== undefined) {
    site.setPortal(url);
    const lines = await demo.announcement(database, { application, portal: url, site: site.url });
    lines.forEach(say);
  }
  if (placeProblem !== null) say(consoleTexts.photosAway(placeProblem));
  const nameless = demo === null ? applications.find(({ hosts }) => hosts.length === 0) : undefined;
  if (nameless !== undefined) say(consoleTexts.noHosts(nameless.applicationId));
  if (settings.mail.smtpUrl === null) say(consoleTexts.mailToFiles(settings.mail.outbox));
  for (const { folder } of apps.filter((app) => !isBuilt(app))) {
    say(consoleTexts.appMissing(folder));
  }
}

/**
 * While the place of the photos is unavailable, readings without photos still work. A wrong setting
 * ends the start.
 */
async function photoPlaceProblem(places: PhotoPlaces): Promise<string | null> {
  try {
    await testPhotoPlace(places);
    return null;
  } catch (error) {
    if (!(error instanceof PhotoPlaceFailure)) throw error;
    if (error.isPassing) return error.message;
    throw new StartFailure(error.message);
  }
}
