import { capitalized } from '../../engine/grammar/capitalized.ts'
import type { LanguageRules } from '../language-rules.ts'
import { guessGerman } from './guess-grammar.ts'
import { germanForms } from './noun-forms.ts'

export const RULES: Partial<LanguageRules> = {
  hints: [
    [/[ßäöü]/gu, 1],
    [/(?:ung|ungen|keit|heit|schaft|lich|ische|isch)(?!\p{L})|sch|tz/gu, 0.5],
  ],
  superlative: { ending: /(?:e?st)(?:e[mnrs]?)?$/, inflection: /e[mnrs]?$/ },
  clauseStart: /^(?:wie|warum|was|wann|wo|wer|wenn|weil|dass|nicht)\s/i,
  nounForms: (name, grammar) => {
    const forms = germanForms(name, grammar)
    return { ...forms, Nom: capitalized(forms.nom) }
  },
  guessGrammar: guessGerman,
  addresses: [
    ['Formal (Sie)', /(?<![.!?:]\s{0,2})(?<!^)\b(?:Sie|Ihnen|Ihre[mnrs]?)\b/gu],
    ['Informal (du)', /\b(?:du|dich|dir|dein(?:e[mnrs]?)?)\b/giu],
  ],
}
