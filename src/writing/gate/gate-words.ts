import type { Language } from '#shared/brand-brief.ts'
import type { ClaimId } from './claim-rules.ts'
import enLists from './words/en/lists.json' with { type: 'json' }
import enBody from './words/en/body.json' with { type: 'json' }
import enProof from './words/en/proof.json' with { type: 'json' }
import enOffer from './words/en/offer.json' with { type: 'json' }
import enNature from './words/en/nature.json' with { type: 'json' }
import enAlcohol from './words/en/alcohol.json' with { type: 'json' }
import deLists from './words/de/lists.json' with { type: 'json' }
import deBody from './words/de/body.json' with { type: 'json' }
import deProof from './words/de/proof.json' with { type: 'json' }
import deOffer from './words/de/offer.json' with { type: 'json' }
import deNature from './words/de/nature.json' with { type: 'json' }
import deAlcohol from './words/de/alcohol.json' with { type: 'json' }
import frLists from './words/fr/lists.json' with { type: 'json' }
import frBody from './words/fr/body.json' with { type: 'json' }
import frProof from './words/fr/proof.json' with { type: 'json' }
import frOffer from './words/fr/offer.json' with { type: 'json' }
import frNature from './words/fr/nature.json' with { type: 'json' }
import frAlcohol from './words/fr/alcohol.json' with { type: 'json' }
import esLists from './words/es/lists.json' with { type: 'json' }
import esBody from './words/es/body.json' with { type: 'json' }
import esProof from './words/es/proof.json' with { type: 'json' }
import esOffer from './words/es/offer.json' with { type: 'json' }
import esNature from './words/es/nature.json' with { type: 'json' }
import esAlcohol from './words/es/alcohol.json' with { type: 'json' }
import itLists from './words/it/lists.json' with { type: 'json' }
import itBody from './words/it/body.json' with { type: 'json' }
import itProof from './words/it/proof.json' with { type: 'json' }
import itOffer from './words/it/offer.json' with { type: 'json' }
import itNature from './words/it/nature.json' with { type: 'json' }
import itAlcohol from './words/it/alcohol.json' with { type: 'json' }

/** The expressions of one group of claims, and those that take a claim back where they overlap with it. */
export interface GroupOfExpressions {
  rules: Partial<Record<ClaimId, string[]>>
  except: Partial<Record<ClaimId, string[]>>
  /** What takes every claim of a rule back, wherever in the text it stands. */
  unless: Partial<Record<ClaimId, string[]>>
}

export interface GateWords {
  /** Lists of words that expressions name by `@`. */
  lists: Record<string, string[]>
  groups: GroupOfExpressions[]
}

const WORDS: Record<Language, GateWords> = {
  en: { lists: enLists, groups: [enBody, enProof, enOffer, enNature, enAlcohol] },
  de: { lists: deLists, groups: [deBody, deProof, deOffer, deNature, deAlcohol] },
  fr: { lists: frLists, groups: [frBody, frProof, frOffer, frNature, frAlcohol] },
  es: { lists: esLists, groups: [esBody, esProof, esOffer, esNature, esAlcohol] },
  it: { lists: itLists, groups: [itBody, itProof, itOffer, itNature, itAlcohol] },
}

/** The words of a language as `words/<language>/*.json` hold them. */
export const gateWords = (language: Language): GateWords => WORDS[language]
