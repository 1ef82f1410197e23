import type { ExportedOutline } from './exported-outline.ts'

export function germanBrief(changes: Partial<ExportedOutline> = {}): ExportedOutline {
  return {
    title: 'Nikolaus kommt, die Kanne ist schon warm',
    ideaTitle: 'Kleine Stiefelfüllung für Kaffeemenschen',
    mainTopicTitle: 'Advent mit ruhiger Hand',
    type: 'design-based',
    template: 'Seasonal gift guide',
    workflowStatus: 'Ready for Review',
    assignedToName: 'Jule Brandt',
    designLink: 'https://design.example/files/nikolaus?page=2&view=brief',
    notes: 'Bitte das Foto vom Hof noch einmal heller entwickeln.\nFreigabe bis Montag.',
    scheduledSendAt: '2026-12-03T10:00:00+01:00',
    brandName: 'Tannholt Kaffee',
    brandLanguage: 'de',
    brandCountry: 'DE',
    planMonth: { year: 2026, month: 12 },
    subjectLines: [
      'Der Stiefel riecht nach Kaffee',
      'Drei Regionen, ein Päckchen, ein Nikolaus',
      'Was passt in Schuhgröße 43? Unser Probierpaket',
      'Für alle, die am 6. Dezember früh aufstehen',
      'Frisch geröstet statt noch eine Orange',
    ],
    previewText: 'Drei kleine Tüten, und der Stiefel ist voll.',
    executiveBrief:
      'Die Mail stellt das Probierpaket Drei Regionen als kleine Füllung für den Nikolausstiefel vor. ' +
      'Sie nimmt den Druck aus der Geschenksuche: eine Sache, die sicher getrunken wird.\n\n' +
      'Der Einwand „Ich habe keine Mühle“ wird nebenbei beantwortet, denn jede Sorte gibt es auch gemahlen.',
    segment: 'Leserinnen und Leser, die in den letzten 90 Tagen geklickt, aber noch kein Probierpaket gekauft haben',
    cta: 'Probierpaket ansehen',
    assetNotes:
      'Freisteller der drei Tüten, ein Foto vom Hof im Morgenlicht, Handschrift-Etikett als SVG.\n' +
      'Pflichthinweis: keine Gesundheitsversprechen.',
    additionalElements: {
      overallFeel: 'Ruhig, warm, ein Küchentisch am frühen Morgen. Viel Weißraum, ein einziges kräftiges Bild.',
      tone: 'Per Du, kundig, trocken im Humor. Kein Ausrufezeichen.',
      imageDirection: [
        'Ein Stiefel auf Holzdielen, daneben drei kleine Kaffeetüten, Licht von links',
        'Detail: Bohnen in der Hand, Dampf im Hintergrund',
        'Eine Landkarte mit drei Punkten, von Hand gezeichnet',
      ],
      links: ['https://tannholt.example/probierpaket', 'Mahlgrade erklärt: https://tannholt.example/mahlgrad'],
    },
    sections: [
      {
        section: 'Kopfbild',
        visual: 'Stiefel auf Dielen über die volle Breite, Überschrift unten links in Weiß, keine Fläche dahinter.',
        copy: 'Eine Zeile: Der Nikolaus bringt dieses Jahr etwas, das nicht am 7. Dezember im Regal verstaubt.',
      },
      {
        section: 'Drei Regionen',
        visual: 'Drei Spalten mit Freistellern, darunter je eine kleine Landmarke. Auf dem Telefon untereinander.',
        copy: 'Je Sorte zwei Sätze: woher sie kommt und wann man sie trinkt.\nKeine Verkostungsnotizen, die niemand schmeckt.',
      },
      {
        section: 'Keine Mühle? Kein Problem',
        visual: 'Schmale Fläche in hellem Ton, links ein Symbol für gemahlenen Kaffee.',
        copy: 'Den Einwand offen nennen und in zwei Sätzen lösen: ganze Bohne oder passend gemahlen.',
      },
      {
        section: 'Der letzte sichere Versandtag',
        visual: 'Kalenderblatt mit eingekreistem Datum, sonst nichts.',
        copy: 'Sachlich sagen, bis wann bestellt werden sollte: [Versandtag eintragen]. Danach die Schaltfläche.',
      },
    ],
    ...changes,
  }
}

export function plainLetter(changes: Partial<ExportedOutline> = {}): ExportedOutline {
  return {
    ...germanBrief(),
    title: 'Before you buy a third harness',
    ideaTitle: 'Answer the sizing worry first',
    mainTopicTitle: 'Gear that lasts a season',
    type: 'text-based',
    template: 'Objection handler',
    workflowStatus: 'Draft',
    assignedToName: null,
    designLink: null,
    notes: null,
    scheduledSendAt: null,
    brandName: 'Quillhound Supply',
    brandLanguage: 'en',
    brandCountry: 'US',
    subjectLines: ['Two fingers, one tape measure', 'The sizing question, answered', 'Harness number three?'],
    previewText: 'Most returns are one size off. A tape and two fingers settle it.',
    executiveBrief: 'A short letter that takes the gamble out of sizing and points to the size guide.',
    segment: 'Engaged 90 days, looked at the Ridge Harness twice',
    cta: 'Check the size guide',
    assetNotes: '',
    additionalElements: {
      overallFeel: 'A note from someone who walks dogs',
      tone: 'Friendly, plain-spoken',
      imageDirection: [],
      links: ['https://quillhound.example/size-guide'],
    },
    sections: [
      { section: 'Opening', visual: '', copy: 'Say it first: most returns are one size off. No shame in it.' },
      {
        section: 'How to measure',
        visual: 'Keep it to three short lines.',
        copy: 'Chest, neck, two fingers.\nMeasure after a meal, not before.',
      },
      { section: 'Close', visual: '', copy: 'One link to the size guide. Sign with a first name.' },
    ],
    ...changes,
  }
}
