import type { PhraseBank } from '../../phrase-bank.ts'

export const GERMAN_SECTIONS: PhraseBank['sections'] = {
  heroProduct: {
    name: 'Einstieg: das Produkt',
    visuals: [
      'Foto in voller Breite: {product} im Gebrauch, eng beschnitten, links ruhige Fläche für die Überschrift. Augenhöhe, Tageslicht, nur ein Motiv.',
      'Foto in voller Breite vom Produkt im Moment der Benutzung, nur ein Motiv, viel ruhige Fläche für die Überschrift, warmes Tageslicht.',
      'Produkt allein auf ruhigem Grund in einer Markenfarbe, Licht von der Seite, groß im Bild, Überschrift darüber.',
    ],
    copies: [
      'Die Überschrift sagt in einfachen Worten, was leichter wird. Die Zeile darunter nennt das Produkt und den Moment der Benutzung.',
      'Mit dem Moment davor beginnen: was heute noch stört. Die Zeile darunter zeigt denselben Moment mit dem Produkt.',
    ],
  },
  heroBack: {
    name: 'Einstieg: wieder da',
    visuals: [
      'Freisteller in voller Breite: {product}, dazu ein kleines Schild „wieder da“. Ruhiger Grund, kräftiges Seitenlicht, sonst nichts.',
      'Freisteller in voller Breite mit einem kleinen Schild „wieder da“. Ruhiger Grund, kräftiges Seitenlicht, Varianten aufgereiht dahinter.',
    ],
    copies: [
      'Die Überschrift sagt in fünf Wörtern, dass es wieder bestellt werden kann. Die Zeile darunter sagt, wer zuerst schauen sollte.',
      'Schlicht sagen, dass es zurück ist. Die Zeile darunter sagt, was gleich geblieben ist und wozwischen man wählen kann.',
    ],
  },
  heroOccasion: {
    name: 'Einstieg: der Anlass',
    visuals: [
      'Szene in voller Breite, die zum Tag gehört: {occasion}. Hände, Licht und Tisch erzählen die Jahreszeit; das Produkt ist dabei, nicht der Star.',
      'Szene der Jahreszeit in voller Breite, Menschen statt Dekoration. Weiches Licht, Markenfarben in kleinen Akzenten, ruhige Fläche für die Überschrift.',
    ],
    copies: [
      'Die Überschrift nennt den Anlass und das Gefühl, nicht das Produkt. Entwurf: „{occasion}: eine Kleinigkeit, die viel sagt.“',
      'Die Überschrift nennt den Moment im Jahr und wie er sich zu Hause anfühlt. Die Zeile darunter sagt, wie diese Mail dabei hilft.',
    ],
  },
  heroOffer: {
    name: 'Einstieg: das Angebot',
    visuals: [
      'Schrift als Bild: {offer} groß auf einer Markenfarbe, Enddatum direkt darunter, Button im ersten Bildschirm.',
      'Angebot groß auf ruhiger Markenfarbe, Freisteller am Rand, Enddatum und Button auf dem Telefon ohne Scrollen sichtbar.',
    ],
    copies: [
      'Die Überschrift ist das Angebot selbst: {offer}. Die Zeile darunter sagt, wofür es gilt und wann es endet: {date}.',
      'Zuerst das Angebot, {offer}, dann das Ende, {date}. Keine Geschichte im ersten Bildschirm; entschieden wird in drei Sekunden.',
    ],
  },
  heroQuestion: {
    name: 'Einstieg: die Frage',
    visuals: [
      'Frage groß auf ruhigem Grund, ein kleines Foto am Rand: {product}. Keine zweite Botschaft in diesem Bildschirm.',
      'Frage groß auf ruhigem Grund, ein Foto der Situation, um die es geht, so beschnitten, dass kein Gesicht nötig ist.',
    ],
    copies: [
      'Die Überschrift ist die Frage, die diese Mail beantwortet, so wie Kundinnen und Kunden sie stellen. Die Zeile darunter verspricht die Antwort.',
      'Die Frage gerade heraus stellen, ohne Wortspiel. Die Zeile darunter sagt, was man am Ende weiß und wie lange es dauert.',
    ],
  },
  heroQuote: {
    name: 'Einstieg: ein Kundensatz',
    visuals: [
      'Zitat groß über zwei oder drei Zeilen, darunter ein selbst aufgenommenes Foto, im Bild: {product}.',
      'Zitat groß über zwei oder drei Zeilen, darunter ein echtes Kundenfoto, Vorname und Ort in kleiner Schrift.',
    ],
    copies: [
      'Die Überschrift ist ein echter Kundensatz, Wort für Wort: {quote}. Die Sprache lassen, wie sie ist; nur mit Punkten kürzen.',
      'Einen Satz über ein Ergebnis wählen, nicht über den Shop: {quote}. Die Zeile darunter sagt, wer spricht und was benutzt wird.',
    ],
  },
  heroTeaser: {
    name: 'Einstieg: ein erster Hinweis',
    visuals: [
      'Detail so nah, dass man es erraten, aber nicht erkennen kann: eine Kante, eine Struktur, ein Schatten. Dunkler Grund, eine Akzentfarbe.',
      'Verdecktes oder angeschnittenes Produkt in einem Lichtstreifen. Kein Logo auf dem Gegenstand, Datum klein unter dem Bild.',
    ],
    copies: [
      'Die Überschrift verspricht etwas Neues und nennt das Datum: {date}. Die Zeile darunter gibt einen ehrlichen Hinweis, wofür es ist.',
      'Die Überschrift verrät den Namen nicht, aber für wen es gemacht ist. Die Zeile darunter sagt, wann es gezeigt wird: {date}.',
    ],
  },
  heroPeople: {
    name: 'Einstieg: Menschen bei der Arbeit',
    visuals: [
      'Ungestelltes Foto in voller Breite aus der Arbeit von {brand}: Hände, Werkzeug, echtes Licht. Niemand schaut in die Kamera.',
      'Weites Foto vom Ort der Arbeit, eine Person darin, natürliches Licht, kein gestelltes Lächeln.',
    ],
    copies: [
      'Die Überschrift ist ein Satz, den jemand im Team wirklich sagen würde. Die Zeile darunter sagt, wo wir sind und was gerade passiert.',
      'Die Überschrift nennt den Ort oder den Moment, kein Slogan. Die Zeile darunter sagt, warum wir das heute zeigen.',
    ],
  },
  heroPicks: {
    name: 'Einstieg: die Auswahl',
    visuals: [
      'Mehrere Produkte in einem Bild von oben, nach Gebrauch geordnet, nicht nach Größe: {products}. Ruhiger Grund, weicher Schatten.',
      'Drei bis fünf Produkte in einem ruhigen Bild von oben, nach Gebrauch geordnet, nicht nach Größe. Schlichter Grund, weicher Schatten.',
    ],
    copies: [
      'Die Überschrift sagt, was die Auswahl verbindet. Die Zeile darunter verspricht, dass das Lesen eine Minute dauert.',
      'Die Überschrift nennt den Menschen oder den Tag, für den die Auswahl gedacht ist. Die Zeile darunter sagt, wie ausgewählt wurde.',
    ],
  },
  heroFirst: {
    name: 'Einstieg: zuerst dran',
    visuals: [
      'Ruhiger, fast leerer erster Bildschirm: eine Zeile große Schrift auf tiefer Markenfarbe, kleines Zeichen für Stammkundschaft, Button.',
      'Produkt halb im Schatten, eine Zeile große Schrift darüber. Soll wirken wie eine aufgehaltene Tür, nicht wie ein Schlussverkauf.',
    ],
    copies: [
      'Die Überschrift sagt, dass Stammkundschaft das vor allen anderen sieht. Die Zeile darunter sagt, was und bis wann: {date}.',
      {
        casual: 'Erst danken, dann einladen. Entwurf: „Du bist schon eine Weile dabei. Darum schaust du zuerst.“',
        formal: 'Erst danken, dann einladen. Entwurf: „Sie sind schon eine Weile dabei. Darum schauen Sie zuerst.“',
      },
    ],
  },
  heroReminder: {
    name: 'Einstieg: es ist Zeit',
    visuals: [
      'Foto am gewohnten Platz zu Hause, fast aufgebraucht oder gut eingelebt: {product}. Freundlich, ein wenig unordentlich, Morgenlicht.',
      'Alltagsfoto von der Stelle zu Hause, an der das Produkt fehlt. Freundlich, ein wenig unordentlich, weiches Licht.',
    ],
    copies: [
      'Die Überschrift sagt ohne Druck, was man bald bemerken wird. Die Zeile darunter bietet den kurzen Weg an.',
      'Beginnen wie ein Freund, der daran denkt. Entwurf: „Es ist eine Weile her. Hier kommt die kurze Fassung.“',
    ],
  },
  whyMade: {
    name: 'Warum es das gibt',
    visuals: [
      'Zwei Bilder nebeneinander: links das Problem, wie es alle kennen, rechts die Lösung: {product}. Gleicher Winkel, gleiches Licht.',
      'Ein Foto einer frühen Fassung oder einer Skizze neben dem fertigen Produkt, unter jedem eine kurze Bildzeile.',
    ],
    copies: [
      'Erzählen, was uns oder unsere Kundschaft gestört hat, und welche eine Entscheidung daraus folgte. Wir-Form, keine Adjektive über uns selbst.',
      'Anfangen mit „Immer wieder haben wir dasselbe gehört.“ Sagen, was das war, und was wir deshalb geändert haben.',
    ],
  },
  whyPicked: {
    name: 'Warum gerade diese',
    visuals: [
      'Schmale Textspalte mit kleinem Porträt der Person, die ausgewählt hat, Name und Aufgabe daneben.',
      'Schlichter Block ohne Bild, ein Satz größer als der Rest, Markenfarbe als dünne Linie am Rand.',
    ],
    copies: [
      'Sagen, wer ausgewählt hat und nach welcher Regel, in der Ich-Form. Eine Regel genügt, zum Beispiel: was nachbestellt wird.',
      'Sagen, was weggelassen wurde und warum. Einer Auswahl glaubt man, wenn sie eine Kante hat.',
    ],
  },
  proofPoints: {
    name: 'Drei Gründe',
    visuals: [
      'Drei Spalten, auf dem Telefon untereinander: einfaches Liniensymbol, vier Wörter, ein Satz. Gleiche Höhe, viel Luft.',
      'Drei Nahaufnahmen in einer Reihe, jede zeigt einen Grund; darunter eine Überschrift aus vier Wörtern.',
    ],
    copies: [
      'Drei Gründe, die man nachprüfen kann: ein Material, eine Machart, eine Verwendung. Jeder beginnt mit dem Grund, nicht mit „wir“.',
      'Drei kleine Tatsachen von der Produktseite, die nützlichste zuerst. Weglassen, was auch die Konkurrenz sagen könnte.',
    ],
  },
  closeUp: {
    name: 'Ein genauer Blick',
    visuals: [
      'Makrofoto von Rand zu Rand: {product}, mit zwei oder drei dünnen Linien zu kurzen Beschriftungen. Die Struktur muss spürbar sein.',
      'Makrofoto des Materials von Rand zu Rand, mit zwei oder drei dünnen Linien zu kurzen Beschriftungen als echter Text.',
    ],
    copies: [
      'Erklären, was man sieht: jeden beschrifteten Teil nennen und was er bringt. Kein Fachwort ohne kurze Erklärung.',
      'Beschreiben, wie es sich im Gebrauch anfühlt, riecht oder klingt, dann den Teil nennen, der dafür sorgt.',
    ],
  },
  origin: {
    name: 'Wo es herkommt',
    visuals: [
      'Drei kleine Bilder von links nach rechts als Weg: Ursprung, Herstellung, das fertige Stück. Dünner Pfeil dazwischen.',
      'Einfach gezeichnete Karte oder Prozesslinie in Markenfarben mit drei Stationen, je eine kurze Beschriftung.',
    ],
    copies: [
      'Ein Stück vom Ursprung bis ins Paket begleiten, in drei Stationen. Orte und Menschen nur nennen, wo wir sie kennen.',
      'Einen Arbeitsschritt erzählen, den niemand sieht, und warum er nicht ausgelassen wird.',
    ],
  },
  limits: {
    name: 'Was es kann und was nicht',
    visuals: [
      'Zwei kurze Spalten, „kann“ und „kann nicht“, gleich groß und gleich wichtig, keine roten Kreuze. Text bleibt echter Text.',
      'Schlichter Textblock mit zwei kleinen Überschriften, dünne Linie dazwischen, kein Bild.',
    ],
    copies: [
      'Zwei oder drei Dinge, die es kann, eines, das es nicht kann. Die ehrliche Zeile verdient das Vertrauen für die anderen.',
      'In einem freundlichen Satz sagen, für wen es die falsche Wahl ist. Dann, für wen die richtige.',
    ],
  },
  productGrid: {
    name: 'Die Produkte',
    visuals: [
      'Raster aus Freistellern auf einem Grund, auf dem Telefon zwei pro Reihe: {products}. Gleicher Maßstab, Name darunter, ganze Kachel als Link.',
      'Raster aus drei bis sechs Freistellern auf einem Grund, auf dem Telefon zwei pro Reihe. Gleicher Maßstab, Name darunter, ganze Kachel als Link.',
    ],
    copies: [
      'Pro Produkt ein Grund, der zu dieser Mail passt, nicht der Shoptext. Mit der Verwendung beginnen: für wen, für wann.',
      'Die Kacheln nach Einfachheit der Wahl ordnen, die einfachste zuerst. Jeder Grund beginnt mit einem anderen Wort.',
    ],
  },
  spotlight: {
    name: 'Das Produkt, das hilft',
    visuals: [
      'Foto auf einer Seite, Text und Button auf der anderen, im Bild: {product} im Gebrauch. Auf dem Telefon untereinander, Bild zuerst.',
      'Ein Produktfoto im Gebrauch auf einer Seite, Text und Button auf der anderen; auf dem Telefon untereinander, Bild zuerst.',
    ],
    copies: [
      'In einem Satz sagen, wie {product} genau hier hilft, dann, was nach dem Klick zu sehen ist.',
      'Das Thema ohne Sprung mit einem Produkt verbinden: das Problem, der Teil des Produkts, der es löst, der Link.',
    ],
  },
  recipients: {
    name: 'Nach Menschen',
    visuals: [
      'Drei breite Kacheln, jede eine kleine Szene mit dem Menschen, der beschenkt wird, und einem Produkt. Der Menschentyp als Überschrift.',
      'Drei Kacheln mit gezeichneten oder fotografierten Händen, die das Geschenk halten. Pro Menschentyp eine Markenfarbe.',
    ],
    copies: [
      'Drei Menschen, die jeder kennt, beschrieben durch eine Gewohnheit und nicht durch das Alter. Für jeden ein Produkt und ein Grund.',
      'Die Überschrift jeder Kachel ist der Mensch: „Für alle, die …“. Eine Gewohnheit aus dem Alltag; dann das Produkt und warum.',
    ],
  },
  priceBands: {
    name: 'Nach Budget',
    visuals: [
      'Zwei oder drei schmale Streifen mit je einem Produkt, Preis als echter Text aus dem Shop vom Versandtag.',
      'Schmale Reihe aus zwei oder drei Buttons, einer pro Budget, jeder führt zu einer gefilterten Liste.',
    ],
    copies: [
      'Die Streifen mit echten Preisen aus dem Shop beschriften und mit nichts anderem: {offer}. Kleines Geschenk, richtiges Geschenk, großes Danke.',
      'Nach Budget helfen, ohne das Wort „billig“. Die echten Preise am Versandtag eintragen: {offer}.',
    ],
  },
  steps: {
    name: 'Drei Schritte',
    visuals: [
      'Drei Bilder derselben Hände am selben Tisch, nummeriert, gleicher Ausschnitt. Das Auge folgt einer Bewegung.',
      'Kurze Bildschleife der Bewegung, drei Sekunden, das erste Bild erklärt sich selbst; Nummern als echter Text.',
    ],
    copies: [
      'Drei Schritte, jeder beginnt mit einem Verb und passt in einen Atemzug. Sagen, woran man merkt, dass es gelungen ist.',
      'Die Schritte für jemanden schreiben, der es zum ersten Mal macht, mit Dingen, die zu Hause sind.',
    ],
  },
  mistake: {
    name: 'Der häufige Fehler',
    visuals: [
      'Ein Foto des Fehlers, freundlich und vertraut, mit kleiner handschriftlicher Notiz. Keine Warnfarben.',
      'Zwei kleine Bilder: wie es meistens läuft, wie es gut läuft. Gleicher Winkel, kurze Beschriftung darunter.',
    ],
    copies: [
      'Den Fehler ohne Vorwurf beschreiben: uns ist er auch passiert. Dann das Eine, das zu ändern ist, in einem einzigen Satz.',
      'Sagen, was die meisten zuerst tun, warum es richtig scheint und was besser funktioniert.',
    ],
  },
  comparisonTable: {
    name: 'Nebeneinander',
    visuals: [
      'Tabelle als echter Text, oben zwei kleine Freisteller: {product} und {productB}. Fünf Zeilen, der Unterschied fett.',
      'Tabelle als echter Text mit kleinen Freistellern oben, vier oder fünf Zeilen, der Unterschied fett, lesbar auf dem Telefon.',
    ],
    copies: [
      'Die Zeilen folgen den Fragen beim Kauf: für wen, wann, wie groß, wie zu pflegen. Nur Tatsachen von den Produktseiten.',
      'Mit der Zeile beginnen, in der sie sich am meisten unterscheiden. Zeilen weglassen, in denen beide dasselbe sagen.',
    ],
  },
  pickByNeed: {
    name: 'Dieses nehmen, wenn',
    visuals: [
      'Zwei oder drei Zeilen mit je einem kleinen Produktbild, gesetzt wie eine kurze Liste. Link nach jeder Zeile.',
      'Einfacher Entscheidungsbaum mit zwei Ästen in Markenfarben, jeder endet bei einem Produkt.',
    ],
    copies: [
      'Den Satz „Die richtige Wahl, wenn …“ ergänzen, einmal für {product}, einmal für {productB}. Situationen, keine Eigenschaften.',
      'Den Satz „Die richtige Wahl, wenn …“ für jedes Produkt ergänzen. Situationen statt Eigenschaften; je eine Zeile.',
    ],
  },
  setParts: {
    name: 'Was jeder Teil tut',
    visuals: [
      'Flache Anordnung von oben mit dünnen Linien zu Beschriftungen: {product} und {productB}, in der Reihenfolge der Benutzung.',
      'Flache Anordnung des Sets von oben mit dünnen Linien zu Beschriftungen, von links nach rechts in der Reihenfolge der Benutzung.',
    ],
    copies: [
      'Pro Teil eine Zeile: was er im Set tut, das er allein nicht kann. Die Reihenfolge der Benutzung beibehalten.',
      'Die Übergabe zeigen: was der erste Teil offen lässt, nimmt der zweite auf.',
    ],
  },
  setValue: {
    name: 'Warum zusammen',
    visuals: [
      'Schmaler Streifen in einer Markenfarbe mit einem Satz und dem Button, kein Bild.',
      'Das Set im Paket, von oben fotografiert, Deckel halb offen, eine Zeile Text daneben.',
    ],
    copies: [
      'Sagen, welche Mühe man sich spart: eine Bestellung, Teile, die zueinander passen. Preisvorteil nur, wenn es einen gibt: {offer}.',
      'Sagen, für welchen Tag dieses Set zusammengestellt wurde. Bedingungen, falls es welche gibt: {offer}.',
    ],
  },
  doubt: {
    name: 'Der Zweifel',
    visuals: [
      'Der Zweifel als großes Zitat auf ruhigem Grund: „{objection}“. Kein Bild, noch keine Antwort.',
      'Der Zweifel als großes Zitat auf ruhigem Grund, darunter ein kleines Foto des Produkts. Noch keine Antwort.',
    ],
    copies: [
      'Den Zweifel aussprechen, Wort für Wort: „{objection}“. Dann dem Teil zustimmen, der daran berechtigt ist.',
      'Den Zweifel so nennen, wie vorsichtige Menschen ihn äußern, ohne ihn zu glätten. Dann dem berechtigten Teil zustimmen.',
    ],
  },
  answer: {
    name: 'Die ehrliche Antwort',
    visuals: [
      'Textblock in angenehmer Breite, erster Satz größer. Ein kleines Foto dort, wo das Auge ruht: {product}.',
      'Textblock in angenehmer Breite, erster Satz größer, daneben ein ruhiges Detailfoto.',
    ],
    copies: [
      'Im ersten Satz antworten: ja, nein oder es kommt darauf an. Dann der Grund, dann, was man zu Hause nachprüfen kann.',
      'Die kurze Antwort geben, dann den Fall, in dem der Zweifel recht hat. Das macht den Rest glaubwürdig.',
    ],
  },
  evidence: {
    name: 'Was es zeigt',
    visuals: [
      'Ein Foto, das den Punkt belegt: eine Naht, ein Maß, ein Etikett, eine Spur des Alltags. Kurze Bildzeile.',
      'Ausschnitt der Seite oder Anleitung, die weiterhilft, mit Rahmen in einer Markenfarbe und einem Pfeil.',
    ],
    copies: [
      'Zeigen statt behaupten: was man messen, ansehen oder vergleichen kann und wo es auf der Website steht.',
      'Einen Beleg nennen, den es wirklich gibt, mit Quelle: {link}. Ohne Beleg den Block weglassen.',
    ],
  },
  faq: {
    name: 'Zwei Fragen',
    visuals: [
      'Zwei Fragen als fette Zeilen mit den Antworten darunter, keine Kästen. Am Ende ein kleines Produktbild.',
      'Zwei Fragen untereinander mit dünner Linie dazwischen, viel Abstand, als echter Text.',
    ],
    copies: [
      'Die beiden Fragen nehmen, die der Kundendienst am häufigsten hört. Die erste: „{objection}“. Jede Antwort in zwei Sätzen, Antwort zuerst.',
      'Die beiden Fragen nehmen, die der Kundendienst am häufigsten hört. Jede Antwort in zwei Sätzen, Antwort zuerst, dann der Grund.',
    ],
  },
  policy: {
    name: 'Wenn es nicht passt',
    visuals: [
      'Schmaler Block mit einem kleinen Symbol für Paket oder Gespräch und einem Satz. Ruhige Farbe, kein Siegel.',
      'Eine Textzeile auf hellem Grund mit Link, keine Abzeichen oder Stempel.',
    ],
    copies: [
      'Sagen, was passiert, wenn es nicht passt, genau wie es auf der Website steht: {link}. Nichts versprechen, was dort nicht steht.',
      'Rückgabe und Kontakt in einem einfachen Satz, Bedingungen wie auf der Website: {link}.',
    ],
  },
  customerStory: {
    name: 'Eine Kundengeschichte',
    visuals: [
      'Kundenfoto mit Erlaubnis, unretuschiert, Ort erkennbar, im Bild: {product}. Text daneben.',
      'Kundenfoto mit Erlaubnis, unretuschiert, Ort erkennbar. Text daneben, Vorname in der Bildzeile.',
    ],
    copies: [
      'Eine Person, ein Problem, ein Ergebnis: was schwierig war, was sie probiert hat, was jetzt anders ist. Mit ihren Worten enden: {quote}.',
      'Drei Sätze über einen Menschen und einen Tag. Nur, was erzählt wurde; mit eigenen Worten enden: {quote}.',
    ],
  },
  moreVoices: {
    name: 'Zwei weitere Stimmen',
    visuals: [
      'Zwei Zitatkarten in Markenfarben, unterschiedlich lang, Vorname und Produkt darunter. Sterne nur, wenn sie echt sind.',
      'Zwei kurze Zitate in großer Schrift mit dünner Linie dazwischen, Vorname unter jedem.',
    ],
    copies: [
      'Zwei kurze Zitate zu verschiedenen Punkten, Wort für Wort: {quote}. Eines darf eine kleine Schwäche nennen.',
      'Ein Zitat aus einer ersten Bestellung, eines von jemandem, der wiederkam: {quote}. Vorname und Produkt darunter.',
    ],
  },
  photoStrip: {
    name: 'Drei Bilder',
    visuals: [
      'Drei Fotos in einer Reihe, auf dem Telefon untereinander: der Ort, die Hände, das Ergebnis. Gleiches Licht in allen.',
      'Drei Schnappschüsse mit weißem Rand, leicht unterschiedlich groß, wie auf einen Tisch gelegt.',
    ],
    copies: [
      'Pro Bild eine Zeile, die sagt, was man nicht sieht: ein Name, ein Geräusch, ein Grund.',
      'Die Bildzeilen lesen sich als ein Satz über alle drei Bilder. Die letzte führt zum nächsten Block.',
    ],
  },
  stories: {
    name: 'Drei kurze Geschichten',
    visuals: [
      'Drei Reihen, Bild und Text wechseln die Seite, je eine Überschrift und ein Link. Bilder im selben Format.',
      'Drei Karten untereinander, jede mit kleinem Bild, Überschrift und Link. Die erste ein wenig größer.',
    ],
    copies: [
      'Drei kurze Stücke: etwas Neues, etwas Nützliches, etwas Menschliches. Jede Überschrift sagt, was drin ist.',
      'Auswählen, was im {month} bei {brand} war: eine Nachricht, ein Tipp, ein Rückblick. Der Linktext sagt, wohin er führt.',
    ],
  },
  community: {
    name: 'Aus der Leserschaft',
    visuals: [
      'Ein Kundenfoto, mit Erlaubnis verwendet, gerahmt wie ein Abzug; die Frage daneben.',
      'Ruhiger Block in hellem Markenton mit einer groß gesetzten Frage. Kein Bild nötig.',
    ],
    copies: [
      'Eine Frage stellen, die sich gern in einer Zeile beantworten lässt, und sagen, dass ein Mensch die Antworten liest.',
      'Zeigen, was jemand geschickt hat, mit Vorname und Erlaubnis, dann zum Antworten einladen.',
    ],
  },
  editorNote: {
    name: 'Ein paar Worte vorweg',
    visuals: [
      'Kleines rundes Porträt und Unterschrift neben einer schmalen Textspalte, heller Grund.',
      'Text in einer schmalen Spalte, das erste Wort fett, kein Bild.',
    ],
    copies: [
      'Persönlicher Anfang zum {month}: was uns aufgefallen ist, was in dieser Mail steht, welcher Teil uns am liebsten ist.',
      'In der Ich-Form sagen, worum es diesen Monat geht und was man überspringen kann. Keine Begrüßungsfloskeln.',
    ],
  },
  deadline: {
    name: 'Das Datum, auf das es ankommt',
    visuals: [
      'Datum als kleines Kalenderblatt in Markenfarben, eine Zeile daneben. Echter Text, ohne Bilder lesbar.',
      'Schmaler Streifen mit großem Datum und dem Grund in einer Zeile, Kontrast stark genug für den Dunkelmodus.',
    ],
    copies: [
      'Datum und Uhrzeit genau nennen: {date}. Sagen, was bis dahin möglich ist und was danach gilt.',
      'Ein Datum, ein Grund: {date}. Darüber hinaus kein Zeitdruck im Text.',
    ],
  },
  terms: {
    name: 'Bedingungen',
    visuals: [
      'Kleiner, aber lesbarer Text auf dem Grund der Fußzeile, kein Bild.',
      'Drei kurze Zeilen mit dünner Linie darüber, Link zu den vollständigen Bedingungen.',
    ],
    copies: [
      'Was das Angebot umfasst, was nicht, bis wann es gilt: {offer}, {date}. Einfache Worte, Link zu den vollständigen Bedingungen.',
      'Die Ausnahmen so schreiben, wie Kunden danach fragen würden. Angebot und Ende: {offer}, {date}.',
    ],
  },
  access: {
    name: 'So geht es',
    visuals: [
      'Drei nummerierte Zeilen mit je einem kleinen Symbol, Button darunter. Alles auf einem Telefonbildschirm sichtbar.',
      'Ein Satz in großer Schrift, Button direkt darunter, eine Andeutung des Produkts am Rand.',
    ],
    copies: [
      'Den Weg in zwei oder drei Schritten erklären: klicken, auswählen, fertig. Sagen, was man zur Hand haben sollte.',
      'Sagen, was direkt nach dem Klick passiert, damit niemand überrascht ist: {link}.',
    ],
  },
  exampleQuestions: {
    name: 'Beispielfragen',
    visuals: [
      'Drei Karten mit je einer Frage und zwei Antworten zum Antippen, wie im echten Test. Markenfarben, keine Fotos.',
      'Die erste Frage groß mit ihren Antworten als Buttons, die beiden nächsten blass darunter.',
    ],
    copies: [
      'Zwei oder drei Fragen, die leicht und mit etwas Vergnügen zu beantworten sind. Jede muss das Ergebnis ändern.',
      'Mit der Frage beginnen, die jeder ohne Nachdenken beantwortet. Keine Frage nach Alter oder Einkommen.',
    ],
  },
  whatChanged: {
    name: 'Was jetzt anders ist',
    visuals: [
      'Streifen aus drei kleinen Bildern mit dem, was seit dem letzten Besuch neu ist; das erste: {product}.',
      'Streifen aus drei kleinen Bildern mit dem, was seit dem letzten Besuch neu ist, je eine Zeile darunter.',
    ],
    copies: [
      'Drei Dinge, die seit der letzten Bestellung anders oder leichter sind. Nur wahre, das kleinste zuletzt.',
      'Sagen, was besser wurde und was geblieben ist. Wer gegangen ist, hatte einen Grund; den respektieren.',
    ],
  },
  stayOrLeave: {
    name: 'Bleiben oder gehen',
    visuals: [
      'Zwei gleich große Buttons nebeneinander, bleiben und gehen. Kein Trick, keine graue Schrift.',
      'Zwei schlichte Textlinks, jeder in eigener Zeile, mit Luft dazwischen.',
    ],
    copies: [
      'Beide Wege im selben Ton anbieten: die Mails behalten oder mit einem Klick beenden. In keinem steckt ein Vorwurf.',
      'Sagen, was bei „ja“ weitergeht und dass „nein“ sofort gilt. Für die gemeinsame Zeit danken.',
    ],
  },
  usageTime: {
    name: 'Wie lange es reicht',
    visuals: [
      'Einfacher Balken oder Reihe von Symbolen: voll, halb, fast leer. Am Ende der Reihe: {product}.',
      'Einfacher Balken oder Reihe von Symbolen: voll, halb, fast leer. Markenfarben, keine Zahlen im Bild.',
    ],
    copies: [
      'Helfen, den Rest einzuschätzen: ein Zeichen zu Hause, dass es Zeit ist. Eine Dauer nur, wenn wir sie kennen: {date}.',
      'Sagen, woran man merkt, dass es zur Neige geht, und wie lange eine Bestellung laut Website gewöhnlich braucht.',
    ],
  },
  commitment: {
    name: 'Was wir tun',
    visuals: [
      'Dokumentarisches Foto von der Arbeit selbst, nicht von einer Feier. Bildzeile mit Ort und Monat.',
      'Ein großer Satz auf ruhigem Grund, darunter ein kleines dokumentarisches Foto.',
    ],
    copies: [
      'Sagen, was wir tun, seit wann und mit wem: nur, was {brand} öffentlich gesagt hat. Zahlen nur mit Quelle: {link}.',
      'Eine konkrete Tat statt einer Haltung. Nennen, was sie uns kostet oder was wir dafür geändert haben.',
    ],
  },
  notYet: {
    name: 'Was noch fehlt',
    visuals: [
      'Schlichter Textblock, kein Bild, etwas schmaler gesetzt, als ruhige Pause.',
      'Offene Liste mit einer Zeile, die noch nicht abgehakt ist, von Hand gezeichnet.',
    ],
    copies: [
      'Sagen, was wir noch nicht gelöst haben und was im Weg steht. Kein Datum, das wir nicht halten können.',
      'Einen offenen Punkt so erzählen, wie er ist. Er macht den Rest der Mail glaubwürdig.',
    ],
  },
  takePart: {
    name: 'So kann man mitmachen',
    visuals: [
      'Zwei kleine Kacheln mit je einer Handlung, Symbol und kurzer Beschriftung, Button darunter.',
      'Von Hand gezeichneter Pfeil zu einem Button, eine Zeile darüber.',
    ],
    copies: [
      'Eine Sache, die in einer Minute geht, eine, die länger dauert. Kaufen ist nicht die einzige Antwort.',
      'Zu einer kleinen Handlung einladen und sagen, was daraus wird: {link}.',
    ],
  },
  rewards: {
    name: 'Wofür es gut ist',
    visuals: [
      'Fortschrittsbalken mit dem eigenen Stand aus dem Versandsystem, darunter zwei Prämien als Kacheln.',
      'Zwei oder drei Prämienkacheln in Markenfarben, jede mit Bild und schlichter Beschriftung.',
    ],
    copies: [
      'Sagen, was gesammelt ist und was man dafür bekommt, nur mit echten Bedingungen: {offer}. Die einfachste Prämie zuerst.',
      'Konkret werden: eine Prämie, die es jetzt gibt, eine, für die sich Warten lohnt. Bedingungen: {offer}.',
    ],
  },
  referralTerms: {
    name: 'Wer was bekommt',
    visuals: [
      'Zwei gleich große Kacheln, eine für den Freundeskreis, eine für das Mitglied, Belohnung jeweils als echter Text.',
      'Strichzeichnung von zwei Menschen mit einem Paket dazwischen, darunter groß die Belohnung.',
    ],
    copies: [
      'Zuerst die eingeladene Person, dann das Mitglied: {offer}. Sagen, wann beide etwas bekommen und wo die Bedingungen stehen.',
      'Ein Satz pro Seite, gleich lang: {offer}. Ergänzen, für wen es nicht gilt.',
    ],
  },
  whyAsk: {
    name: 'Warum wir fragen',
    visuals: [
      'Schlichter Block mit kleinem Porträt der Person, die die Antworten liest.',
      'Schlichter Text auf hellem Grund, eine Zeile größer: wie lange es dauert.',
    ],
    copies: [
      'Sagen, welche Entscheidung von den Antworten abhängt und wie viele Minuten es dauert. Ehrlich, keine Schmeichelei.',
      'Nennen, wobei wir unsicher sind. Entwurf: „Es ginge so oder so. Die Antworten entscheiden mit.“',
    ],
  },
  afterAnswers: {
    name: 'Was danach passiert',
    visuals: [
      'Schmale Reihe aus drei kleinen Symbolen: Antwort, Ergebnis, Mail mit dem, was wir gelernt haben.',
      'Schlichter Textblock über dem Button, kein Bild.',
    ],
    copies: [
      'Sagen, was mit der Antwort geschieht, wer sie sieht und wann es ein Ergebnis gibt: {date}.',
      'Ein Satz dazu, was auf den Klick folgt, einer dazu, was nicht folgt: kein Anruf, keine weitere Liste.',
    ],
  },
  wish: {
    name: 'Der Wunsch',
    visuals: [
      'Ein ruhiges Foto der Jahreszeit in voller Breite, der Wunsch in handschriftlicher Schrift darüber. Kein Produkt, kein Verkauf.',
      'Teamfoto, wie es ist, leicht unscharf ist in Ordnung, der Wunsch groß darunter.',
    ],
    copies: [
      'Ein herzlicher Wunsch in Worten, die man auch spricht. Entwurf: „{occasion}: wir wünschen schöne Stunden.“',
      'Ein herzlicher Wunsch in Worten, die man auch spricht, vom Team unterschrieben. Hier wird nichts verkauft.',
    ],
  },
  practicalInfo: {
    name: 'Gut zu wissen',
    visuals: [
      'Drei kurze Zeilen mit kleinen Symbolen: geöffnet, geschlossen, letzte Pakete. Heller Grund, kein Bild.',
      'Schlichte Textzeilen über der Fußzeile, Daten fett.',
    ],
    copies: [
      'Wann wir da sind, wann Pakete das Haus verlassen, wie man uns erreicht: {date}. Nur Termine, die feststehen.',
      'Je eine Zeile zu Öffnungszeiten, Paketen und Kundendienst: {date}. Weglassen, was sich nicht ändert.',
    ],
  },
  closingCta: {
    name: 'Der letzte Schritt',
    visuals: [
      'Breiter Streifen in einer Markenfarbe mit einer Zeile und einem Button, kleines Bild am Rand: {product}.',
      'Breiter Streifen in einer Markenfarbe mit einer Zeile und einem Button, oben so viel Luft wie unten.',
    ],
    copies: [
      'Das Versprechen der Überschrift mit anderen Worten wiederholen und zum Button führen. Kein neues Argument.',
      'Eine freundliche Zeile, die den Klick leicht macht: was danach zu sehen ist.',
    ],
  },
  greetingLine: {
    name: 'Anrede und erster Satz',
    visuals: [
      'Schmale Textspalte auf hellem Grund, Anrede größer gesetzt, kein Bild.',
      'Kleines Porträt der absendenden Person neben der Anrede, Text linksbündig.',
    ],
    copies: [
      'Mit Namen grüßen, wenn er bekannt ist, sonst schlicht. Im ersten Satz zur Sache kommen.',
      'Der erste Satz sagt, warum diese Mail jetzt kommt und nicht an einem anderen Tag.',
    ],
  },
  personalOpening: {
    name: 'Persönlicher Anfang',
    visuals: [
      'Porträt oder Werkstattfoto aus der Zeit der Geschichte, ungeschönt, Bildzeile mit dem Ort.',
      'Schmale Textspalte mit großem Anfangsbuchstaben, ein kleiner Schnappschuss daneben.',
    ],
    copies: [
      'Mitten in einer Szene beginnen: ein Tag, ein Ort, etwas, das schiefging. Eine Person erzählt in der Ich-Form.',
      'Eine kleine Szene aus der Arbeit bei {brand}, erzählt von der Person, die dabei war. Keine Zusammenfassung, noch keine Moral.',
    ],
  },
  turningPoint: {
    name: 'Der Wendepunkt',
    visuals: [
      'Ein Archivbild mit Bildzeile oder der Gegenstand der Geschichte auf ruhigem Grund.',
      'Ein Satz groß gesetzt als Pause im Text, dünne Linie darüber und darunter.',
    ],
    copies: [
      'Der Moment, in dem eine Entscheidung fiel, und welche. Auch den Zweifel erzählen; nur, was wirklich war.',
      'Was sich geändert hat und durch wen. Ein Detail, das niemand erfinden würde.',
    ],
  },
  oneThought: {
    name: 'Ein Gedanke',
    visuals: [
      'Textblock mit einem größer gesetzten Satz, kein Bild, großzügige Ränder.',
      'Ein kleines, ruhiges Foto neben einem kurzen Text, zurückhaltende Farben.',
    ],
    copies: [
      'Ein Gedanke, der heute nützt, auch ohne Kauf. Ein Beispiel aus dem Alltag, dann aufhören.',
      'Eine Sache, die wir im {month} von unserer Kundschaft gelernt haben, und was wir damit machen.',
    ],
  },
  shortPicks: {
    name: 'Drei Tipps, je eine Zeile',
    visuals: [
      'Drei Textzeilen mit kleinem Freisteller, Name als Link.',
      'Drei Textzeilen ohne Bilder, Name fett, Grund dahinter.',
    ],
    copies: [
      'Drei Tipps, jeder mit einem Grund. Zuerst der Name, dann die Verwendung: {products}.',
      'Drei Tipps, jeder mit einem Grund, der zu dieser Mail passt. Zuerst der Name, dann die Verwendung.',
    ],
  },
  oneLink: {
    name: 'Der eine Link',
    visuals: [
      'Eine Textzeile mit Link, etwas größer als der Text ringsum.',
      'Schmaler Streifen mit einem Link und einem kleinen Pfeil.',
    ],
    copies: [
      'Ein Satz, der sagt, was hinter dem Link liegt, dann der Link: „{cta}“. Höchstens einmal wiederholen.',
      'Einmal nennen und verlinken: {product}, Linktext „{cta}“. Sagen, was dort zu finden ist.',
    ],
  },
  plainOffer: {
    name: 'Was endet, und wann',
    visuals: [
      'Eine Zeile große Schrift auf ruhigem Grund, Enddatum fett.',
      'Schmale Textspalte, Angebot und Datum in der ersten Zeile.',
    ],
    copies: [
      'Die erste Zeile enthält alles: {offer}, Ende {date}. Dann ein Satz, für wen es gedacht ist.',
      'Sagen, was wann endet: {offer}, {date}. Kein Drama, kein zweites Angebot.',
    ],
  },
  skipLink: {
    name: 'Ein Link zum Auslassen',
    visuals: [
      'Ein schlichter Button auf ruhigem Grund, kein Produkt, kein Bild der Jahreszeit.',
      'Ein Textlink in eigener Zeile mit Luft ringsum.',
    ],
    copies: [
      'Wir wissen, dass dieser Tag schwer sein kann. Ein Klick lässt alle Mails dazu aus: „{cta}“. Alles andere läuft weiter.',
      'Einfach sagen: Wer lieber nichts über diesen Tag liest, klickt einmal, „{cta}“. Kein Grund nötig.',
    ],
  },
  signOff: {
    name: 'Unterschrift und PS',
    visuals: [
      'Unterschrift als Text mit Name und Aufgabe, kleines Porträt, falls vorhanden.',
      'Unterschrift als Text, dünne Linie darüber.',
    ],
    copies: [
      'Vorname und Aufgabe eines echten Menschen bei {brand}. Das PS wiederholt den einen Link mit anderen Worten.',
      'Schließen wie in einem Brief an Bekannte. Das PS enthält das Datum oder den Link, je nachdem, was wichtiger ist.',
    ],
  },
}
