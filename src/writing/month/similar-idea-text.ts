import type { PlannedSubtopic } from '../requests/plan-request.ts'
import type { IdeaFamily, IdeaStage } from '../requests/idea-meta.ts'
import type { PastCampaign } from '../requests/history-facts.ts'
import type { BrandBrief } from '#shared/brand-brief.ts'
import type { CampaignTheme } from '#shared/campaign-themes.ts'
import { monthNames } from '#shared/day-names.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { claimFinder } from '../gate/find-claims.ts'
import { findForbiddenPhrase } from '../gate/forbidden-phrases.ts'
import { ideaWords } from '../languages/idea-words.ts'
import { similarWords } from '../languages/similar-words.ts'
import { PICTURES } from './clean-line.ts'

const LONGEST_SUBJECT = 80

const KINDS: Record<CampaignTheme, { family: IdeaFamily; stage: IdeaStage }> = {
  lastchance: { family: 'promo', stage: 'first_purchase' },
  giftguide: { family: 'seasonal', stage: 'first_purchase' },
  restock: { family: 'product', stage: 'repeat' },
  winback: { family: 'lifecycle', stage: 'lapsed' },
  replenish: { family: 'lifecycle', stage: 'repeat' },
  quiz: { family: 'engagement', stage: 'new' },
  survey: { family: 'lifecycle', stage: 'first_purchase' },
  vip: { family: 'promo', stage: 'vip' },
  ugc: { family: 'proof', stage: 'first_purchase' },
  bestsellers: { family: 'product', stage: 'new' },
  story: { family: 'story', stage: 'new' },
  sale: { family: 'promo', stage: 'repeat' },
  launch: { family: 'product', stage: 'new' },
  howto: { family: 'education', stage: 'repeat' },
  bundle: { family: 'promo', stage: 'repeat' },
}
const ANY_KIND = { family: 'engagement', stage: 'repeat' } as const

/** An idea based on a past campaign: words for recipients in the brand's language, figures only in `why`. */
export function similarIdea(
  { language, facts }: Pick<BrandBrief, 'language' | 'facts'>,
  campaign: PastCampaign,
  month: number,
): PlannedSubtopic {
  const words = similarWords(language)
  const { theme } = campaign
  const { family, stage } = theme === null ? ANY_KIND : KINDS[theme]
  const sent = readableSubject(campaign.subject ?? '')
  const subject = findForbiddenPhrase(sent, facts.neverSay, language) === null ? sent : ''
  const name = readableSubject(campaign.name)
  const statesNothing = subject !== '' && claimFinder(language).find(subject, true).length === 0
  const heading = statesNothing ? subject : theme === null ? name : words.kinds[theme].name
  const fill = (phrase: string, winner: string) =>
    fillSlots(phrase, { winner, ...monthSlots(monthNames(language)[month - 1]!) })
  const kind = theme === null ? [] : [words.kinds[theme].does]
  return {
    title: fill(/[?!]$/u.test(heading) ? words.titleAfterSentence : words.title, heading),
    description: [...kind, fill(words.description, subject === '' ? name : subject)].join(' '),
    why: reasonOf(campaign),
    meta: {
      family,
      archetype: theme ?? '',
      anchor: { type: 'evergreen' },
      stage,
      segment: ideaWords(language).readers[stage === 'first_purchase' ? 'first' : stage],
      products: [],
      evidence: { kind: 'winner', refId: campaign.id },
      needsOffer: theme === 'sale',
    },
  }
}

const monthSlots = (month: string) => ({ month, ofMonth: /^[aeo]/u.test(month) ? `d’${month}` : `de ${month}` })

const DATE = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A subject line that is a quotation has its marks already. */
const quoted = (text: string): string => (/^[“”"„«].*[“”"»]$/u.test(text) ? text : `“${text}”`)

/** The reason in an English sentence for the team. */
function reasonOf({ subject, name, sentOn, liftPct }: PastCampaign): string {
  const sentAt = DATE.format(new Date(`${sentOn.slice(0, 10)}T00:00:00Z`))
  const email = `Your email ${quoted(subject ?? name)} of ${sentAt}`
  return liftPct > 0 ? `${email} did ${Math.round(liftPct)}% better than expected.` : `${email} is taken up.`
}

const PLACEHOLDERS = /\{\{[^{}]*\}\}|\{%[^%]*%\}|\*\|[^|]*\|\*|%%?[A-Z_]+%%?|\[[^\][]*\]/giu

export function readableSubject(subject: string): string {
  const text = subject
    .replace(PLACEHOLDERS, ' ')
    .replace(PICTURES, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[,.!?])/gu, '')
  const cut = text.length <= LONGEST_SUBJECT ? text : text.slice(0, LONGEST_SUBJECT + 1).replace(/\s+\S*$/u, '')
  return cut.replaceAll(/^[\s,.;:!?|–—-]+|(?<![\s,.;:…|–—-])[\s,.;:…|–—-]+$/gu, '').slice(0, LONGEST_SUBJECT)
}
