import type { OutlineRequest } from '../requests/outline-request.ts'
import { type ArchetypeId, isArchetypeId } from '../knowledge/archetypes.ts'
import { ARCHETYPE_OF_ROLE, ROLE_OF_ARCHETYPE } from '../knowledge/campaign-roles.ts'
import { roleInWords } from './role-plan.ts'
import type { OutlineRole } from '../languages/outline-words.ts'

interface KindOfIdea {
  role: OutlineRole
  archetype: ArchetypeId
  isStated: boolean
}

export function kindOf({ brand, idea }: Pick<OutlineRequest, 'brand' | 'idea'>): KindOfIdea {
  const stated = idea.meta?.archetype ?? ''
  if (isArchetypeId(stated)) return { role: ROLE_OF_ARCHETYPE[stated], archetype: stated, isStated: true }
  const role = roleInWords(brand, [idea.title.slice(0, 300), idea.description.slice(0, 600)])
  return { role, archetype: ARCHETYPE_OF_ROLE[role], isStated: false }
}
