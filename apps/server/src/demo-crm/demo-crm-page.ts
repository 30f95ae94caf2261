/** The page replaces a utility's own CRM, so that a person can try the registration. */
export const DEMO_CRM_STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem; }
label, button { display: block; }
input[type="email"] { width: 100%; box-sizing: border-box; font: inherit; padding: 0.6rem; }
button { font: inherit; font-weight: 600; margin-top: 1.25rem; padding: 0.7rem 1.4rem; cursor: pointer; }
.consent { display: flex; gap: 0.75rem; margin-top: 1rem; align-items: flex-start; }
.consent input { inline-size: 1.5rem; block-size: 1.5rem; flex: none; }
[role="status"]:not(:empty) { margin-top: 1.25rem; padding: 0.75rem; border: 2px solid; }
`;

export const DEMO_CRM_PAGE = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>Digitale Kommunikation | Vorführung</title>
<style>${DEMO_CRM_STYLE}</style>
<script src="/demo-crm/register.js" type="module"></script>
</head>
<body>
<main>
<h1>Digitale Kommunikation</h1>
<p>Diese Seite steht zur Vorführung für das Kundenportal eines Versorgers. Eine Bestätigungsmail entfällt hier: Die Adresse gilt sofort.</p>
<form novalidate>
<label for="email">E-Mail-Adresse</label>
<input id="email" type="email" autocomplete="email" required aria-describedby="status">
<div class="consent">
<input id="consent" type="checkbox" required aria-describedby="status">
<label for="consent">Ich möchte Bestätigungen zu meinen Zählerständen per E-Mail erhalten. Das kann ich jederzeit widerrufen.</label>
</div>
<button type="submit">Registrieren</button>
</form>
<p id="status" role="status"></p>
<noscript><p>Für die Registrierung muss JavaScript eingeschaltet sein.</p></noscript>
</main>
</body>
</html>
`;

export const DEMO_CRM_SCRIPT = `const form = document.querySelector('form');
const email = document.getElementById('email');
const consent = document.getElementById('consent');
const status = document.getElementById('status');

function refuse(field, words) {
  status.textContent = words;
  field.setAttribute('aria-invalid', 'true');
  field.focus();
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  for (const field of [email, consent]) field.removeAttribute('aria-invalid');
  if (!email.checkValidity()) {
    return refuse(email, 'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@beispiel.de.');
  }
  if (!consent.checked) return refuse(consent, 'Bitte stimmen Sie der Zusendung zu.');
  try {
    const answer = await fetch(location.pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: email.value.trim() }),
    });
    if (answer.status === 404) {
      status.textContent = 'Dieser Link gilt nicht. Öffnen Sie die Registrierung noch einmal aus der App.';
    } else if (answer.ok) {
      form.hidden = true;
      status.textContent = 'Registriert. Sie können dieses Fenster schließen und zur App zurückkehren.';
    } else {
      refuse(email, 'Die Adresse wurde nicht angenommen. Bitte prüfen Sie sie.');
    }
  } catch {
    status.textContent = 'Keine Verbindung. Bitte versuchen Sie es noch einmal.';
  }
});
`;
