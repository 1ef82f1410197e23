import type { Language } from '#shared/brand-brief.ts'
import { atOnce } from '#shared/steps.ts'
import { BALANCED } from '#shared/strategy.ts'
import { LANGUAGE_FOLDERS } from '#writing/languages/language-folders.ts'

// The engine is loaded after this, so it finds the folder as it would find a new one of the product.
LANGUAGE_FOLDERS.add(new URL('./writing/', import.meta.url))

const { builtInPlanner } = await import('#features/ideas/server/built-in-planner.ts')
const { builtInOutlineWriter } = await import('#features/outlines/server/built-in-outline-writer.ts')
const { unwatched } = await import('#server/ai/writers.ts')
const { confirmedBrief } = await import('#writing/brand/brand-brief.fixtures.ts')
const { gateFindings } = await import('#writing/gate/gate.ts')
const { detectLanguage } = await import('#writing/gate/language-check.ts')
const { judgeOutline } = await import('#writing/gate/outline-quality.ts')
const { judgingSteps } = await import('#writing/month/judge-month.ts')
const { requestFor } = await import('#writing/month/planner-brands.fixtures.ts')
const { notesContext } = await import('#writing/notes/notes.fixtures.ts')
const { readNotes } = await import('#writing/notes/read-notes.ts')

const language = 'eo' as Language

const brand = confirmedBrief({
  id: 'teodomo',
  name: 'Teodomo',
  website: 'https://teodomo.example',
  country: 'US',
  language,
  defaultEmailType: 'design-based',
  customerAvatar: {
    demographics: 'Homoj kaj familioj, kiuj trinkas teon ĉiutage',
    interests: 'Libroj, promenoj, trankvilaj matenoj',
    buyingTriggers: 'La teo finiĝas, gastoj venas',
    painPoints: 'La teo malvarmiĝas tro rapide',
  },
  productsInfo: { products: 'Verda teo, Nigra teo, Blua taso', averageOrderValue: '30 $' },
  buyingJourney: { buyingProcess: 'Demandas amikon.', commonObjections: 'Ĝi estas multekosta' },
  guidelines: { tone: 'Trankvila, sen krisignoj', say: [], dontSay: ['mirinda'] },
})

const working = unwatched(new AbortController().signal)
const month = requestFor(brand, { month: 4 })
const { topics } = await builtInPlanner.planMonth(month, working)
const [topic] = topics
const [idea] = topic!.subtopics

const request = {
  brand,
  idea: { ...idea!, mainTopicTitle: topic!.title, year: month.year, month: month.month },
  type: 'design-based' as const,
  history: null,
  strategy: BALANCED,
}
const { content } = await builtInOutlineWriter.writeOutline(request, working)
const outline = content
const inEnglish = 'The kettle on the stove and the tea that you forgot this morning'
const otherTopics = [{ ...topic!, subtopics: [{ ...idea!, title: inEnglish }, ...topic!.subtopics.slice(1)] }]
const otherOutline = { ...outline, sections: outline.sections.map((section) => ({ ...section, copy: inEnglish })) }

const checksOf = (findings: readonly { check: string }[]) => [...new Set(findings.map(({ check }) => check))]
const judged = (given: typeof outline) =>
  checksOf(judgeOutline(given, { request, templates: [given.template] }).failures)

process.stdout.write(
  JSON.stringify({
    facts: brand.facts,
    topics,
    outline,
    language: detectLanguage(JSON.stringify([topics, outline.sections])),
    monthChecks: checksOf(atOnce(judgingSteps(topics, month))),
    monthChecksInEnglish: checksOf(atOnce(judgingSteps(otherTopics, month))),
    outlineChecks: judged(outline),
    outlineChecksInEnglish: judged(otherOutline),
    claims: gateFindings('Verda teo kuracas gripon.', { language, facts: brand.facts }).map(({ rule }) => rule),
    notes: readNotes('Kurso la 12 de aprilo, sen rabatoj', notesContext(language, { month: 4 })),
  }),
)
