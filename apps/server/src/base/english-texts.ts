/** The console texts of a server whose terminal speaks English. */
export const englishTexts = {
  stopHangs:
    'Something does not answer (database, mail server or place of the photos): ending without goodbye.',
  badPort: (name: string, value: string) =>
    `${name}=${value} is no port: give a number from 0 to 65535.`,
  badPoolSize: (value: string, { least, most }: { least: number; most: number }) =>
    `DATABASE_POOL=${value} is no number from ${least} to ${most}: say how many connections to PostgreSQL this server may open.`,
  badReplica:
    'DATABASE_REPLICA_URL is no address of a replica: give it as postgres://name:password@server/database, and DATABASE_URL as well.',
  replicaAway: (reason: string) =>
    `Note: the replica of DATABASE_REPLICA_URL does not answer (${reason}). Until it does, DATABASE_URL answers alone.`,
  badLimit: (value: string, names: readonly string[]) =>
    `LIMITS: ${value} is no limit: give it as name=number, names: ${names.join(', ')}.`,
  badRetention: (value: string, allowed: readonly string[]) =>
    `RETENTION: ${value} is no retention: give it as name=days or name=never: ${allowed.join(', ')}; never is not possible for letters and remembered-keys.`,
  badProxy: (value: string) =>
    `TRUSTED_PROXY: ${value} is no address: give it as 10.0.0.1 or 10.0.0.0/8.`,
  untrustedProxy: (address: string | null) =>
    `Warning: a proxy${address === null ? '' : ` (${address})`} passes calls on but is not in TRUSTED_PROXY. So all customers count as one address and slow each other: set TRUSTED_PROXY=${address ?? '<address of the proxy>'}.`,
  badKeyFile: (path: string) =>
    `The key file ${path} holds no key: bring back the right file, or make a new one with “npm run operator -- rotate keys --new-file”.`,
  noKeyFile: (path: string) =>
    `The key file ${path} is missing and the database needs it: copy the first server's file there, name a shared one in KEY_FILE, or make a new one with “npm run operator -- rotate keys --new-file”.`,
  noKeyFileYet: (path: string) =>
    `The key file ${path} is missing: the server makes it at its first start, then repeat the command. If it has run already, copy a server's file there or name it in KEY_FILE.`,
  foreignKeyFile: (path: string) =>
    `The key file ${path} belongs to another database: name the right one in KEY_FILE, or make a new one with “npm run operator -- rotate keys --new-file”.`,
  keyFileTroubled: (path: string, reason: string) =>
    `The key file ${path} cannot be read or written (${reason}): check its rights, or name another one in KEY_FILE.`,
  badSmtpUrl:
    'SMTP_URL is no address of a mail server: give it as smtp://server:port or smtps://name:password@server.',
  badMailFrom: (from: string | null) =>
    `MAIL_FROM=${from ?? ''} is no e-mail address: give the sender that SMTP_URL may send from.`,
  badPhotos: (place: string) =>
    `PHOTOS=${place} is no place for photos: give a folder (/srv/photos) or a bucket (https://server/bucket).`,
  photosWithKeys:
    'PHOTOS holds access keys: take them out of the address and give them as AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  noBucketKeys:
    'The keys of a bucket are missing: give AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  bucketUnreachable: (address: string, reason: string) =>
    `The bucket ${address} cannot be reached (${reason}): check the address in PHOTOS, and whether it runs.`,
  bucketRefusesKeys: (address: string, status: number) =>
    `The bucket ${address} refuses the keys (${status}): check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_REGION, and whether they may read, write and delete there.`,
  noBucket: (address: string) =>
    `There is no bucket ${address}: check the address in PHOTOS, or create it.`,
  bucketRefuses: (address: string, status: number) =>
    `The bucket ${address} refuses (${status}): check PHOTOS and AWS_REGION.`,
  bucketTroubled: (address: string, status: number) =>
    `The bucket ${address} is unable at the moment (${status}): try again later.`,
  photoFolderTroubled: (folder: string, reason: string) =>
    `The folder ${folder} takes or gives no photos (${reason}): check PHOTOS, rights and free space.`,
  photoFolderHangs: (folder: string) =>
    `The folder ${folder} does not answer: check PHOTOS, and whether the machine that holds it runs.`,
  photosAway: (reason: string) =>
    `Note: ${reason} Until then, readings with a photo wait in the customer's app.`,
  clockOff: (minutesBehind: number) =>
    `Warning: The clock of this machine is ${Math.round(Math.abs(minutesBehind))} min ${minutesBehind > 0 ? 'behind' : 'ahead'}. The clock of the database counts; set the own one and run a time service (NTP).`,
  noHosts: (applicationId: string) =>
    `Warning: the application ${applicationId} names no “hosts”. Links in mails then lead to where the call went, even if somebody forged it: enter the name of the portal.`,
  mailToFiles: (folder: string) =>
    `Note: SMTP_URL is missing, e-mails are stored as files: ${folder}`,
  portTaken: (name: string, port: number) =>
    `Port ${port} is taken already: end the other program, or give another port in ${name}.`,
  noSuchHost: (host: string, reason: string) =>
    `HOST=${host} cannot be listened on (${reason}): give an address of this machine.`,
  unwritable: (path: string, reason: string) =>
    `The folder ${path} cannot be written (${reason}): change its rights, or name another one in DATA_DIR.`,
  dataDirInUse: (path: string, pid: number) =>
    `The folder ${path} is in use already (process ${pid}): end that process, or name another folder in DATA_DIR.`,
  dataDirHeld: (path: string) =>
    `The folder ${path} is in use already, perhaps in another container or on another machine: end that server, or name another folder in DATA_DIR.`,
  unlockable: (path: string, reason: string) =>
    `The folder ${path} cannot be locked (${reason}): name a folder on a local disk in DATA_DIR.`,
  databaseUnreachable: (reason: string) =>
    `The database of DATABASE_URL cannot be reached (${reason}): check the address, or start without DATABASE_URL.`,
  databaseUnreadable: (path: string, reason: string) =>
    `The database in ${path} cannot be opened (${reason}): restore a backup, or begin anew with DATA_DIR.`,
  diskFull: (free: number, needed: number) =>
    `The embedded database has only ${free} MB of disk left and needs ${needed} MB: make room and try again.`,
  unknownReason: 'unknown reason',
  appMissing: (folder: string) =>
    `Note: ${folder} is not built, nothing is served there. npm start builds it.`,
  running: (url: string) => `Ablesbar is running: ${url}`,
};
