export const registration = {
  registration_offer_text:
    'Nach einer einmaligen Registrierung bestätigt dein Versorger deine Stände per E-Mail.',
  registration_request_text_one:
    'Dein Versorger bestätigt {{count}} gesendete Ablesung per E-Mail.',
  registration_request_text_other:
    'Dein Versorger bestätigt {{count}} gesendete Ablesungen per E-Mail.',
  registration_nothing_text: 'Sobald eine Ablesung gesendet ist, kannst du die Quittung anfordern.',
  registration_text:
    'Registriere dich einmal für Post per E-Mail. Die Seite öffnet sich in einem neuen Fenster, danach geht es hier weiter.',
  registration_waiting_text: 'Wir sehen nach, sobald du zurück bist.',
  registration_missing_url_text:
    'Die Adresse der Registrierung fehlt. Dein Versorger kann sie eintragen; deine Ablesungen sind davon nicht betroffen.',
  registration_ask_text_one:
    'Dein Versorger bestätigt {{count}} Ablesung an die Adresse, die du registriert hast.',
  registration_ask_text_other:
    'Dein Versorger bestätigt {{count}} Ablesungen an die Adresse, die du registriert hast.',
  registration_done_text: 'Sobald eine Ablesung gesendet ist, kannst du die Quittung anfordern.',
};
