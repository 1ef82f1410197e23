import type { OutlineRequest } from '../requests/outline-request.ts'
import type { IdeaMeta } from '../requests/idea-meta.ts'
import { DEMO_BRIEFS, confirmedBrief, unconfirmedBrief } from '../brand/brand-brief.fixtures.ts'
import type { BrandBrief, BrandProfile, Language, OutlineType } from '#shared/brand-brief.ts'
import type { ArchetypeId } from '../knowledge/archetypes.ts'
import { BALANCED } from '#shared/strategy.ts'
import { brandStock } from '../stock/brand-stock.ts'
import { type StockIdea } from '../stock/stock-ideas.ts'

const ATELIER = confirmedBrief({
  id: 'atelier-lin',
  name: 'Atelier Lin',
  website: 'https://atelier-lin.example',
  country: 'FR',
  language: 'fr',
  defaultEmailType: 'split-50-50',
  customerAvatar: {
    demographics: 'Femmes de 30 à 60 ans, en ville, qui préfèrent peu de vêtements mais durables.',
    interests: 'Matières naturelles, couture, voyages en train',
    buyingTriggers: 'Changement de saison, un mariage en vue, une pièce préférée est usée',
    painPoints: 'Tailles qui varient, tissus qui boulochent, tendances trop rapides',
  },
  productsInfo: { products: 'Robe Écume, Chemise Dune, Pantalon Rivage, Veste Brume', averageOrderValue: '120 €' },
  buyingJourney: {
    buyingProcess: 'Lit deux e-mails, compare les tailles, commande une première chemise puis revient.',
    commonObjections: '« Le lin se froisse », « Je ne connais pas ma taille »',
  },
  guidelines: {
    tone: 'Calme et précis, vouvoiement',
    say: ['pensé pour durer', 'coupé à Nantes'],
    dontSay: ['tendance', 'it-bag'],
    complianceNotes: 'Aucune promesse écologique sans preuve.',
  },
})

const BOTTEGA = confirmedBrief({
  id: 'bottega-sereno',
  name: 'Bottega Sereno',
  website: 'https://bottegasereno.example',
  country: 'IT',
  language: 'it',
  defaultEmailType: 'design-based',
  customerAvatar: {
    demographics: 'Dai 30 ai 65 anni, ama cucinare per gli amici, vive al nord o all’estero.',
    interests: 'Cucina di casa, vino, mercati di paese',
    buyingTriggers: 'Cena con ospiti, la bottiglia è quasi vuota, un regalo per chi cucina',
    painPoints: 'Olio senza sapore, etichette poco chiare, pacchi rotti',
  },
  productsInfo: {
    products: 'Olio Colle Alto, Pesto Brezza, Sale di Scoglio, Cesta Domenica',
    averageOrderValue: '54 €',
  },
  buyingJourney: {
    buyingProcess: 'Legge una ricetta, prova il pesto e poi ordina l’olio.',
    commonObjections: '«Costa più che al supermercato», «Arriverà intero?»',
  },
  guidelines: {
    tone: 'Affabile, concreto, si dà del tu',
    say: ['raccolto a mano'],
    dontSay: ['miracoloso'],
    complianceNotes: '',
  },
})

export function bareProfile(language: Language): BrandProfile {
  const countries = { en: 'GB', es: 'ES', fr: 'FR', de: 'DE', it: 'IT' } as const
  return {
    id: `bare-${language}`,
    name: 'Nordo',
    website: null,
    country: countries[language],
    language,
    defaultEmailType: 'design-based',
    customerAvatar: null,
    productsInfo: null,
    buyingJourney: null,
    guidelines: null,
  }
}

export const bareBrand = (language: Language): BrandBrief => unconfirmedBrief(bareProfile(language))

export const TEST_BRANDS: readonly BrandBrief[] = [...Object.values(DEMO_BRIEFS), ATELIER, BOTTEGA]

const IDEAS: Record<
  Language,
  { title: string; topic: string; description: string; segment: string; occasion: string }
> = {
  en: {
    title: 'A good start with what you have',
    topic: 'Getting started',
    description: 'Shows how the first week goes well.',
    segment: 'Readers who clicked twice and have not bought',
    occasion: 'Christmas',
  },
  es: {
    title: 'Un buen comienzo con poco',
    topic: 'Para empezar',
    description: 'Muestra cómo sale bien la primera semana.',
    segment: 'Lectores con dos clics que no han comprado',
    occasion: 'Navidad',
  },
  fr: {
    title: 'Bien commencer avec peu',
    topic: 'Premiers pas',
    description: 'Montre comment réussir la première semaine.',
    segment: 'Lecteurs ayant cliqué deux fois sans acheter',
    occasion: 'Noël',
  },
  de: {
    title: 'Gut anfangen mit wenig',
    topic: 'Der Anfang',
    description: 'Zeigt, wie die erste Woche gut gelingt.',
    segment: 'Leser mit zwei Klicks, aber ohne Kauf',
    occasion: 'Weihnachten',
  },
  it: {
    title: 'Cominciare bene con poco',
    topic: 'Per cominciare',
    description: 'Mostra come va bene la prima settimana.',
    segment: 'Lettori con due clic che non hanno comprato',
    occasion: 'Natale',
  },
}

export function plannedRequest(
  brand: BrandBrief,
  archetype: ArchetypeId,
  type: OutlineType,
  more: Partial<IdeaMeta> = {},
): OutlineRequest {
  const idea = IDEAS[brand.language]
  const products = brand.facts.offers.slice(0, 2).map(({ name }) => name)
  const meta: IdeaMeta = {
    family: 'product',
    archetype,
    anchor: { type: 'date', id: 'christmas', name: idea.occasion, from: '2026-11-27', to: '2026-12-18' },
    stage: 'repeat',
    segment: idea.segment,
    products,
    evidence: { kind: 'product', refId: products[0] ?? 'none' },
    needsOffer: false,
    ...more,
  }
  return {
    brand,
    idea: { title: idea.title, mainTopicTitle: idea.topic, description: idea.description, year: 2026, month: 12, meta },
    type,
    history: null,
    strategy: BALANCED,
  }
}

export function angleRequest(
  brand: BrandBrief,
  type: OutlineType,
  fits: (idea: StockIdea) => boolean = () => true,
): OutlineRequest {
  const stock = brandStock({ brief: brand, offers: brand.facts.offers, hasHistory: false, maySay: () => true })
  return requestOfIdea(brand, stock.ideas.find(fits)!, type)
}

export function requestOfIdea(brand: BrandBrief, idea: StockIdea, type: OutlineType): OutlineRequest {
  const { texts, offer } = idea.readings[0]!
  const meta: IdeaMeta = {
    family: 'education',
    archetype: 'howto',
    anchor: { type: 'evergreen' },
    stage: 'all',
    segment: '',
    products: offer === null ? [] : [offer.name],
    evidence: { kind: 'audience', refId: idea.angle.stage },
    needsOffer: false,
    angle: idea.key,
  }
  const month = idea.angle.months?.[0] ?? 3
  const words = { title: texts.titles[0]!, mainTopicTitle: idea.theme.title, description: texts.premise }
  return { brand, idea: { ...words, year: 2027, month, meta }, type, history: null, strategy: BALANCED }
}

export function typedRequest(brand: BrandBrief, title: string, description: string, type: OutlineType): OutlineRequest {
  return {
    brand,
    idea: { title, mainTopicTitle: title, description, year: 2026, month: 12, meta: null },
    type,
    history: null,
    strategy: BALANCED,
  }
}
