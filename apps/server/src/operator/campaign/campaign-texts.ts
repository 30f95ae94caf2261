import { inConsoleLanguage, sayCount, sayNumber } from '../../base/console-language';

interface ClosingCounts {
  readonly campaign: string;
  readonly jobs: number;
  readonly unread: number;
}

export const campaignTexts = inConsoleLanguage({
  de: {
    nameWord: 'Name',
    existing: 'nimmt auch die Aufträge auf, die in keiner Kampagne sind',
    yes: 'schließt; ohne dies wird nur gezeigt, was geschähe',
    listOption: 'schreibt, wer noch nicht abgelesen hat (.csv, .json oder .xlsx)',
    openSummary: 'eröffnet eine Kampagne: die nächsten Importe gehören ihr',
    openDetails: `Je Anwendung ist höchstens eine Kampagne offen. Was import übernimmt, gehört ihr, bis campaign close
sie schließt. Ohne offene Kampagne importierte Aufträge schließt niemand.`,
    closeSummary: 'schließt die offene Kampagne und legt ihre Aufträge ab',
    closeDetails: `Die Aufträge verlassen alle Listen, auch die der Unterzugänge. In der Auswertung bleiben sie, bis der
nächste Import denselben Zähler desselben Kunden bringt: dessen Auftrag übernimmt die Stände.
Eine Ablesung, die vor dem Schließen gemacht wurde und erst danach ankommt, wird noch angenommen.`,
    listSummary: 'zeigt die Kampagnen mit Aufträgen und Ablesungen',
    listDetails:
      '„Erledigt“ ist ein Auftrag mit allen Ständen oder mit der Antwort „nicht ablesbar“.',
    importRuns: 'Es läuft gerade ein Import; warten, bis er fertig ist.',
    badName: 'Der Name einer Kampagne hat 1 bis 100 Zeichen.',
    stillOpen: (name: string) =>
      `Die Kampagne „${name}“ ist noch offen: zuerst mit campaign close schließen.`,
    nameTaken: (name: string) =>
      `Eine Kampagne „${name}“ gab es schon: einen anderen Namen angeben.`,
    noneOpen: 'Es ist keine Kampagne offen; campaign list zeigt die früheren.',
    opened: (name: string, jobs: number) =>
      `Eröffnet: „${name}“ mit ${sayCount(jobs, 'vorhandenen Auftrag', 'vorhandenen Aufträgen')}. Die nächsten Importe gehören ihr.`,
    leftOut: (jobs: number) =>
      `In keiner Kampagne: ${sayCount(jobs, 'Auftrag', 'Aufträge')}. Beim Eröffnen nimmt --existing auch solche auf, danach ein neuer Import derselben Datei.`,
    wouldOpen: (name: string, jobs: number) =>
      `„${name}“ würde mit ${sayCount(jobs, 'vorhandenen Auftrag', 'vorhandenen Aufträgen')} eröffnet. Nichts wurde geändert.`,
    closed: ({ campaign, jobs, unread }: ClosingCounts) =>
      `Geschlossen: „${campaign}“. ${sayCount(jobs, 'Auftrag', 'Aufträge')} abgelegt, davon ${sayNumber(unread)} ohne Ablesung.`,
    wouldClose: ({ campaign, jobs, unread }: ClosingCounts) =>
      `„${campaign}“: ${sayCount(jobs, 'Auftrag würde', 'Aufträge würden')} abgelegt, davon ${sayNumber(unread)} ohne Ablesung.\nNichts wurde geändert. Zum Schließen denselben Befehl mit --yes wiederholen.`,
    listed: (path: string) => `Wer nicht abgelesen hat: ${path}`,
    none: 'Noch keine Kampagne; campaign open <Name> eröffnet die erste.',
    columns: ['Kampagne', 'eröffnet', 'geschlossen', 'Aufträge', 'erledigt'],
    archivedJob:
      'dieser Auftrag gehört zu einer geschlossenen Kampagne; für die neue eine neue jobId vergeben',
  },
  en: {
    nameWord: 'name',
    existing: 'also takes the jobs that are in no campaign',
    yes: 'closes; without this, only says what would happen',
    listOption: 'writes who has not read yet (.csv, .json or .xlsx)',
    openSummary: 'opens a campaign: the next imports belong to it',
    openDetails: `Each application has at most one open campaign. The jobs that import takes belong to it until
campaign close closes it. Jobs that were imported without an open campaign are closed by nobody.`,
    closeSummary: 'closes the open campaign and archives its jobs',
    closeDetails: `The jobs leave all lists, also those of sub-accesses. They stay in the evaluation until the next
import brings the same meter of the same customer: its job takes over the readings.
A reading that was taken before the end and arrives after it is still accepted.`,
    listSummary: 'shows the campaigns with their jobs and readings',
    listDetails: '“Done” is a job with all values, or with the answer “cannot be read”.',
    importRuns: 'An import is running; wait until it has ended.',
    badName: 'The name of a campaign has 1 to 100 characters.',
    stillOpen: (name) =>
      `The campaign “${name}” is still open: close it with campaign close first.`,
    nameTaken: (name) => `There has been a campaign “${name}”: choose another name.`,
    noneOpen: 'No campaign is open; campaign list shows the earlier ones.',
    opened: (name, jobs) =>
      `Opened: “${name}” with ${sayCount(jobs, 'existing job', 'existing jobs')}. The next imports belong to it.`,
    leftOut: (jobs) =>
      `In no campaign: ${sayCount(jobs, 'job', 'jobs')}. While opening, --existing takes such jobs in; later, a new import of the same file does.`,
    wouldOpen: (name, jobs) =>
      `“${name}” would be opened with ${sayCount(jobs, 'existing job', 'existing jobs')}. Nothing was changed.`,
    closed: ({ campaign, jobs, unread }) =>
      `Closed: “${campaign}”. ${sayCount(jobs, 'job', 'jobs')} archived, ${sayNumber(unread)} of them without a reading.`,
    wouldClose: ({ campaign, jobs, unread }) =>
      `“${campaign}”: ${sayCount(jobs, 'job', 'jobs')} would be archived, ${sayNumber(unread)} of them without a reading.\nNothing was changed. To close it, repeat the command with --yes.`,
    listed: (path) => `Who has not read: ${path}`,
    none: 'No campaign yet; campaign open <name> opens the first one.',
    columns: ['campaign', 'opened', 'closed', 'jobs', 'done'],
    archivedJob: 'this job belongs to a closed campaign; give the new one a new jobId',
  },
});
