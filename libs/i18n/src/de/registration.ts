export const registration = {
  registration_open_action: 'Quittung per E-Mail',
  registration_request_action: 'Quittung anfordern',
  registration_manage_action: 'E-Mails ändern oder abbestellen',
  registration_offer_text:
    'Nach einer einmaligen Registrierung bestätigt Ihr Versorger Ihre Stände per E-Mail.',
  registration_request_text_one: 'Ihr Versorger bestätigt {{count}} gesendete Ablesung per E-Mail.',
  registration_request_text_other:
    'Ihr Versorger bestätigt {{count}} gesendete Ablesungen per E-Mail.',
  registration_nothing_text:
    'Sobald eine Ablesung gesendet ist, können Sie die Quittung anfordern.',
  registration_blocked_text:
    'Die Quittung ist angefordert. Nach der nächsten gesendeten Ablesung geht es wieder.',
  registration_failed_blocked_text:
    'Die Quittung konnte nicht angefordert werden. Nach der nächsten gesendeten Ablesung geht es wieder.',
  registration_title: 'Stände per E-Mail bestätigen lassen',
  registration_text:
    'Registrieren Sie sich einmal für Post per E-Mail. Die Seite öffnet sich in einem neuen Fenster, danach geht es hier weiter.',
  registration_step_address: 'Adresse eintragen und zustimmen',
  registration_step_mail: 'Den Link in der E-Mail anklicken',
  registration_step_back: 'Hierher zurückkommen, die Quittung kommt dann automatisch',
  registration_waiting_title: 'Noch nicht bestätigt',
  registration_waiting_text: 'Wir sehen nach, sobald Sie zurück sind.',
  registration_look_action: 'Jetzt nachsehen',
  registration_later_action: 'Später',
  registration_register_action: 'Registrieren',
  registration_missing_url_title: 'Die Registrierung ist nicht möglich',
  registration_missing_url_text:
    'Die Adresse der Registrierung fehlt. Ihr Versorger kann sie eintragen; Ihre Ablesungen sind davon nicht betroffen.',
  registration_ask_title: 'Alles abgelesen. Quittung per E-Mail?',
  registration_ask_text_one:
    'Ihr Versorger bestätigt {{count}} Ablesung an die Adresse, die Sie registriert haben.',
  registration_ask_text_other:
    'Ihr Versorger bestätigt {{count}} Ablesungen an die Adresse, die Sie registriert haben.',
  registration_decline_action: 'Nicht nötig',
  registration_sent_title: 'Quittung angefordert',
  registration_sent_text_one: 'Die Quittung für {{count}} Ablesung kommt per E-Mail.',
  registration_sent_text_other: 'Die Quittung für {{count}} Ablesungen kommt per E-Mail.',
  registration_failed_title: 'Mitteilung fehlgeschlagen',
  registration_failed_text_one:
    'Die Quittung für {{count}} Ablesung konnte nicht angefordert werden.',
  registration_failed_text_other:
    'Die Quittung für {{count}} Ablesungen konnte nicht angefordert werden.',
  registration_done_title: 'Registriert',
  registration_done_text: 'Sobald eine Ablesung gesendet ist, können Sie die Quittung anfordern.',
};
