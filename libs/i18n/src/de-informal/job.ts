export const job = {
  jobs_expiring_text: 'Du kannst bis {{day}} senden.',
  jobs_expiring_first_text: 'Die ersten kannst du bis {{day}} senden.',
  jobs_choose_text: 'Wähl in der Liste einen Zähler.',
  jobs_empty_text: 'Sobald dein Versorger eine Ablesung anfordert, steht sie hier.',
  jobs_empty_unlisted_text: 'Du kannst auch von dir aus einen Zähler melden.',
  jobs_answered_failed_text:
    'Der Server hat geantwortet, aber keine Liste geschickt. Versuch es später erneut, oder ruf deinen Versorger an.',
  jobs_failed_text: 'Prüf deine Internetverbindung, oder versuch es später erneut.',
  job_no_rates_text:
    'Für diesen Zähler hat dein Versorger kein Zählwerk hinterlegt. Ruf ihn an: Er ergänzt es, oder er nimmt den Stand selbst auf.',
  job_thanks_text: 'Dein Zählerstand ist angekommen.',
  unlisted_title: 'Dein Zähler fehlt? Hier melden.',
  unlisted_text: 'Dein Versorger ordnet den Stand nach der Zählernummer zu.',
  unlisted_not_allowed_text: 'Für diese Funktion fehlen dir die Rechte.',
  problem_meter_number_missing: 'Gib die Zählernummer ein.',
};
