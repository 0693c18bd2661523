import type { StaticTexts } from '../static-text';

export const de: StaticTexts = {
  home: 'Startseite',
  contents: 'Auf dieser Seite',
  morePages: 'Verwandte Seiten',
  updated: 'Letzte Änderung:',
  contactUs: 'Kontakt',
  whoWeAre: {
    title: 'Über uns',
    description: 'Kvadrat ist ein Demonstrationsportal für Immobilien in Kroatien: was es bietet, wie es arbeitet und nach welchen Grundsätzen.',
    lead: 'Kvadrat ist ein Immobilienportal für Kroatien in neun Sprachen. „Kvadrat“ sagt man in Kroatien im Gespräch zum Quadratmeter.',
    sections: {
      portal: {
        heading: 'Was Sie hier tun können',
        blocks: [
          'Sie finden Wohnungen, Häuser, Grundstücke und Gewerbeimmobilien zum Kauf und zur Miete an einem Ort, von Savudrija bis Prevlaka. Sie suchen nach Ort, Preis, Fläche und Ausstattung, und die Adresse jeder Suche lässt sich speichern oder weitergeben.',
          'Jede Anzeige nennt, was Käufer und Mieter zuerst wissen müssen: Preis und Quadratmeterpreis, Ort, Netto- und Bruttofläche, Etage und Energieklasse. Den Anbieter sprechen Sie direkt an, ohne uns dazwischen.',
        ],
      },
      demonstracija: {
        heading: 'Dies ist ein Demonstrationsportal',
        blocks: [
          'Die Anzeigen, Agenturen und Personen, die Sie sehen, sind erfunden, die Bilder gezeichnet. Preise und Flächen ähneln dem kroatischen Markt, doch keine der Immobilien gibt es, und keine kann gekauft oder gemietet werden.',
          'Hinter dem Portal steht kein Unternehmen. Deshalb finden Sie hier weder Firma noch Sitz, Steuernummer oder Registereintrag. Wer das Portal geschäftlich betreibt, setzt an dieser Stelle seine eigenen Angaben ein.',
        ],
      },
      nacela: {
        heading: 'Unsere Grundsätze',
        blocks: [
          [
            'Ein bezahlter Platz ist immer als „Hervorgehoben“ gekennzeichnet.',
            'Angebotspreise werden nie mit erzielten Preisen vermischt, und ein Preisvergleich nennt die Zahl der Anzeigen dahinter.',
            'Verbirgt ein Anbieter die genaue Adresse, senden wir sie auch nicht an Ihren Browser.',
            'Das Portal funktioniert auch ohne Skripte, auf einem älteren Telefon und bei langsamer Verbindung.',
            'Wir verkaufen keine Daten von Besuchern und zeigen keine fremde Werbung.',
          ],
        ],
      },
      jezici: {
        heading: 'Neun Sprachen',
        blocks: [
          'Das Portal spricht Kroatisch, Deutsch, Englisch, Italienisch, Französisch, Spanisch, Russisch, Portugiesisch und Griechisch. Der Text einer Anzeige bleibt in der Sprache, in der der Anbieter ihn geschrieben hat, sofern er keine Übersetzung mitliefert.',
        ],
      },
      pristupacnost: {
        heading: 'Barrierefreiheit',
        blocks: [
          'Wir richten die Seiten nach WCAG 2.2, Stufe AA: Sie sind allein mit der Tastatur, mit einem Screenreader, bei 200 % Vergrößerung und ohne Animationen nutzbar. Stoßen Sie auf ein Hindernis, [schreiben Sie uns](contactUs), auf welcher Seite und mit welchem Hilfsmittel.',
        ],
      },
      'javite-se': {
        heading: 'Schreiben Sie uns',
        blocks: ['Fragen, Vorschläge und Beschwerden senden Sie über das [Kontaktformular](contactUs). Zu einer Immobilie fragen Sie den Anbieter auf der Seite der Anzeige.'],
      },
    },
  },
  terms: {
    title: 'Nutzungsbedingungen',
    description: 'Regeln des Demonstrationsportals Kvadrat: Anzeigen, Pflichten der Anbieter, Hervorhebung, Haftung und Urheberrecht.',
    lead: 'Diese Bedingungen sagen, was Sie vom Portal erwarten dürfen und was das Portal von Ihnen erwartet. Sie gelten, sobald Sie es nutzen.',
    sections: {
      tko: {
        heading: 'Wer hinter dem Portal steht',
        blocks: [
          'Kvadrat ist ein Demonstrationsportal. An dieser Stelle stünden Firma, Sitz, Steuernummer, Registereintrag und Kontakt des Diensteanbieters. Da es kein Unternehmen gibt, gibt es auch diese Angaben nicht, und mit dem Portal lässt sich kein Vertrag schließen.',
        ],
      },
      usluga: {
        heading: 'Was das Portal leistet',
        blocks: [
          'Das Portal veröffentlicht Anzeigen für Verkauf und Vermietung von Immobilien, macht sie durchsuchbar und stellt den Kontakt zu Anbietern her. Es ist kein Makler, vertritt keine Seite und nimmt weder an Verhandlungen noch an Anzahlungen oder Verträgen teil.',
          'Das Ansehen ist kostenlos und braucht keine Registrierung.',
        ],
      },
      oglasi: {
        heading: 'Angaben in Anzeigen',
        blocks: [
          'Für den Inhalt einer Anzeige ist der Anbieter verantwortlich. Auf dem Demonstrationsportal sind die Anzeigen erfunden und kein Angebot. Prüfen Sie vor jeder echten Entscheidung Eigentum und Lasten im Grundbuch, die Nutzungsgenehmigung, den Energieausweis und den Zustand vor Ort.',
          'Der Quadratmeterpreis ergibt sich aus Angebotspreis und angezeigter Fläche. Preisvergleiche und Schätzungen dienen der Orientierung.',
        ],
      },
      oglasivaci: {
        heading: 'Pflichten der Anbieter',
        blocks: [
          'Anbieter veröffentlichen nur Immobilien, über die sie verfügen dürfen. Dabei:',
          [
            'nennen sie Preis, Fläche, Ort und Energieklasse richtig oder sagen, dass der Energieausweis in Arbeit ist',
            'veröffentlichen sie eigene Fotos oder solche, an denen sie Rechte haben',
            'entfernen sie die Anzeige, sobald die Immobilie verkauft oder vermietet ist',
            'schließen sie niemanden wegen Herkunft, Religion, Geschlecht, Familie, Behinderung oder eines anderen geschützten Merkmals aus.',
          ],
          'Eine Anzeige, die gegen diese Regeln oder das Gesetz verstößt, kann entfernt werden; der Anbieter erfährt es mit Begründung. Fragwürdige Anzeigen [melden Sie uns](contactUs).',
        ],
      },
      isticanje: {
        heading: 'Hervorgehobene Anzeigen und Reihenfolge',
        blocks: [
          'Ein Anbieter kann für einen besseren Platz bezahlen. Solche Anzeigen tragen die Kennzeichnung „Hervorgehoben“; es gibt fünf bezahlte Stufen. Anzeigen einer Agentur, die mit der Zahlung im Rückstand ist, gelten als unbezahlt.',
          'Die Reihenfolge „nach Relevanz“ beachtet nur zweierlei: zuerst die bezahlte Stufe, von der höchsten bis zu den Anzeigen ohne eine, und innerhalb derselben Stufe den Tag der Veröffentlichung, das Neueste zuerst. Ihre Bedingungen entscheiden, welche Anzeigen gezeigt werden, nicht deren Reihenfolge. Auch die Vollständigkeit einer Anzeige, Ihre früheren Suchen und das, was wir über Sie wissen, spielen keine Rolle.',
          'Die anderen Reihenfolgen gehen nach dem, was ihr Name sagt; Anzeigen ohne diese Angabe stehen am Ende. „Agenturen zuerst“ und „Private Anbieter zuerst“ folgen danach der Relevanz, „reduzierte zuerst“ der Höhe der Preissenkung und dann dem Tag der Veröffentlichung. Ähnliche Anzeigen stehen danach, wie nah ihr Preis liegt. Die Reihenfolge können Sie in jeder Liste ändern.',
        ],
      },
      koristenje: {
        heading: 'Erlaubte Nutzung',
        blocks: [
          'Sie dürfen das Portal nutzen, um selbst eine Immobilie zu suchen, und für Ihr eigenes Geschäft mit Anzeigen. Nicht erlaubt ist es, Anbietern unerwünschte Nachrichten zu senden, ihre Kontaktdaten zu sammeln, Beschränkungen zu umgehen oder die Server zu überlasten.',
        ],
      },
      odgovornost: {
        heading: 'Haftung',
        blocks: [
          'Das Portal wird so angeboten, wie es ist, zum Zeigen und Erproben. Wir garantieren weder einen unterbrechungsfreien Betrieb noch die Richtigkeit der Angaben. Nichts in diesen Bedingungen schmälert Rechte, die Ihnen als Verbraucher gesetzlich zustehen.',
        ],
      },
      prava: {
        heading: 'Urheberrecht und Quellen',
        blocks: [
          'Der Quellcode des Portals steht unter der MIT-Lizenz. Die Ortsdaten stammen von OpenStreetMap, der staatlichen Geodäsieverwaltung Kroatiens, der Stadt Zagreb und GeoNames, zu den am Fuß jeder Seite genannten Bedingungen. Texte und Fotos der Anzeigen gehören den Anbietern.',
        ],
      },
      izmjene: {
        heading: 'Änderungen und anwendbares Recht',
        blocks: ['Die Bedingungen können sich ändern; der Tag der letzten Änderung steht am Ende der Seite. Es gilt kroatisches Recht. Personenbezogene Daten beschreibt die Seite [Datenschutz](privacy), die Speicherung im Browser die Seite [Cookies](cookies).'],
      },
    },
  },
  privacy: {
    title: 'Datenschutz',
    description: 'Welche personenbezogenen Daten Kvadrat verarbeitet, wozu, wie lange sie bleiben und wie Sie Ihre Rechte ausüben.',
    lead: 'Das Portal verlangt so wenige Daten wie möglich. Hier steht, welche das sind, wozu sie dienen, wer sie sieht und wann sie verschwinden.',
    sections: {
      voditelj: {
        heading: 'Wer Daten verarbeitet',
        blocks: ['Verantwortlich ist, wer diese Installation des Portals betreibt. Auf einem echten Portal stünden hier Name, Anschrift und Datenschutzbeauftragter. Sie erreichen den Betreiber über das [Kontaktformular](contactUs), Thema „Datenschutz“.'],
      },
      podaci: {
        heading: 'Welche Daten wir verarbeiten',
        blocks: [
          [
            'Nachricht aus dem Kontaktformular: Thema, Name, E-Mail-Adresse, Text und Sprache der Seite.',
            'Nachricht an den Anbieter, Besichtigungsanfrage und Preisvorschlag: Name, E-Mail-Adresse, Telefon, Text, Termine oder Betrag, Sprache der Seite und die Antworten beider Seiten.',
            'Meldung einer Anzeige: Grund, Begründung, Name und E-Mail-Adresse.',
            'IP-Adresse: nur im Arbeitsspeicher, einige Minuten lang, um die Zahl der Anfragen zu begrenzen. Wir schreiben sie weder in Protokolle noch in die Datenbank.',
            'Konto: Vor- und Nachname, E-Mail-Adresse, auf Wunsch Telefon, Sprache, Einwilligungen mit ihrem Zeitpunkt, verbundene Anmeldedienste. Das Passwort wird nur als Hash gespeichert, der sich nicht zurücklesen lässt; Zähler von Anmeldeversuchen enthalten einen Hash der IP-Adresse.',
            'Serverprotokolle: Zeit, Adresse der Seite, Ergebnis und Dauer. E-Mail-Adressen sind darin unkenntlich gemacht.',
            'Gespeicherte Anzeigen und letzte Suchen: Ohne Konto bleiben sie in Ihrem Browser und werden nicht an uns gesendet, mit Konto gehören sie dazu.',
          ],
          'Wir verfolgen Sie nicht auf anderen Seiten, bilden keine Profile und treffen keine automatisierten Entscheidungen.',
        ],
      },
      svrhe: {
        heading: 'Zweck und Rechtsgrundlage',
        blocks: [
          {
            head: ['Verarbeitung', 'Zweck', 'Grundlage (DSGVO, Art. 6)'],
            rows: [
              ['Nachricht aus dem Formular', 'Antwort auf Ihre Anfrage', 'berechtigtes Interesse, Abs. 1 f, oder vorvertragliche Schritte, Abs. 1 b'],
              ['Anfrage zu einer Anzeige', 'Weiterleitung an den Anbieter und Antwort an Sie', 'vorvertragliche Schritte, Abs. 1 b'],
              ['Meldung einer Anzeige', 'Prüfung der Anzeige und Mitteilung der Entscheidung', 'rechtliche Verpflichtung, Abs. 1 c'],
              ['Konto', 'Anmeldung und Dienste, die zum Konto gehören', 'Vertrag, Abs. 1 b; Newsletter: Einwilligung, Abs. 1 a'],
              ['Begrenzung der Anfragen', 'Schutz vor Missbrauch', 'berechtigtes Interesse, Abs. 1 f'],
              ['Serverprotokolle', 'Fehler finden', 'berechtigtes Interesse, Abs. 1 f'],
            ],
          },
        ],
      },
      primatelji: {
        heading: 'Wer die Daten sieht',
        blocks: ['Ihre Nachricht aus dem Kontaktformular sieht nur, wer das Portal betreibt. An die angegebene Adresse senden wir Ihnen eine Bestätigung mit der Nummer der Nachricht, über den Mailserver des Betreibers. Daten werden nicht verkauft und nicht an Werbenetze oder Analysedienste gegeben.', 'Eine Anfrage zu einer Anzeige erhält deren Anbieter: Name, Telefon und was Sie geschrieben, gewünscht oder vorgeschlagen haben. Ihre E-Mail-Adresse sieht er nicht und Sie nicht seine; Antworten leiten wir weiter.'],
      },
      rokovi: {
        heading: 'Wie lange wir sie aufbewahren',
        blocks: [['Nachrichten aus dem Formular werden nach 12 Monaten von selbst gelöscht.', 'Gespräche mit Anbietern löschen wir 24 Monate nach der letzten Nachricht oder zusammen mit Ihrem Konto, unbestätigte Anfragen nach sieben Tagen. Die Angaben von Personen, die eine Anzeige gemeldet haben, löschen wir 12 Monate nach der Entscheidung.', 'Ein Konto bleibt, bis Sie seine Löschung verlangen. Eine Anmeldung gilt höchstens 180 Tage, ein Link zur Bestätigung der Adresse 24 Stunden, einer zum neuen Passwort 30 Minuten.', 'Kopien gesendeter E-Mails werden nach 30 Tagen gelöscht.', 'Daten im Browser löschen Sie selbst, wann Sie möchten; wie, steht unter [Cookies](cookies).']],
      },
      'vasa-prava': {
        heading: 'Ihre Rechte',
        blocks: ['Sie können Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Übertragung Ihrer Daten verlangen und der Verarbeitung widersprechen. Schreiben Sie über das [Formular](contactUs) mit derselben E-Mail-Adresse und nennen Sie die Nachrichtennummer aus der Bestätigung. Wir antworten innerhalb eines Monats.'],
      },
      prituzba: {
        heading: 'Beschwerde',
        blocks: ['Sehen Sie Ihre Rechte verletzt, können Sie sich an die kroatische Datenschutzbehörde (AZOP) in Zagreb oder an die Aufsichtsbehörde des Landes wenden, in dem Sie leben.'],
      },
    },
  },
  cookies: {
    title: 'Cookies',
    description: 'Kvadrat setzt keine Cookies zur Verfolgung. Alles, was das Portal in Ihrem Browser speichert, wozu es dient und wie Sie es löschen.',
    lead: 'Zum Ansehen des Portals sind keine Cookies nötig, und wir setzen keine. Ein paar Kleinigkeiten bleiben in Ihrem Browser, weil Sie es so wollten.',
    sections: {
      kolacici: {
        heading: 'Was Cookies und lokaler Speicher sind',
        blocks: ['Ein Cookie ist ein kleiner Eintrag, den der Browser bei jedem Öffnen einer Seite an den Server sendet. Der lokale Speicher bleibt im Browser und wird nicht von selbst gesendet. Kvadrat nutzt den lokalen Speicher, Cookies nur für die Anmeldung und zum Erproben.'],
      },
      popis: {
        heading: 'Was gespeichert wird',
        blocks: [
          {
            head: ['Name', 'Art', 'Wozu', 'Dauer'],
            rows: [
              ['favourites', 'lokaler Speicher', 'Liste der Anzeigen, die Sie gespeichert haben', 'bis Sie sie löschen'],
              ['saved-details', 'lokaler Speicher', 'zu gespeicherten Anzeigen: wann Sie sie gespeichert haben, Notizen und Mappen', 'bis Sie sie löschen'],
              ['hidden-ads', 'lokaler Speicher', 'Liste der Anzeigen, die Sie ausgeblendet haben', 'bis Sie sie zurückholen'],
              ['compare', 'lokaler Speicher', 'höchstens vier Anzeigen, die Sie zum Vergleichen gewählt haben', 'bis Sie sie entfernen'],
              ['seen-ads', 'lokaler Speicher', 'die letzten 300 Anzeigen, die Sie geöffnet haben, damit „Angesehen“ darauf steht', 'bis Sie die Daten des Browsers löschen'],
              ['map-closed, map-still', 'lokaler Speicher', 'Sie haben die Karte neben der Liste geschlossen; die Suche folgt der Karte nicht', 'bis Sie die Karte öffnen oder das Folgen einschalten'],
              ['recent-searches', 'lokaler Speicher', 'Ihre letzten Suchen auf der Startseite', 'bis Sie sie löschen'],
              ['recent-places', 'lokaler Speicher', 'Orte, die Sie in der Suche zuletzt gewählt haben', 'bis Sie sie im Browser löschen'],
              ['microphone', 'lokaler Speicher', 'was der Browser zuletzt über das Mikrofon sagte: fragt, erlaubt oder verweigert', 'bis Sie es löschen'],
              ['scroll', 'Speicher des Tabs', 'bringt Sie beim Zurückgehen an dieselbe Stelle der Liste', 'solange der Tab offen ist'],
              ['save-search', 'Speicher des Tabs', 'die Suche, die Sie speichern, bis Sie sich angemeldet haben', 'höchstens eine halbe Stunde'],
              ['kvadrat_canary', 'Cookie', 'Zufallszahl, die bestimmt, ob Sie eine neue Version früher sehen; nur während sie erprobt wird', 'bis zum Ende der Erprobung'],
              ['kvadrat_override', 'Cookie', 'zeigt eine unveröffentlichte Version, wenn Sie den Link zu ihrer Vorschau geöffnet haben', 'höchstens solange der Link gilt'],
              ['kvadrat_flags', 'Cookie', 'ein- oder ausgeschaltete Funktionen; nur auf einem Entwicklungsserver', 'bis der Browser geschlossen wird'],
              ['kvadrat_break', 'Cookie', 'Modul, das beim Entwickeln absichtlich kaputt gemacht wurde; nur auf einem Entwicklungsserver', 'bis der Browser geschlossen wird'],
              ['kvadrat_staff', 'Cookie', 'Anmeldung der Mitarbeitenden, die das Portal betreiben; Besucher haben es nicht', '8 Stunden'],
              ['IMMSESSID', 'Cookie', 'öffentliche Hälfte der Anmeldung, an der die Seite erkennt, dass Sie angemeldet sind; allein öffnet sie nichts', '400 Tage; die Anmeldung endet nach 30 Tagen ohne Besuch, spätestens nach 180'],
              ['imm_key, __Host-imm_key, __Secure-imm_key', 'Cookie', 'geheime Hälfte der Anmeldung, für Skripte unerreichbar; nur solange Sie angemeldet sind', '400 Tage; die Anmeldung endet nach 30 Tagen ohne Besuch, spätestens nach 180'],
              ['imm_csrf, __Host-imm_csrf', 'Cookie', 'Zufallszahl, die Anmeldeformulare vor fremden Seiten schützt; entsteht, wenn Sie die Anmeldung öffnen', 'bis der Browser geschlossen wird'],
              ['signup_social, user_uuid, email, phone', 'Cookie', 'sagen der Seite, wer sich in einem eigenen Fenster angemeldet hat und ob das Konto neu ist', '60 Sekunden'],
              ['kvadrat-social', 'lokaler Speicher', 'sagt der Seite, dass die Anmeldung in einem eigenen Fenster beendet ist', 'wird sofort gelöscht'],
              ['session-changed, marks-changed', 'lokaler Speicher', 'sagt anderen Tabs, dass Sie sich an- oder abgemeldet haben', 'wird sofort gelöscht'],
            ],
          },
          'Diese Einträge sind für das nötig, was Sie selbst verlangt haben; eine Einwilligung holen wir dafür nicht ein.',
        ],
      },
      'treca-strana': {
        heading: 'Dritte',
        blocks: ['Die Seiten laden keine fremden Skripte, Schriften, Karten oder Bilder. Es gibt keine Analyse, kein Werbenetz und keine Erweiterungen sozialer Netze. Sollte sich das ändern, fragen wir Sie, bevor etwas gespeichert wird.', 'Schaltflächen für die Anmeldung über Google, Facebook und Apple laden nichts von dort: Erst wenn Sie eine betätigen, gelangen Sie auf die Seite des Dienstes, wo dessen Regeln gelten, und wir erhalten Ihren Namen und Ihre E-Mail-Adresse. Das Skript von Google wird nur für nicht angemeldete Besucher geladen, und nur wenn der Betreiber Google One Tap eingerichtet hat.'],
      },
      brisanje: {
        heading: 'Löschen oder verhindern',
        blocks: ['In den Einstellungen des Browsers können Sie die Daten dieser Seite löschen oder das Speichern verbieten. Das Portal funktioniert auch dann, es merkt sich nur gespeicherte Anzeigen und Suchen nicht. Mehr zu personenbezogenen Daten unter [Datenschutz](privacy).'],
      },
    },
  },
};
