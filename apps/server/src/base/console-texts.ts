import { inConsoleLanguage } from './console-language';
import { englishTexts } from './english-texts';

/**
 * All console texts for the person who starts the server. Each text is one line. They are not in
 * i18n, because i18n holds the customers' texts and a browser must not load these.
 */
export const consoleTexts = inConsoleLanguage({
  de: {
    stopHangs:
      'Etwas antwortet nicht (Datenbank, Mailserver oder Ort der Fotos): Ende ohne Abschied.',
    badPort: (name: string, value: string) =>
      `${name}=${value} ist kein Port: eine Zahl von 0 bis 65535 angeben.`,
    badPoolSize: (value: string, { least, most }: { least: number; most: number }) =>
      `DATABASE_POOL=${value} ist keine Zahl von ${least} bis ${most}: angeben, wie viele Verbindungen zu PostgreSQL dieser Server höchstens öffnet.`,
    badReplica:
      'DATABASE_REPLICA_URL ist keine Adresse einer Kopie: als postgres://Name:Passwort@Server/Datenbank angeben, und DATABASE_URL dazu.',
    replicaAway: (reason: string) =>
      `Hinweis: Die Kopie aus DATABASE_REPLICA_URL antwortet nicht (${reason}). Bis dahin antwortet DATABASE_URL allein.`,
    badLimit: (value: string, names: readonly string[]) =>
      `LIMITS: ${value} ist keine Grenze: als Name=Zahl angeben, Namen: ${names.join(', ')}.`,
    badRetention: (value: string, allowed: readonly string[]) =>
      `RETENTION: ${value} ist keine Aufbewahrung: als Name=Tage oder Name=never angeben: ${allowed.join(', ')}; für letters und remembered-keys nicht never.`,
    badProxy: (value: string) =>
      `TRUSTED_PROXY: ${value} ist keine Adresse: als 10.0.0.1 oder 10.0.0.0/8 angeben.`,
    untrustedProxy: (address: string | null) =>
      `Achtung: Ein Proxy${address === null ? '' : ` (${address})`} leitet Aufrufe weiter, steht aber nicht in TRUSTED_PROXY. Alle Kunden zählen deshalb als eine Adresse und bremsen einander: TRUSTED_PROXY=${address ?? '<Adresse des Proxys>'} setzen.`,
    badKeyFile: (path: string) =>
      `Die Schlüsseldatei ${path} enthält keinen Schlüssel: die richtige Datei zurückholen oder mit „npm run operator -- rotate keys --new-file“ eine neue anlegen.`,
    noKeyFile: (path: string) =>
      `Die Schlüsseldatei ${path} fehlt, die Datenbank braucht sie: die Datei des ersten Servers dorthin kopieren, mit KEY_FILE eine gemeinsame angeben oder mit „npm run operator -- rotate keys --new-file“ eine neue anlegen.`,
    noKeyFileYet: (path: string) =>
      `Die Schlüsseldatei ${path} fehlt: Der Server legt sie bei seinem ersten Start an, danach den Befehl wiederholen. Lief er schon, die Datei eines Servers dorthin kopieren oder mit KEY_FILE angeben.`,
    foreignKeyFile: (path: string) =>
      `Die Schlüsseldatei ${path} gehört zu einer anderen Datenbank: die richtige mit KEY_FILE angeben oder mit „npm run operator -- rotate keys --new-file“ eine neue anlegen.`,
    keyFileTroubled: (path: string, reason: string) =>
      `Die Schlüsseldatei ${path} ist nicht zu lesen oder zu schreiben (${reason}): Rechte prüfen oder mit KEY_FILE eine andere angeben.`,
    badSmtpUrl:
      'SMTP_URL ist keine Adresse eines Mailservers: als smtp://Server:Port oder smtps://Name:Passwort@Server angeben.',
    badMailFrom: (from: string | null) =>
      `MAIL_FROM=${from ?? ''} ist keine E-Mail-Adresse: den Absender angeben, von dem SMTP_URL senden darf.`,
    badPhotos: (place: string) =>
      `PHOTOS=${place} ist kein Ort für Fotos: einen Ordner (/srv/fotos) oder einen Bucket (https://Server/Bucket) angeben.`,
    photosWithKeys:
      'PHOTOS enthält Zugangsdaten: aus der Adresse nehmen und als AWS_ACCESS_KEY_ID und AWS_SECRET_ACCESS_KEY angeben.',
    noBucketKeys:
      'Für einen Bucket fehlen die Schlüssel: AWS_ACCESS_KEY_ID und AWS_SECRET_ACCESS_KEY angeben.',
    bucketUnreachable: (address: string, reason: string) =>
      `Der Bucket ${address} ist nicht erreichbar (${reason}): die Adresse in PHOTOS prüfen, und ob er läuft.`,
    bucketRefusesKeys: (address: string, status: number) =>
      `Der Bucket ${address} weist die Schlüssel ab (${status}): AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY und AWS_REGION prüfen, und ob sie dort lesen, schreiben und löschen dürfen.`,
    noBucket: (address: string) =>
      `Den Bucket ${address} gibt es nicht: die Adresse in PHOTOS prüfen oder ihn anlegen.`,
    bucketRefuses: (address: string, status: number) =>
      `Der Bucket ${address} lehnt ab (${status}): PHOTOS und AWS_REGION prüfen.`,
    bucketTroubled: (address: string, status: number) =>
      `Der Bucket ${address} kann gerade nicht (${status}): später noch einmal versuchen.`,
    photoFolderTroubled: (folder: string, reason: string) =>
      `Der Ordner ${folder} nimmt oder gibt keine Fotos (${reason}): PHOTOS, Rechte und freien Platz prüfen.`,
    photoFolderHangs: (folder: string) =>
      `Der Ordner ${folder} antwortet nicht: PHOTOS prüfen, und ob der Rechner läuft, auf dem er liegt.`,
    photosAway: (reason: string) =>
      `Hinweis: ${reason} Bis dahin warten Ablesungen mit Foto in der App des Kunden.`,
    clockOff: (minutesBehind: number) =>
      `Achtung: Die Uhr dieses Rechners geht ${Math.round(Math.abs(minutesBehind))} min ${minutesBehind > 0 ? 'nach' : 'vor'}. Es gilt die Uhr der Datenbank; die eigene stellen und einen Zeitdienst (NTP) einrichten.`,
    noHosts: (applicationId: string) =>
      `Achtung: Die Anwendung ${applicationId} nennt in „hosts“ keinen Namen. Links in E-Mails führen dann dorthin, wohin der Aufruf ging, auch wenn jemand ihn gefälscht hat: den Namen des Portals eintragen.`,
    mailToFiles: (folder: string) =>
      `Hinweis: SMTP_URL fehlt, E-Mails werden als Dateien abgelegt: ${folder}`,
    portTaken: (name: string, port: number) =>
      `Port ${port} ist schon belegt: das andere Programm beenden oder mit ${name} einen anderen angeben.`,
    noSuchHost: (host: string, reason: string) =>
      `An HOST=${host} kann nicht gelauscht werden (${reason}): eine Adresse dieses Rechners angeben.`,
    unwritable: (path: string, reason: string) =>
      `Der Ordner ${path} ist nicht beschreibbar (${reason}): Rechte ändern oder mit DATA_DIR einen anderen angeben.`,
    dataDirInUse: (path: string, pid: number) =>
      `Der Ordner ${path} wird schon benutzt (Prozess ${pid}): diesen beenden oder mit DATA_DIR einen anderen angeben.`,
    dataDirHeld: (path: string) =>
      `Der Ordner ${path} wird schon benutzt, vielleicht in einem anderen Container oder auf einem anderen Rechner: diesen Server beenden oder mit DATA_DIR einen anderen Ordner angeben.`,
    unlockable: (path: string, reason: string) =>
      `Der Ordner ${path} lässt sich nicht sperren (${reason}): mit DATA_DIR einen Ordner auf einer lokalen Platte angeben.`,
    databaseUnreachable: (reason: string) =>
      `Die Datenbank aus DATABASE_URL ist nicht erreichbar (${reason}): Adresse prüfen oder ohne DATABASE_URL starten.`,
    databaseUnreadable: (path: string, reason: string) =>
      `Die Datenbank in ${path} lässt sich nicht öffnen (${reason}): Sicherung einspielen oder mit DATA_DIR neu beginnen.`,
    diskFull: (free: number, needed: number) =>
      `Für die eingebaute Datenbank sind nur ${free} MB frei, sie braucht ${needed} MB: Platz schaffen und noch einmal versuchen.`,
    unknownReason: 'unbekannter Grund',
    appMissing: (folder: string) =>
      `Hinweis: ${folder} ist nicht gebaut, dort wird nichts ausgeliefert. Mit npm start wird es gebaut.`,
    running: (url: string) => `Ablesbar läuft: ${url}`,
  },
  en: englishTexts,
});
