import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import { folded } from './folded-text.ts'

export type FactKind =
  | 'percentage'
  | 'price'
  | 'free-shipping'
  | 'free-gift'
  | 'coupon-code'
  | 'rating'
  | 'customer-count'
  | 'award'
  | 'clinical-claim'
  | 'medical-claim'
  | 'eco-claim'
  | 'guarantee'
  | 'delivery-time'
  | 'founding-year'

export interface StatedFact {
  kind: FactKind
  /** The words that state it. */
  excerpt: string
}

interface FactPattern {
  kind: FactKind
  pattern: RegExp
  /** Absent: for every language. */
  languages?: readonly Language[]
  /** True when a number makes the fact: "20 %" does not allow "30 %". Otherwise any wording of the kind is the same fact. */
  counts?: boolean
}

// All patterns but the coupon code run on folded text: lower case, no accents, straight apostrophes.
// It starts where no digit stands before it: else a long row of digits would be read from each of them again.
const NUMBER = String.raw`(?<!\d)\d+(?:[.,' ]\d{3})*(?:[.,]\d+)?`
const MANY = String.raw`(?:thousands|hundreds|millions|tausende?[nr]?|hunderte?[nr]?|millionen|miles|cientos|millones|milliers|centaines|millions|migliaia|centinaia|milioni)`
const PEOPLE = String.raw`(?:customers?|buyers?|shoppers?|members?|subscribers?|fans|reviews?|clientes|clientas|compradoras?|compradores|opiniones|resenas|suscriptor(?:es|as)|clients?|clientes|avis|acheteurs|abonnees?|abonnes|kund(?:en|innen)|kundinnen und kunden|bewertungen|rezensionen|kaufer(?:innen)?|clienti|recensioni|iscritti|acquirenti)`

