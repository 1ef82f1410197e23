import { DEMO_BRANDS } from '#server/demo/demo-brands.ts'
import { writeOutline } from '#features/outlines/server/writer/write-outline.ts'
import type { OutlineRequest } from '#server/ai/writers.ts'
export function show(r: OutlineRequest) {
  const t0 = performance.now()
  const { content: c, report } = writeOutline(r)
  const ms = performance.now() - t0
  console.log(`\n################ ${c.title}  [${c.template} | ${r.type} | ${r.brand.name}] score ${report.score} ${JSON.stringify(report.parts)} try ${report.repairs} ${ms.toFixed(1)} ms`)
  console.log('SUBJECTS\n  ' + c.subjectLines.join('\n  '))
  console.log('BRIEF', c.executiveBrief); console.log('SEGMENT', c.segment); console.log('CTA', c.cta)
  console.log('ASSETS', c.assetNotes); console.log('FEEL', c.additionalElements.overallFeel, '\nTONE', c.additionalElements.tone)
  console.log('IMAGES\n  ' + c.additionalElements.imageDirection.join('\n  ')); console.log('LINKS', c.additionalElements.links.join(' | '))
  for (const s of c.sections) console.log(`* ${s.section}\n    V: ${s.visual}\n    C: ${s.copy}`)
}
import type { IdeaMeta } from '#server/ai/writers.ts'
const meta = (m: Partial<IdeaMeta> & { archetype: string }): IdeaMeta => ({ family: 'product', anchor: { type: 'evergreen' }, stage: 'repeat', segment: '', products: [], evidence: { kind: 'product', refId: 'x' }, needsOffer: false, ...m })
const q = DEMO_BRANDS.quillhound
const b2 = { ...DEMO_BRANDS.tannholt, language: 'en' as const, country: 'GB' as const, name: 'Tannholt Coffee', customerAvatar: { demographics: '28 to 55, lives in a city, owns a grinder or wants one', interests: 'Brewing at home, slow mornings, origin stories', buyingTriggers: 'The bag is almost empty, new harvest, guests are coming', painPoints: 'Bitter cups, stale supermarket coffee, too much choice' }, productsInfo: { products: 'Forest Roast Espresso, Courtyard Filter Blend, Cold Brew Set, Three Regions Sampler', averageOrderValue: '£38' }, buyingJourney: { buyingProcess: 'Reads two or three mails, orders the sampler, then subscribes.', commonObjections: '"Too expensive for every day", "I have no grinder"' }, guidelines: { tone: 'Warm and knowledgeable, dry humour', say: ['freshly roasted', 'from three regions'], dontSay: ['bargain'], complianceNotes: 'No health claims.' } }
const I = (title: string, description: string, meta: IdeaMeta | null, month = 11) => ({ title, mainTopicTitle: 'Topic', description, year: 2026, month, meta })
show({ brand: q, type: 'text-based', history: null, idea: I('Ridge Harness: sizing without the gamble', 'Answers the sizing doubt with the two measurements that matter.', meta({ archetype: 'objection', objection: 'Sizing is a gamble', products: ['Ridge Harness'], segment: 'Readers who viewed a harness and did not buy' })) })
show({ brand: q, type: 'design-based', history: null, idea: I('Gifts for the dog who hikes', 'A short guide by type of dog and owner.', meta({ archetype: 'giftguide', products: ['Packable Bowl', 'Cold-Nose Coat', 'Trail Leash 6ft'], anchor: { type: 'date', id: 'christmas', name: 'Christmas', from: '2026-11-27', to: '2026-12-18' }, segment: 'Past gift buyers and engaged readers' })) })
show({ brand: q, type: 'text-based', history: null, idea: I('How to wash a muddy harness', 'Show people how to clean the harness after a wet hike', null, 3) })
show({ brand: b2, type: 'design-based', history: null, idea: I('Forest Roast Espresso: the new harvest', 'Introduces the new harvest and how it tastes.', meta({ archetype: 'launch', products: ['Forest Roast Espresso'], trigger: 'new harvest', segment: 'Customers who bought espresso before' })) })
show({ brand: b2, type: 'design-based', history: null, idea: I('Forest Roast or Courtyard Blend?', 'Compare the two.', null) })
show({ brand: b2, type: 'text-based', history: null, idea: I('We miss you', 'Win back customers who have not bought for half a year', null) })
