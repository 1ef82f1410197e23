import type { OutlineWords } from './outline-words.ts'

export const GERMAN: OutlineWords = {
  direction: 'Umsetzung:',
  names: {
    opening: 'Einstieg',
    letterOpening: 'Anrede und erster Satz',
    lines: ['Erster Gedanke', 'Zweiter Gedanke', 'Dritter Gedanke', 'Letzter Gedanke'],
    question: 'Frage an die Leser',
    open: 'Aus dem eigenen Haus',
    offer: 'Das Angebot',
    closing: 'Schluss mit Button',
    letterClosing: 'Gruß und Link',
  },
  opening: [
    'Das ist die Überschrift. Darunter der Button "{cta}" für alle, denen das reicht.',
    'Überschrift auf höchstens zwei Zeilen, das Bild bleibt frei von Text. Danach der Button "{cta}".',
    'Überschrift so lassen. Ein kurzer Satz darf zum ersten Gedanken führen, dann der Button "{cta}".',
  ],
  letterOpening: [
    'Anrede, dann gleich dieser Satz. Keine Überschrift, kein Logo.',
    'Nach der Anrede ohne Umweg beginnen, wie in einer Nachricht an jemanden, den man kennt.',
    'Mit diesem Satz anfangen. Der erste Absatz bleibt auf dem Handy unter drei Zeilen.',
  ],
  lines: {
    advice: [
      'Als Handgriff stehen lassen. Ein Absatz, auf dem Handy höchstens drei Zeilen.',
      'Muss für sich allein stehen können: Man soll es tun können, bevor man die Mail schließt.',
      'Kommt ein Satz dazu, dann nennt er einen Gegenstand oder einen Ort, keinen Vorteil.',
      'Die ersten Worte fett setzen, damit auch findet, wer nur überfliegt.',
    ],
    thought: [
      'Die Szene so lassen und kein Adjektiv ergänzen. Ein kurzer Absatz.',
      'In Alltagsworten sagen. Erst kürzen, dann ergänzen.',
      'Der Zeile Platz geben: viel Weiß darüber und darunter.',
      'Den Gedanken die Leser zu Ende denken lassen. Darunter wird nichts erklärt.',
    ],
    knowledge: [
      'Aussage unverändert lassen. Ein Beispiel aus der Woche der Leser darf folgen, keine Zahl.',
      'Einmal sagen und weitergehen. Kein Beleg, kein "Wussten Sie schon".',
      'Nicht länger machen. Niemand soll das zweimal lesen müssen.',
      'Vor dem Versand von jemandem lesen lassen, der diese Arbeit macht.',
    ],
    question: [
      'Die Frage allein auf eine Zeile setzen und nicht gleich beantworten.',
      'Nach der Frage eine Pause lassen. Die Antwort gibt man sich selbst.',
      'So fragen, wie man über den Tisch fragt. Keine zweite Frage daneben.',
    ],
    open: [
      'Erst drucken, wenn es bestätigt ist. Stimmt es nicht, entfällt der Abschnitt.',
      'Zuerst die Antwort einholen, dann den Satz behalten oder durch eigene Worte ersetzen.',
      'Die Frage dazu steht in den Hinweisen. Bis zur Antwort bleibt das ein Entwurf.',
    ],
  },
  offer: [
    'Die einzige Zeile, die verkauft: Name, ein Satz, Link. Ein Preis nur, wenn er aktuell ist.',
    'Kleiner setzen als den Gedanken davor: eine Zeile, ein Bild, ein Link.',
    'Ein Satz reicht. Kosten und Ablauf stehen auf der Seite hinter dem Link.',
  ],
  closing: [
    'Die Überschrift in einem kurzen Satz aufnehmen, dann der Button "{cta}". Hier kommt nichts Neues.',
    'Eine Zeile, mit der man losgeht, dann der Button "{cta}".',
    'Ruhig enden: der Button "{cta}", darunter steht, wer auf Antworten reagiert.',
  ],
  closingLine: [
    'Diese Zeile führt zum Button "{cta}". Danach kommt nichts Neues.',
    'Zeile so lassen, gleich darunter der Button "{cta}".',
    'Ruhig enden: diese Zeile, der Button "{cta}", darunter steht, wer auf Antworten reagiert.',
  ],
  letterClosing: [
    'Mit einem einzigen Link enden, "{cta}", auf eigener Zeile. Darunter der Vorname der Person, die schreibt.',
    'Letzte Zeile, dann der Link "{cta}". Es unterschreibt ein Mensch, nicht die Marke.',
    'Schließen wie in einem Brief: ein Satz, der Link "{cta}", ein Vorname.',
  ],
  visuals: {
    lines: [
      'Text links, rechts ein enger Ausschnitt aus dem Bild des Einstiegs.',
      'Eine Spalte auf ruhigem Grund, daneben eine kleine Strichzeichnung des Gegenstands aus dem Text.',
      'Die Szene vom Einstieg von der anderen Seite, die Hände im Fokus, der Text darunter.',
      'Text neben einem hohen, schmalen Bild: derselbe Ort ein paar Minuten später.',
      'Eine ruhige Fläche in der Markenfarbe, darauf die Zeile groß gesetzt, kein Bild.',
      'Der Gegenstand aus dem Text bei Tageslicht, der Text auf halber Höhe daneben.',
    ],
    offer: {
      durable: 'Das Produkt in dem Raum, in dem es gebraucht wird, groß genug, um Maß und Material zu sehen.',
      consumable: 'Die angebrochene Packung neben dem, wofür sie da ist, wie an einem normalen Tag.',
      perishable: 'Das Produkt im frischesten Moment bei Tageslicht, auf dem Tisch, eine Hand greift danach.',
      set: 'Alle Teile nebeneinander von oben, so dass man sie zählen kann.',
      'made-to-measure': 'Hände beim Messen, Zuschneiden oder Anpassen. Das fertige Stück nur am Bildrand.',
      subscription: 'Der Rhythmus: dieselbe Haustür oder derselbe Tisch an drei Tagen, darunter ein Streifen Kalender.',
      service: 'Die zwei Menschen, die es braucht: wer die Arbeit macht und für wen sie ist, mittendrin.',
      course: 'Menschen, die um einen Tisch lernen, Notizen vor sich, jemand erklärt mit den Händen.',
      event: 'Der Ort, wie ihn ein Gast beim Ankommen sieht, mit Menschen darin und einem freien Platz.',
      digital: 'Ein Bildschirm im Gebrauch auf einem echten Schreibtisch, genau bei dem Schritt aus dem Text.',
      any: 'Das Angebot im Gebrauch, dort, wo die Leser es brauchen, ohne Requisiten.',
    },
    closing: [
      'Ruhiger Grund, eine Zeile, ein Button mit Platz für den Daumen. Kein zweites Bild.',
      'Der Button auf einer Fläche in der Markenfarbe, darüber ein schmaler Streifen aus dem ersten Bild.',
      'Text und Button mittig, dann der Fuß der Mail. Die Wirkung macht das Weiß.',
    ],
    letter: [
      'Reiner Text in einer Spalte, Systemschrift, kein Bild.',
      'Schlichter Absatz wie in einer persönlichen Mail, nur Text.',
    ],
  },
  pictures: [
    'Dieselbe Szene aus der Nähe: ein Gegenstand, Hände bei der Arbeit, kein Gesicht.',
    'Derselbe Ort ohne Menschen, etwas später am Tag, für die ruhigen Abschnitte.',
    'Ein Gegenstand aus der Szene auf schlichtem Grund, um neben kurzem Text zu stehen.',
  ],
  plainFeel: 'Ein Brief von Mensch zu Mensch: kurze Absätze, keine Bilder, ein Link.',
  segment: {
    new: 'Abonnenten, die noch nichts gekauft oder gebucht haben. Wer schon Kunde ist, bekommt die Mail nicht.',
    first:
      'Alle, die genau einmal gekauft oder gebucht haben. Wer auf ein Paket oder eine Antwort wartet, bekommt erst die nächste Mail.',
    repeat:
      'Kundschaft, die mindestens zweimal gekauft oder gebucht hat. Wer eine offene Reklamation hat, wird ausgelassen.',
    vip: 'Die Kundschaft, die am häufigsten wiederkommt. Alle anderen bleiben außen vor, damit es persönlich bleibt.',
    lapsed:
      'Kundschaft, deren letzter Kauf oder Termin länger her ist als bei ihr üblich. Wer vor Kurzem da war, fehlt hier.',
    all: 'Abonnenten, die in den letzten drei Monaten geöffnet oder geklickt haben, ob Kundschaft oder nicht.',
  },
  people: {
    new: 'Menschen auf der Liste, die noch nichts gekauft oder gebucht haben. Alle anderen bekommen die Mail nicht.',
    first:
      'Menschen, die genau einmal gekauft oder gebucht haben. Wer auf ein Paket oder eine Antwort wartet, bekommt erst die nächste Mail.',
    repeat:
      'Menschen, die mindestens zweimal gekauft oder gebucht haben. Wer eine offene Reklamation hat, wird ausgelassen.',
    vip: 'Menschen, die am häufigsten wiederkommen. Alle anderen bleiben außen vor, damit es persönlich bleibt.',
    lapsed:
      'Menschen, deren letzter Kauf oder Termin länger her ist als bei ihnen üblich. Wer vor Kurzem da war, fehlt hier.',
    all: 'Menschen auf der Liste, die in den letzten drei Monaten geöffnet oder geklickt haben.',
  },
  segmentOf: 'Für: {readers}.',
  idea: 'Die Idee, wie sie notiert ist: {text}.',
  occasion: 'Der Anlass: {occasion}.',
  production: {
    designed:
      'Alle Texte als echter Text, keiner im Bild. Jedes Bild bekommt einen Alternativtext, der sagt, was zu sehen ist.',
    plain: 'Keine Bilder vorzubereiten. Versand von der Adresse einer Person, die die Antworten liest.',
  },
  confirm: {
    heading: 'Vor der Umsetzung zu klären:',
    gaps: {
      line: '{marker}: Diese Zeilen schreibt das Texterteam. Was sie leisten sollen, steht jeweils darunter.',
      offer: '{marker}: was angeboten wird, für wen und bis wann.',
      date: '{marker}: der Tag, wo nötig mit Uhrzeit.',
      quote: '{marker}: die eigenen Worte der Kundin oder des Kunden, mit Erlaubnis zum Abdruck.',
      link: '{marker}: die Adresse der Seite. Die Website der Marke ist nicht bekannt.',
    },
    rule: 'Regel der Marke:',
    nothing: 'Nichts ist offen. Jede Zeile kann so verwendet werden, wie sie dasteht.',
  },
  links: { home: 'Website', button: 'Button "{cta}"' },
  voice: {
    playful: 'Verspielt, mit einem Augenzwinkern.',
    plain: 'Schlicht und direkt.',
    noExclamationMarks: 'Keine Ausrufezeichen.',
    noEmoji: 'Keine Emojis.',
    unknown: 'Freundlich und konkret: kurze Sätze, Dinge, die man vor sich sieht.',
    address: { du: 'Anrede: du.', Sie: 'Anrede: Sie.' },
    drafts: 'Sie',
    readdress:
      'Die Entwürfe siezen: vor dem Versand alle Zeilen, die Betreffzeilen und den Button auf das Du umstellen.',
  },
  titles: [
    'Ein paar Zeilen aus dem Haus: {title}',
    'Zwei Minuten Zeit? {title}',
    'Langsam lesen, gut aufheben: {title}',
    'Für diese Woche notiert: {title}',
    'Heute im Postfach: {title}',
  ],
  roleSigns: {
    launch: ['neu', 'neue', 'neuer', 'neues', 'launch', 'einführung', 'endlich da', 'jetzt da', 'vorgestellt'],
    tease: ['bald', 'demnächst', 'vorschau', 'vorgeschmack', 'warteliste', 'kommt im', 'in kürze'],
    thank: ['danke', 'dank', 'dankeschön', 'jubiläum', 'geburtstag', 'grüße', 'gruß', 'treue'],
    serve: [
      'öffnungszeiten',
      'letzte bestellung',
      'lieferung',
      'versand',
      'pausieren',
      'abmelden',
      'umfrage',
      'betriebsferien',
      'wir vermissen',
      'feedback',
      'termin',
    ],
    prove: [
      'bewertungen',
      'stimmen',
      'warum',
      'hinter den kulissen',
      'geschichte',
      'entsteht',
      'herkunft',
      'test',
      'lohnt',
    ],
    sell: [
      'vergleich',
      'unterschied',
      'angebot',
      'aktion',
      'geschenk',
      'geschenke',
      'set',
      'bestseller',
      'lieblinge',
      'wieder da',
      'wieder lieferbar',
      'sale',
      'auswahl',
    ],
    teach: [
      'so',
      'wie',
      'anleitung',
      'tipps',
      'schritte',
      'schritten',
      'fehler',
      'pflege',
      'richtig',
      'reinigen',
      'wählen',
    ],
  },
  roles: {
    teach: {
      parts: [
        {
          name: 'Der Moment',
          directions: [
            'Mit dem Moment beginnen, in dem man das braucht. Ein Satz: wo man steht, was man in der Hand hat.',
            'Mit dem kleinen Fehler beginnen, der hier passiert, ohne Vorwurf erzählt.',
          ],
        },
        {
          name: 'Der eine Handgriff',
          directions: [
            'Den Schritt erklären, auf den es ankommt: was man nimmt, was man tut, woran man merkt, dass es geklappt hat.',
            'Den Schritt in der Reihenfolge zeigen, in der die Hände ihn machen. Was alle ohnehin tun, weglassen.',
          ],
        },
        {
          name: 'Wo es aufhört',
          directions: [
            'Sagen, wann der Rat nicht gilt oder warten kann. Eine Grenze macht den Rest glaubwürdig.',
            'Sagen, was zu tun ist, wenn es beim ersten Mal nicht klappt, und wen man fragt.',
          ],
        },
      ],
      show: 'Jemand mitten in der Arbeit, über die Schulter gesehen, an dem Ort, an dem es wirklich passiert.',
      button: 'So geht es',
      why: 'Wer etwas Brauchbares gelernt hat, öffnet auch die nächste Mail.',
      measure: 'Gemessen wird an Klicks auf den Button und an Antworten.',
      feel: 'Klar und ohne Eile. Ein Gedanke je Bildschirm, Bilder, die erklären.',
      previews: [
        'Ein Handgriff für heute, und wann man ihn sich sparen kann.',
        'Wo man anfängt, und woran man merkt, dass es klappt.',
      ],
      subjects: ['Vor dem Wochenende gut zu wissen', 'Welchen Teil lassen viele aus?', 'Ein Handgriff, dann klappt es'],
      title: 'Etwas Nützliches für diese Woche',
    },
    sell: {
      parts: [
        {
          name: 'Der Anlass',
          directions: [
            'Mit der Lage beginnen, in der jemand das haben will. Ein Satz, noch ohne Produkt.',
            'Sagen, was gerade fehlt oder zu Ende geht, so wie die Leser es sagen würden.',
          ],
        },
        {
          name: 'Was entscheidet',
          directions: [
            'Die zwei oder drei Dinge nennen, nach denen man wählt, jedes in einer kurzen, nachprüfbaren Zeile.',
            'Sagen, was zu wem passt. Je eine Zeile, die bei den Lesern beginnt und nicht beim Produkt.',
          ],
        },
        {
          name: 'Wer es nicht braucht',
          directions: [
            'Sagen, wer darauf verzichten kann oder noch warten sollte. Das verkauft besser als ein weiterer Vorteil.',
            'Den Zweifel beantworten, der vom Bestellen abhält, in einem Satz, der stimmt.',
          ],
        },
      ],
      show: 'Das Produkt dort, wo es nach der Bestellung landet: auf dem Tisch, in der Hand, neben der Tür.',
      button: 'Einzelheiten ansehen',
      why: 'Die Mail fragt nach einer Bestellung, wenn die Leser selbst einen Grund dafür haben.',
      measure: 'Gemessen wird an den Bestellungen oder Buchungen in der Woche nach dem Versand.',
      feel: 'Große Bilder, wenige Worte. Der Weg zum Button ist kurz.',
      previews: ['Was zu wem passt, und wer darauf verzichten kann.', 'Worauf man achtet, bevor man sich entscheidet.'],
      subjects: ['Was davon würde fehlen?', 'Für einen ganz normalen Dienstag', 'Bevor das Regal leer ist'],
      title: 'Eine Auswahl zum Ansehen',
    },
    prove: {
      parts: [
        {
          name: 'Der Zweifel',
          directions: [
            'Den Zweifel aussprechen, in den Worten von jemandem, der ihn hat. Nichts abmildern.',
            'Mit dem beginnen, was man vorher denkt. Nicht dagegen reden.',
          ],
        },
        {
          name: 'Was man prüfen kann',
          directions: [
            'Eine Sache zeigen, die man selbst prüfen kann, mit den Augen oder mit den Händen.',
            'Zeigen, wie es gemacht wird: ein Ort, ein Werkzeug, ein Mensch bei der Arbeit. Keine Superlative.',
          ],
        },
        {
          name: 'Die Grenze',
          directions: [
            'Sagen, was es nicht kann. Ein einziger Satz.',
            'Sagen, für wen der Zweifel berechtigt ist. Der Rest bleibt dann stehen.',
          ],
        },
      ],
      show: 'Die Arbeit selbst: eine Werkbank, ein Werkzeug, zwei Hände, im Licht, das dort wirklich ist.',
      button: 'Genauer hinsehen',
      why: 'Ein Zweifel wird kleiner, wenn man ihn ernst nimmt, und größer, wenn man widerspricht.',
      measure: 'Gemessen wird an der Zeit auf der Seite hinter dem Button und an Antworten.',
      feel: 'Sachlich. Echte Orte, nichts gestellt, Bildzeilen, die sagen, was man sieht.',
      previews: [
        'Etwas zum Nachprüfen, und eine Sache, die es nicht kann.',
        'So wird es gemacht, gezeigt an Ort und Stelle.',
      ],
      subjects: ['Und wenn der Zweifel stimmt?', 'Einmal bei der Arbeit zusehen', 'Die andere Seite der Werkbank'],
      title: 'Ein genauer Blick',
    },
    serve: {
      parts: [
        {
          name: 'Worum es geht',
          directions: [
            'Im ersten Satz sagen, was man wissen muss oder entscheiden kann. Daten zuerst.',
            'Mit dem beginnen, was sich ändert, und ab wann. Gründe kommen später.',
          ],
        },
        {
          name: 'So geht es',
          directions: [
            'Den Weg in der Reihenfolge nennen, in der man ihn geht, je Schritt eine kurze Zeile.',
            'Den einen Klick oder die eine Antwort zeigen, die es braucht, und was danach passiert.',
          ],
        },
        {
          name: 'Wenn etwas unklar ist',
          directions: [
            'Die Person oder die Adresse nennen, die hilft, und wann jemand da ist.',
            'Die Frage beantworten, die dazu am häufigsten kommt, in einem Satz.',
          ],
        },
      ],
      show: 'Kein Produkt: die Person, die antwortet, an ihrem Platz, oder der Gegenstand der Nachricht auf ruhigem Grund.',
      button: 'Ablauf ansehen',
      why: 'Eine Nachricht, die hilft und nichts verkauft, hält Leute auf der Liste.',
      measure: 'Gemessen wird daran, dass weniger Fragen kommen und wenige sich abmelden.',
      feel: 'Kurz und ruhig, wie ein Zettel an der Tür. Das Wichtige zuerst.',
      previews: [
        'Was zu wissen ist, und was man in einer Minute erledigt.',
        'Erst die kurze Fassung, darunter die Einzelheiten.',
      ],
      subjects: ['Eine kurze Notiz vor der neuen Woche', 'Stimmt das so noch?', 'Schnell gelesen, gut zu wissen'],
      title: 'Eine kurze Nachricht',
    },
    thank: {
      parts: [
        {
          name: 'Der Dank',
          directions: [
            'Für etwas Bestimmtes danken, das die Leser getan haben. Kein Angebot im selben Atemzug.',
            'Mit einer kleinen Szene aus dem Jahr beginnen, an der die Leser Anteil hatten.',
          ],
        },
        {
          name: 'Was daraus wurde',
          directions: [
            'Erzählen, was dadurch möglich war. Eine Sache, von einer Person aus dem Haus erzählt.',
            'Eine Sache zeigen, die heute anders ist, weil jemand geschrieben, gekauft oder gewartet hat.',
          ],
        },
        {
          name: 'Die offene Tür',
          directions: [
            'Mit einer Einladung enden, die nichts kostet: antworten, vorbeischauen, weitersagen.',
            'Eine Frage stellen, deren Antwort jemanden im Haus wirklich interessiert.',
          ],
        },
      ],
      show: 'Die Menschen der Marke an einem normalen Tag bei der Arbeit, nicht aufgereiht vor der Kamera.',
      button: 'Brief lesen',
      why: 'Ein Dank ohne Angebot ist im Posteingang selten. Man erinnert sich daran, wenn das nächste Angebot kommt.',
      measure: 'Gemessen wird an Antworten.',
      feel: 'Warm und klein: ein Bild, ein Name, viel Luft.',
      previews: [
        'Heute kein Angebot. Nur ein paar Zeilen und ein Name.',
        'Etwas, das ohne die Leser nicht gegangen wäre.',
      ],
      subjects: ['Ein paar Zeilen ohne Angebot', 'Diese Mail will nichts verkaufen', 'Wer steckt eigentlich dahinter?'],
      title: 'Ein paar Zeilen zum Dank',
    },
    tease: {
      parts: [
        {
          name: 'Die Andeutung',
          directions: [
            'Einen Teil zeigen und nicht das Ganze: ein Material, ein Geräusch, eine Tischecke. Noch kein Name.',
            'Mit der Frage beginnen, auf die das Neue antwortet. Die Antwort weglassen.',
          ],
        },
        {
          name: 'Warum jetzt',
          directions: [
            'Sagen, was den Anstoß gab. Ein Satz, der stimmt.',
            'Sagen, seit wann jemand daran arbeitet, falls das bekannt ist.',
          ],
        },
        {
          name: 'Wann es kommt',
          directions: [
            'Den Tag nennen oder sagen, dass er noch offen ist. Mehr nicht versprechen.',
            'Sagen, wer es zuerst erfährt und was man dafür tun muss.',
          ],
        },
      ],
      show: 'Ein Ausschnitt, der die Sache halb verrät: eine Kante, ein Gewebe, eine verdeckte Form.',
      button: 'Zuerst erfahren',
      why: 'Wer gewartet hat, sucht am Tag selbst nach der Mail.',
      measure: 'Gemessen wird daran, wie viele benachrichtigt werden wollen.',
      feel: 'Dunkel, still und nah. Ein Bild, das raten lässt.',
      previews: ['Heute das halbe Bild. Der Rest folgt.', 'Noch ohne Namen, nur ein erster Blick darauf.'],
      subjects: ['Vorerst nur eine Ecke davon', 'Was könnte das werden?', 'Noch nicht ganz fertig zum Zeigen'],
      title: 'Da kommt etwas',
    },
    launch: {
      parts: [
        {
          name: 'Was neu ist',
          directions: [
            'Den Namen nennen und in einem Satz sagen, was jetzt geht und vorher nicht ging.',
            'Mit der Sache selbst beginnen: was es ist, woraus es ist, wofür es da ist.',
          ],
        },
        {
          name: 'Warum es das gibt',
          directions: [
            'Erzählen, was bisher fehlte. Ein Satz von der Person, die die Idee hatte.',
            'Von einer Sache erzählen, die unterwegs nicht geklappt hat. Das macht das Ergebnis glaubwürdig.',
          ],
        },
        {
          name: 'Für wen es ist',
          directions: [
            'Sagen, zu wem es passt und wer mit dem Bisherigen gut bedient ist.',
            'Die zwei Fragen nennen, die zuerst kommen, jede mit kurzer Antwort.',
          ],
        },
      ],
      show: 'Das Neue allein und groß, danach in der Hand von jemandem, der es zum ersten Mal benutzt.',
      button: 'Das Neue ansehen',
      why: 'Neu ist etwas nur ein paar Tage lang. In dieser Zeit zählt eine klare Mail mehr als drei.',
      measure: 'Gemessen wird an ersten Bestellungen und an Besuchen der Seite.',
      feel: 'Ein großes Bild, ein Satz, viel Luft. Der Rest steht weiter unten.',
      previews: [
        'Was es ist, warum es das gibt, und wer es nicht braucht.',
        'Was es kann, was es nicht kann, und für wen.',
      ],
      subjects: ['Ab heute ist es da', 'Was hat bisher gefehlt?', 'Frisch von der Werkbank diese Woche'],
      title: 'Etwas Neues ist da',
    },
  },
}
