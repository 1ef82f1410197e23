import type { BrandBrief, BrandProfile } from '#shared/brand-brief.ts'
import type { PlanRequest } from '../requests/plan-request.ts'
import { DEMO_BRIEFS, confirmedBrief, unconfirmedBrief } from '../brand/brand-brief.fixtures.ts'
import { BALANCED } from '#shared/strategy.ts'

export const FRENCH_FASHION = confirmedBrief({
  id: 'maison-lavalette',
  name: 'Maison Lavalette',
  website: 'https://lavalette.example',
  country: 'FR',
  language: 'fr',
  defaultEmailType: 'design-based',
  customerAvatar: {
    demographics: 'Femmes de 30 à 55 ans, en ville, qui achètent peu et bien',
    interests: 'Les belles matières, le marché du samedi, les voyages en train',
    buyingTriggers: 'Un mariage approche, la saison change, le manteau préféré est usé',
    painPoints: 'Des tailles qui changent, des tissus qui boulochent, trop de vêtements et rien à mettre',
  },
  productsInfo: {
    products: 'Marinière Ouessant, Robe Portefeuille Lin, Manteau Trois-Quarts, Foulard Carré',
    averageOrderValue: '95 €',
  },
  buyingJourney: {
    buyingProcess: 'Regarde les photos portées, lit le guide des tailles, commande le soir.',
    commonObjections: '« Je ne peux pas essayer », « Le lin se froisse »',
  },
  guidelines: { tone: 'Élégant et direct, vouvoiement', say: ['coupé pour durer'], dontSay: ['tendance', 'must-have'] },
})

export const BRITISH_PETS = confirmedBrief({
  id: 'harbour-hound',
  name: 'Harbour & Hound',
  website: 'https://harbourhound.example',
  country: 'GB',
  language: 'en',
  defaultEmailType: 'split-50-50',
  customerAvatar: {
    demographics: '30 to 60, lives by the coast with a dog',
    interests: 'Beach walks, rescue dogs, simple recipes',
    buyingTriggers: 'Treats are running out, a new puppy moved in, a trip is planned',
    painPoints: 'A fussy eater, wet fur in the car, treats that crumble',
  },
  productsInfo: {
    products: 'Herring Chews, Drying Coat, Puppy Starter Box, Seaweed Shampoo, Salmon Treats',
    averageOrderValue: '£34',
  },
  buyingJourney: {
    buyingProcess: 'Asks in a local group, buys the starter box first.',
    commonObjections: '"My dog is picky", "It smells of fish"',
  },
  guidelines: { tone: 'Warm and a little salty', say: ['made by the sea'], dontSay: ['superfood'] },
})

export const ITALIAN_HOME = confirmedBrief({
  id: 'casa-ferrante',
  name: 'Casa Ferrante',
  website: 'https://ferrante.example',
  country: 'IT',
  language: 'it',
  defaultEmailType: 'design-based',
  customerAvatar: {
    demographics: 'Famiglie e coppie tra 30 e 60 anni',
    interests: 'Cene con amici, artigianato, case di campagna',
    buyingTriggers: 'Arrivano ospiti, una casa nuova, un regalo di nozze',
    painPoints: 'Piatti tutti uguali, bicchieri che si rompono, poco spazio',
  },
  productsInfo: { products: 'Piatto Salina, Caraffa Ustica, Candela Fico, Runner Erice', averageOrderValue: '60 €' },
  buyingJourney: {
    buyingProcess: 'Guarda le foto, chiede le misure, compra in coppia.',
    commonObjections: '«È troppo delicato», «Non so se si abbina»',
  },
  guidelines: { tone: 'Caldo e ospitale', say: ['fatto a mano'], dontSay: ['lusso'] },
})

export const BARE_PROFILE: BrandProfile = {
  id: 'plain',
  name: 'Plain & Co',
  website: null,
  country: 'US',
  language: 'en',
  defaultEmailType: 'design-based',
  customerAvatar: null,
  productsInfo: null,
  buyingJourney: null,
  guidelines: null,
}
export const BARE_BRAND = unconfirmedBrief(BARE_PROFILE)

export const MATRIX_BRANDS: readonly BrandBrief[] = [
  DEMO_BRIEFS.quillhound,
  DEMO_BRIEFS.tannholt,
  DEMO_BRIEFS.brisalba,
  FRENCH_FASHION,
  BRITISH_PETS,
  ITALIAN_HOME,
]

export function requestFor(brand: BrandBrief, more: Partial<PlanRequest> = {}): PlanRequest {
  return {
    brand,
    year: 2027,
    month: 5,
    topics: 10,
    subtopicsPerTopic: 10,
    earlier: [],
    history: null,
    strategy: BALANCED,
    today: '2026-11-21',
    takenTheses: [],
    ...more,
  }
}