function anyOf(...sources: string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${sources.join('|')})(?![\p{L}\p{N}])`, 'gu')
}

const PATTERNS: readonly FactPattern[] = [
  {
    kind: 'percentage',
    counts: true,
    pattern: new RegExp(String.raw`${NUMBER}\s?(?:%|percent|per cent|prozent|por ciento|pour ?cent|per cento)`, 'gu'),
  },
  {
    kind: 'price',
    counts: true,
    pattern: new RegExp(
      String.raw`(?:us|a|c|au|ca)?[$€£]\s?${NUMBER}|${NUMBER}\s?(?:[€$£]|(?:eur|euros?|usd|gbp|cad|aud|dollars?|dolares)(?!\p{L}))`,
      'gu',
    ),
  },
  {
    kind: 'price',
    pattern: anyOf(
      'half[- ]price',
      'buy one,? get one',
      'bogo',
      '2 for 1',
      'two for one',
      '[2-5] ?x ?[1-4]',
      'halbe[rnm]? preis',
      'zum halben preis',
      '2 fur 1',
      'mitad de precio',
      'a moitie prix',
      'meta prezzo',
    ),
  },
  {
    kind: 'free-shipping',
    pattern: anyOf(
      String.raw`free (?:\p{L}+ )?(?:shipping|delivery|postage|returns)`,
      'ships? (?:for )?free',
      'envios? (?:gratis|gratuitos?)',
      'portes gratis',
      'devolucion(?:es)? (?:gratis|gratuitas?)',
      'livraisons? (?:offertes?|gratuites?)',
      'frais de port offerts',
      'port offert',
      'retours? gratuits?',
      'kostenlose[rnms]? (?:versand|lieferung|ruckversand|retouren?)',
      'versand (?:ist )?kostenlos',
      'versandkostenfrei',
      'gratis ?versand',
      'portofrei',
      'spedizion[ei] (?:gratis|gratuit[ae])',
      'consegna gratuita',
      'res[oi] gratuit[oi]',
    ),
  },
  {
    kind: 'free-gift',
    pattern: anyOf(
      'free (?:gift|sample|trial|product|extra)s?',
      'for free',
      'freebies?',
      'gratis',
      'kostenlos(?:e[rnms]?)?',
      'geschenkt dazu',
      'gratis ?geschenk',
      'gratuitos?',
      'gratuitas?',
      'gratuits?',
      'gratuites?',
      'gratuit[aei]',
      'cadeau offert',
      'in omaggio',
      'omaggio',
      'de regalo con',
    ),
  },
  {
    kind: 'rating',
    counts: true,
    pattern: anyOf(
      String.raw`[1-5](?:[.,]\d)?[- ]?(?:stars?|sternen?|estrellas?|etoiles?|stelle)`,
      String.raw`(?:one|four|five)[- ]stars?`,
      'funf[- ]sterne',
      'cinco estrellas',
      'cinq etoiles',
      'cinque stelle',
      String.raw`[1-5][.,]\d\s?(?:\/\s?5|out of 5|von 5|de 5|sur 5|su 5)`,
      String.raw`[45] (?:out of|von|sur|su) 5`,
    ),
  },
  { kind: 'rating', pattern: /[★⭐]{2,}/gu },
  {
    kind: 'customer-count',
    counts: true,
    pattern: anyOf(
      String.raw`(?:\d{2,3}(?:[.,' ]\d{3})*|\d{4,})\+?\s?k?\s(?:\p{L}+ )?${PEOPLE}`,
      String.raw`\d+ (?:thousand|million|tausend|millionen|mil|mille|mila) (?:\p{L}+ )?${PEOPLE}`,
      String.raw`${MANY} (?:of |de |d'|von |di )?(?:\p{L}+ ){0,2}${PEOPLE}`,
    ),
  },
  {
    kind: 'award',
    pattern: anyOf(
      'award[- ]?winn(?:ing|er)',
      'award(?:ed|s)?',
      'prize[- ]winning',
      'voted (?:the )?best',
      'number one',
      'no[.] ?1',
      '# ?1',
      String.raw`preisgekront(?:e[rnms]?)?`,
      'testsieger',
      'auszeichnung(?:en)?',
      'mehrfach ausgezeichnet',
      'nummer eins',
      'nr[.] ?1',
      'premiad[oa]s?',
      'galardonad[oa]s?',
      'numero uno',
      'n[.º] ?1',
      '(?:ete|fois|produits?|marque) recompensee?s?',
      'recompensee?s? (?:par|au|aux)',
      'laureats?',
      'elue? produit',
      'numero un',
      'premiat[oaie]',
      'pluripremiat[oaie]',
      'vincitor[ei]',
    ),
  },
  {
    kind: 'clinical-claim',
    pattern: anyOf(
      'clinical(?:ly)?',
      'scientifically proven',
      '(?:dermatologist|doctor|vet)[- ](?:tested|approved|recommended)',
      'dermatologically tested',
      String.raw`klinisch(?:e[rnms]?)?`,
      'wissenschaftlich (?:bewiesen|belegt)',
      'dermatologisch (?:getestet|bestatigt)',
      'clinicamente',
      'dermatologicamente',
      'cientificamente (?:probado|demostrado)s?',
      'cliniquement',
      'dermatologiquement',
      'scientifiquement prouvee?s?',
      'scientificamente (?:provat|testat)[oaie]',
    ),
  },
  {
    kind: 'medical-claim',
    languages: ['en'],
    pattern: anyOf(
      'cures?',
      'heals?',
      'healing',
      'healed',
      'treats? (?:acne|eczema|anxiety|pain|allergies)',
      'relieves? pain',
      'anti[- ]inflammatory',
    ),
  },
  {
    kind: 'medical-claim',
    languages: ['es'],
    pattern: anyOf('cura[nr]?', 'sana[nr]', 'alivia[nr]? el dolor', 'antiinflamatori[oa]s?'),
  },
  {
    kind: 'medical-claim',
    languages: ['fr'],
    pattern: anyOf('guerit', 'guerir', 'guerison', 'guerissent', 'soulage la douleur', 'anti-inflammatoires?'),
  },
  {
    kind: 'medical-claim',
    languages: ['de'],
    pattern: anyOf(
      'heilt',
      'heilen',
      'heilende[rnms]?',
      'heilwirkung',
      'heilkraft',
      'lindert',
      'entzundungshemmend(?:e[rnms]?)?',
    ),
  },
  {
    kind: 'medical-claim',
    languages: ['it'],
    pattern: anyOf(
      'guarisc(?:e|ono)',
      'guarire',
      'guarigione',
      "cura (?:l'|la |il |i |le )?(?:acne|eczema|dolore|ansia|allergie)",
      'antinfiammatori[oae]?',
    ),
  },
  {
    kind: 'eco-claim',
    pattern: anyOf(
      '(?:carbon|climate|co2)[- ]neutral',
      'eco[- ]?friendly',
      'biodegradable',
      'zero[- ]waste',
      'plastic[- ]free',
      'sustainabl[ey]',
      String.raw`(?:klima|co2[- ]?)neutral(?:e[rnms]?)?`,
      'biologisch abbaubar(?:e[rnms]?)?',
      'umweltfreundlich(?:e[rnms]?)?',
      'nachhaltig(?:e[rnms]?)?',
      'plastikfrei(?:e[rnms]?)?',
      'sostenibles?',
      'ecologic[oa]s?',
      'neutros? en carbono',
      'ecoresponsables?',
      'eco-responsables?',
      'ecologiques?',
      'neutres? en carbone',
      'sostenibil[ei]',
      'ecologic(?:o|a|i|he)',
    ),
  },
  {
    kind: 'guarantee',
    pattern: anyOf(
      'guarant(?:ee|ees|eed)',
      'money[- ]back',
      'warrant(?:y|ies)',
      'risk[- ]free',
      'garantien?',
      'garantiert(?:e[rnms]?)?',
      String.raw`\p{L}+garantie`,
      'geld[- ]zuruck',
      'garantias?',
      'garantizad[oa]s?',
      'devolucion del dinero',
      'garanties?',
      'garantie?s?',
      'garantit',
      'satisfaite?s? ou remboursee?s?',
      'garanzi[ae]',
      'garantit[oaie]',
      'soddisfatti o rimborsati',
    ),
  },
  {
    kind: 'delivery-time',
    pattern: anyOf(
      String.raw`(?:deliver\p{L}*|ships?|shipped|shipping|arriv\p{L}*)[^.!?\n]{0,20}(?:in|within) \d+(?: ?[-–] ?\d+)? (?:working |business )?(?:days?|hours?)`,
      '(?:next|same)[- ]day (?:delivery|shipping)',
      String.raw`\d+[- ](?:day|hour) (?:delivery|shipping)`,
      '(?:in|bei) \\d+ (?:werk)?tagen (?:bei dir|da|geliefert)',
      String.raw`(?:geliefert|lieferung|lieferzeit|versand)[^.!?\n]{0,20}\d+(?: ?(?:-|–|bis) ?\d+)? (?:werk)?(?:tag(?:en?)?|stunden)`,
      String.raw`(?:entrega|envio|llega|recib\p{L}+)[^.!?\n]{0,20}en \d+(?: ?[-–a] ?\d+)? (?:dias|horas)`,
      String.raw`(?:livraison|livre\p{L}*|expedi\p{L}+|recev\p{L}+)[^.!?\n]{0,20}(?:en|sous) \d+(?: ?[-–a] ?\d+)? ?(?:jours|heures|h)`,
      String.raw`(?:consegn\p{L}+|spedizion\p{L}+|spedit\p{L}+|arriva)[^.!?\n]{0,20}(?:in|entro) \d+(?: ?[-–] ?\d+)? (?:giorni|ore)`,
    ),
    counts: true,
  },
  {
    kind: 'founding-year',
    counts: true,
    pattern: anyOf(
      String.raw`(?:since|founded in|established in|est[.]|seit|gegrundet(?: im jahr)?|desde|fundad[oa] en|depuis|fondee? en|dal|fondat[oa] nel) (?:1[5-9]\d\d|20\d\d)`,
      String.raw`\d+ (?:years of|years in business|jahren? (?:erfahrung|tradition|kaffee|handwerk)|anos de|ans d[e']|anni di)`,
    ),
  },
]

