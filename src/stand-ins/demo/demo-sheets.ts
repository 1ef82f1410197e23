import { observanceNames } from '#writing/knowledge/observances.ts'
import type { BrandFact, FactValue, ProposedFact } from '#shared/brand-sheet.ts'
import { factKey } from '#writing/brand/fact-keys.ts'
import { readProfile } from '#writing/brand/read-profile.ts'
import { tradeName } from '#writing/knowledge/trades.ts'
import type { DemoBrand, DemoBrandId } from './demo-brands.ts'

interface Told {
  trade: string
  business: string
  first: string
  facts: Record<string, string>
  answers: readonly string[]
}

const TOLD: Record<DemoBrandId, Told> = {
  quillhound: {
    trade: 'pet-gear',
    business: 'We make harnesses, leashes and coats for dogs that hike.',
    first: 'Ridge Harness',
    facts: {
      'Ridge Harness': 'sits on the chest, with a handle on the back',
      'Packable Bowl': 'folds flat into a pocket',
    },
    answers: ['Two measurements settle the size.', 'We sell spare buckles and straps for every harness.'],
  },
  tannholt: {
    trade: 'coffee-tea',
    business: 'Wir rösten Kaffee in kleinen Mengen und verschicken ihn als Bohne oder gemahlen.',
    first: 'Probierpaket Drei Regionen',
    facts: {
      'Probierpaket Drei Regionen': 'drei kleine Tüten zum Vergleichen',
      'Cold-Brew-Set': 'mit Karaffe und Sieb',
    },
    answers: ['Eine Tüte reicht für viele Tassen.', 'Wir mahlen jede Bestellung auf Wunsch.'],
  },
  brisalba: {
    trade: 'skin-care',
    business: 'Hacemos cosmética en lotes pequeños con plantas de la costa.',
    first: 'Sérum Niebla',
    facts: {
      'Rutina Tres Pasos': 'sérum, bálsamo y aceite',
      'Aceite Marisma': 'se aplica con la piel húmeda',
    },
    answers: ['Pruébalo antes en una zona pequeña.', 'Todos tienen también una versión sin perfume.'],
  },
}

/** Every fact of a demo brand counts as confirmed. */
export function demoSheet(brand: DemoBrand): BrandFact[] {
  const { trade, business, first, facts, answers } = TOLD[brand.id]
  const read = readProfile(brand, observanceNames()).facts.filter(({ kind }) => kind !== 'trade' && kind !== 'business')
  let answered = 0
  const completed = read.map((fact): ProposedFact => {
    if (fact.kind === 'doubt') return { ...fact, value: { ...fact.value, answer: answers[answered++] ?? null } }
    if (fact.kind !== 'offer') return fact
    const { name } = fact.value
    return { ...fact, value: { ...fact.value, fact: facts[name] ?? fact.value.fact, isFirstPurchase: name === first } }
  })
  const label = tradeName({ id: trade }, brand.language)
  const told: ProposedFact[] = [
    typed({ kind: 'business', value: { text: business } }),
    typed({ kind: 'trade', value: { trade, label } }),
  ]
  return [...completed, ...told].map((fact) => ({ ...fact, state: 'confirmed' }))
}

const typed = (
  fact: { kind: 'business'; value: FactValue<'business'> } | { kind: 'trade'; value: FactValue<'trade'> },
): ProposedFact => ({ ...fact, key: factKey(fact), source: 'user', quote: null, page: null })
