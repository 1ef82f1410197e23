import type { BrandProfile } from '#shared/brand-brief.ts'

export const DEMO_BRAND_IDS = ['quillhound', 'tannholt', 'brisalba'] as const
export type DemoBrandId = (typeof DEMO_BRAND_IDS)[number]

export interface DemoBrand extends Required<BrandProfile> {
  id: DemoBrandId
  /** The IANA time zone of the brand's customers. */
  timezone: string
  currency: 'EUR' | 'USD'
}

const TANNHOLT: DemoBrand = {
  id: 'tannholt',
  name: 'Tannholt Kaffee',
  website: 'https://tannholt.example',
  country: 'DE',
  language: 'de',
  timezone: 'Europe/Berlin',
  currency: 'EUR',
  defaultEmailType: 'split-50-50',
  customerAvatar: {
    demographics:
      '28 bis 55 Jahre, lebt in der Stadt oder im Pendlerort, besitzt eine Kaffeemühle oder hätte gern eine.',
    interests: 'Kaffee zu Hause zubereiten, langsame Morgen, Herkunftsgeschichten',
    buyingTriggers: 'Die Tüte ist fast leer, neue Ernte, Besuch hat sich angekündigt',
    painPoints: 'Bittere Tassen, alter Kaffee aus dem Supermarkt, zu viel Auswahl',
  },
  productsInfo: {
    products: 'Waldröstung Espresso, Hofblend Filterkaffee, Cold-Brew-Set, Probierpaket Drei Regionen',
    averageOrderValue: '38 €',
  },
  buyingJourney: {
    buyingProcess: 'Liest zwei oder drei Mails, bestellt das Probierpaket und schließt danach ein Abo ab.',
    commonObjections: '„Zu teuer für jeden Tag“, „Ich habe keine Mühle“',
  },
  guidelines: {
    tone: 'Warm und kundig, per Du, mit trockenem Humor',
    say: ['frisch geröstet', 'aus drei Regionen'],
    dontSay: ['Wachmacher', 'Bio-Wunder', 'Schnäppchen'],
    complianceNotes: 'Keine Gesundheitsversprechen.',
  },
}

const BRISALBA: DemoBrand = {
  id: 'brisalba',
  name: 'Brisalba Botánica',
  website: 'https://brisalba.example',
  country: 'ES',
  language: 'es',
  timezone: 'Europe/Madrid',
  currency: 'EUR',
  defaultEmailType: 'design-based',
  customerAvatar: {
    demographics: 'Mujeres de 25 a 45 años con piel seca o reactiva que viven en ciudades de costa.',
    interests: 'Rutinas sencillas, plantas de la zona, el cuidado del mar',
    buyingTriggers: 'Cambio de estación, se le termina el producto, la dermatóloga le ha dicho «menos es más»',
    painPoints: 'Irritación, rutinas de diez pasos, promesas vacías',
  },
  productsInfo: {
    products: 'Sérum Niebla, Bálsamo Romero, Aceite Marisma, Rutina Tres Pasos',
    averageOrderValue: '46 €',
  },
  buyingJourney: {
    buyingProcess: 'Compara ingredientes, pregunta por Instagram y acaba comprando la rutina completa.',
    commonObjections: '«Mi piel reacciona a todo», «Huele demasiado fuerte»',
  },
  guidelines: {
    tone: 'Sereno, honesto y sensorial, de tú',
    say: ['piel tranquila', 'hecho en lotes pequeños'],
    dontSay: ['milagro', 'antiedad', 'cura'],
    complianceNotes: 'Sin afirmaciones médicas. Recordar siempre: pruébalo antes en una zona pequeña.',
  },
}

const QUILLHOUND: DemoBrand = {
  id: 'quillhound',
  name: 'Quillhound Supply',
  website: 'https://quillhound.example',
  country: 'US',
  language: 'en',
  timezone: 'America/Denver',
  currency: 'USD',
  defaultEmailType: 'text-based',
  customerAvatar: {
    demographics: '25 to 50, hikes with a medium or large dog, lives in the mountain states',
    interests: 'Trail days, camping, looking after gear',
    buyingTriggers: 'First hike of the season, the old harness wore out, the puppy grew',
    painPoints: 'Harnesses that chafe, gear that fails halfway, slow shipping',
  },
  productsInfo: {
    products: 'Ridge Harness, Packable Bowl, Trail Leash 6ft, Cold-Nose Coat',
    averageOrderValue: '$72',
  },
  buyingJourney: {
    buyingProcess: 'Reads reviews, checks the size guide, buys on a desktop computer.',
    commonObjections: '"Sizing is a gamble", "Will it last?"',
  },
  guidelines: {
    tone: 'Friendly and plain-spoken, short sentences',
    say: ['built for mud', 'field-tested'],
    dontSay: ['indestructible', 'best ever', 'fur baby'],
    complianceNotes: 'No veterinary claims.',
  },
}

export const DEMO_BRANDS: Readonly<Record<DemoBrandId, DemoBrand>> = {
  quillhound: QUILLHOUND,
  tannholt: TANNHOLT,
  brisalba: BRISALBA,
}