const COUPON = /(?<![\p{L}\p{N}])[A-Z]{4,}\d{0,3}(?![\p{L}\p{N}])/gu
const FILE_FORMATS = new Set(['HTML', 'JPEG', 'WEBP', 'AVIF', 'HTTPS'])

/**
 * Facts that a text states and the brand never gave: percentages, prices, free shipping, codes, ratings, customer
 * counts, awards, health and eco claims, guarantees, delivery times, founding years.
 */
export function findInventedFacts(text: string, brandTexts: readonly string[], language: Language): StatedFact[] {
  return inventedFactsFinder(brandTexts, language)(text)
}

/** As `findInventedFacts`, for many texts of one brand: what the brand states is read once. */
export function inventedFactsFinder(brandTexts: readonly string[], language: Language): (text: string) => StatedFact[] {
  const given = new Set(brandTexts.flatMap((text) => statedFacts(text, language)).map((fact) => fact.key))
  const brandWords = new Set(brandTexts.flatMap((text) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []))
  return (text) =>
    statedFacts(text, language)
      .filter((fact) => !given.has(fact.key))
      .filter((fact) => fact.kind !== 'coupon-code' || !brandWords.has(folded(fact.excerpt)))
      .map(({ kind, excerpt }) => ({ kind, excerpt }))
}

/**
 * The texts of a brand that may lend facts. Compliance notes and forbidden phrases are left out: "never promise free
 * shipping" gives no free shipping.
 */
export function brandFactTexts(brand: BrandBrief): string[] {
  const { customerAvatar, productsInfo, buyingJourney, guidelines } = brand
  return [
    brand.name,
    brand.website,
    customerAvatar?.demographics,
    customerAvatar?.interests,
    customerAvatar?.buyingTriggers,
    customerAvatar?.painPoints,
    productsInfo?.products,
    productsInfo?.averageOrderValue,
    buyingJourney?.buyingProcess,
    buyingJourney?.commonObjections,
    guidelines?.tone,
    ...(guidelines?.say ?? []),
  ].filter((text): text is string => typeof text === 'string' && text !== '')
}

function statedFacts(text: string, language: Language): Array<StatedFact & { key: string }> {
  const flat = folded(text)
  const facts = PATTERNS.filter(({ languages }) => languages === undefined || languages.includes(language)).flatMap(
    ({ kind, pattern, counts }) =>
      (flat.match(pattern) ?? []).map((excerpt) => ({
        kind,
        excerpt,
        key: counts ? `${kind} ${numbersOf(excerpt)}` : kind,
      })),
  )
  const codes = (text.match(COUPON) ?? []).filter((code) => !FILE_FORMATS.has(code))
  return [
    ...facts,
    ...codes.map((code) => ({ kind: 'coupon-code' as const, excerpt: code, key: `coupon-code ${code}` })),
  ]
}

/** "1.500" and "1,500" state one number, and "$ 72" the same price as "72 $". */
function numbersOf(excerpt: string): string {
  const numbers = excerpt.match(/\d[\d.,' ]*/gu)?.map((number) => number.replaceAll(/[^\d]/g, '')) ?? []
  return numbers.length > 0 ? numbers.join(' ') : excerpt
}
