// Runs before the app and in browsers that cannot run it, so it uses only what Internet Explorer 11
// has. The build translates newer syntax, or fails.
(function () {
  var WORDS = {
    de: {
      title: 'Dieser Browser ist zu alt',
      text: 'Hier können Sie Ihren Zählerstand damit nicht eingeben. Nehmen Sie bitte einen neueren Browser oder ein anderes Gerät.',
      browsers: 'Es geht mit Chrome und Edge ab 111, Firefox ab 114 und Safari ab 16.4 (iOS 16.4).',
      phone: 'Oder geben Sie den Stand Ihrem Versorger direkt durch.',
      letter: 'Die Telefonnummer steht auf dem Schreiben, das Sie zur Ablesung bekommen haben.',
    },
    'de-informal': {
      title: 'Dieser Browser ist zu alt',
      text: 'Hier kannst du deinen Zählerstand damit nicht eingeben. Nimm bitte einen neueren Browser oder ein anderes Gerät.',
      browsers: 'Es geht mit Chrome und Edge ab 111, Firefox ab 114 und Safari ab 16.4 (iOS 16.4).',
      phone: 'Oder gib den Stand deinem Versorger direkt durch.',
      letter: 'Die Telefonnummer steht auf dem Schreiben, das du zur Ablesung bekommen hast.',
    },
    en: {
      title: 'This browser is too old',
      text: 'It cannot take your reading here. Please use a newer browser or another device.',
      browsers: 'Chrome and Edge 111, Firefox 114, Safari 16.4 (iOS 16.4) and later will do.',
      phone: 'Or give the reading to your utility directly.',
      letter: 'Its phone number is on the letter that asked you for the reading.',
    },
  };

  // A script cannot ask for a syntax, because the page's policy forbids eval. So each line asks for
  // something that came to the browsers together with the syntax of the build (D193).
  function canRunTheApp() {
    var script = window.HTMLScriptElement;
    return (
      !!(script && script.supports && script.supports('importmap')) &&
      !!(window.CSS && CSS.supports && CSS.supports('color', 'color-mix(in srgb, red, blue)'))
    );
  }

  function ask(url, onAnswer) {
    var call = new XMLHttpRequest();
    call.open('GET', url);
    call.onload = function () {
      var answer = null;
      try {
        answer = call.status === 200 ? JSON.parse(call.responseText) : null;
      } catch {
        // Somebody else's page stands at this address. The page stays as it is.
      }
      if (answer) onAnswer(answer);
    };
    call.send();
  }

  function add(parent, name, text) {
    var element = document.createElement(name);
    element.appendChild(document.createTextNode(text));
    // The app's styles may have come, and they remove all margins.
    element.style.margin = '0 0 16px';
    parent.appendChild(element);
    return element;
  }

  // The links and paragraphs of Markdown; of everything else, the words.
  function addMarkdown(parent, markdown) {
    var link = /\[([^\]]*)\]\(((?:tel|mailto|https):[^)\s]*)\)/g;
    var blocks = markdown.replace(/\*+|^[#>]+ */gm, '').split(/\n\s*\n/);
    for (var i = 0; i < blocks.length; i += 1) {
      var paragraph = add(parent, 'p', '');
      var parts = blocks[i].split(link);
      // Split by two groups: words, label, address, words, label, address, …
      for (var n = 0; n < parts.length; n += 3) {
        paragraph.appendChild(document.createTextNode(parts[n]));
        if (n + 1 === parts.length) break;
        var anchor = add(paragraph, 'a', parts[n + 1]);
        anchor.href = parts[n + 2];
        anchor.style.color = '#0645ad';
      }
    }
  }

  // The contact for every screen, otherwise the first one.
  function contactIn(language, items) {
    var other = null;
    for (var i = 0; i < items.length; i += 1) {
      var item = items[i];
      if (!item.text || (item.language && item.language !== language)) continue;
      if (!item.path || item.path === '/') return item;
      other = other || item;
    }
    return other;
  }

  function show(language, name, contact) {
    var words = WORDS[language] || WORDS.de;
    var body = document.body;
    // Without #root, the app does not start if a browser has read it after all.
    while (body.firstChild) body.removeChild(body.firstChild);
    document.documentElement.lang = language === 'en' ? 'en' : 'de';
    body.style.cssText =
      'max-width:36em;margin:0 auto;padding:24px;font:18px/1.5 sans-serif;color:#111;background:#fff';
    var main = add(body, 'main', '');
    if (name) add(main, 'p', name);
    add(main, 'h1', words.title);
    add(main, 'p', words.text);
    add(main, 'p', words.browsers);
    add(main, 'p', words.phone + (contact ? '' : ' ' + words.letter));
    if (contact) addMarkdown(main, contact.text);
  }

  if (canRunTheApp()) return;
  show('de', '', null);
  ask('/api/public/application', function (application) {
    var settings = application.config && application.config.languageConfig;
    var language = (settings && settings.defaultLanguage) || 'de';
    show(language, application.name, null);
    ask('/api/public/contact/' + encodeURIComponent(application.applicationId), function (answer) {
      show(language, application.name, contactIn(language, answer.contactInformationItems || []));
    });
  });
})();
