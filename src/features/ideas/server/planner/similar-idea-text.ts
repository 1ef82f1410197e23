import type { IdeaFamily, IdeaStage, PastCampaign, PlannedSubtopic } from '#server/ai/writers.ts'
import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import type { CampaignTheme } from '#shared/campaign-themes.ts'
import { claimFinder } from '#writing/gate/find-claims.ts'
import { findForbiddenPhrase } from '#writing/gate/forbidden-phrases.ts'
import { ideaWords } from '#writing/languages/idea-words.ts'
import { similarWords } from '#writing/languages/similar-words.ts'
import { PICTURES } from './clean-line.ts'

const LONGEST_SUBJECT = 80

/** What a campaign of each kind does, and for whom. */
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

/** An idea that takes up a past campaign: words for readers in the brand's language, figures only in `why`. */
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
  const fill = (phrase: string, winner: string) => filled(phrase, winner, monthName(month, language))
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

const monthName = (month: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month - 1))

function filled(phrase: string, winner: string, month: string): string {
  const ofMonth = /^[aeo]/u.test(month) ? `d’${month}` : `de ${month}`
  return phrase.replaceAll(/\{(winner|month|ofMonth)\}/gu, (_, slot: string) =>
    slot === 'winner' ? winner : slot === 'month' ? month : ofMonth,
  )
}

const DATE = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A subject line that is one quotation has its marks already. */
const quoted = (text: string): string => (/^[“”"„«].*[“”"»]$/u.test(text) ? text : `“${text}”`)

/** What speaks for it, in one English sentence for the team. */
function reasonOf({ subject, name, sentOn, liftPct }: PastCampaign): string {
  const sentAt = DATE.format(new Date(`${sentOn.slice(0, 10)}T00:00:00Z`))
  const email = `Your email ${quoted(subject ?? name)} of ${sentAt}`
  return liftPct > 0 ? `${email} did ${Math.round(liftPct)}% better than expected.` : `${email} is taken up.`
}

const PLACEHOLDERS = /\{\{[^{}]*\}\}|\{%[^%]*%\}|\*\|[^|]*\|\*|%%?[A-Z_]+%%?|\[[^\][]*\]/giu

/** A subject line as it may stand in a text: without what a mail program fills in, without pictures, not too long. */
export function readableSubject(subject: string): string {
  const text = subject
    .replace(PLACEHOLDERS, ' ')
    .replace(PICTURES, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[,.!?])/gu, '')
  const cut = text.length <= LONGEST_SUBJECT ? text : text.slice(0, LONGEST_SUBJECT + 1).replace(/\s+\S*$/u, '')
  return cut.replaceAll(/^[\s,.;:!?|–—-]+|(?<![\s,.;:…|–—-])[\s,.;:…|–—-]+$/gu, '').slice(0, LONGEST_SUBJECT)
}
