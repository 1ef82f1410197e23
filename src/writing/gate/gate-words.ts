import { languageData } from '../languages/language-folders.ts'
import type { ClaimId } from './claim-rules.ts'

export interface GroupOfExpressions {
  rules: Partial<Record<ClaimId, string[]>>
  except: Partial<Record<ClaimId, string[]>>
  /** Words that cancel every claim of a rule anywhere in the text. */
  unless: Partial<Record<ClaimId, string[]>>
}

export interface GateWords {
  lists: Record<string, string[]>
  groups: GroupOfExpressions[]
}

const GROUPS = ['body', 'proof', 'offer', 'nature', 'alcohol'].map((group) =>
  languageData(`gate/words/<language>/${group}.json`, (data: GroupOfExpressions) => data),
)

export const gateWords = languageData(
  'gate/words/<language>/lists.json',
  (lists: GateWords['lists'], language): GateWords => ({ lists, groups: GROUPS.map((group) => group(language)) }),
)
