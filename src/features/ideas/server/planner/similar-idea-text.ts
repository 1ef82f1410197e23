import type { BrandBrief } from '#shared/brand-brief.ts'
import type { PastCampaign, PlannedSubtopic } from '#server/ai/writers.ts'
import { isCampaignTheme } from '#server/marketing-knowledge/campaign-themes.ts'
import { findInventedFacts } from '#server/quality/invented-facts.ts'
import { PICTURES } from './brand-words.ts'
import { fillPhrase } from './fill-phrase.ts'
import { ideaPatterns, type IdeaPattern } from './idea-patterns.ts'
import { phraseBanks } from './phrase-banks.ts'
import { similarPhrases } from './similar-phrases.ts'
import { whyReasons, whySentence } from './why-sentences.ts'

const LONGEST_SUBJECT = 80
const PATTERNS: readonly IdeaPattern[] = Object.values(ideaPatterns)

/** An idea that takes up a past campaign: words for readers in the brand's language, figures only in `why`. */
export function similarIdea(
  { language }: Pick<BrandBrief, 'language'>,
  campaign: PastCampaign,
  month: number,
): PlannedSubtopic {
  const bank = phraseBanks[language]
  const phrases = similarPhrases[language]
  const theme = campaign.theme !== null && isCampaignTheme(campaign.theme) ? campaign.theme : null
  const pattern = PATTERNS.find(({ archetype }) => archetype === theme)
  const stage = pattern?.stages[0] ?? 'repeat'
  const subject = readableSubject(campaign.subject ?? '')
  const name = readableSubject(campaign.name)
  const statesNothing = subject !== '' && findInventedFacts(subject, [], language).length === 0
  const heading = statesNothing ? subject : theme === null ? name : bank.themes[theme]
  const fill = (phrase: string, winner: string) =>
    fillPhrase(phrase, { winner, month: bank.months[month - 1]! }, bank) ?? winner
  const title = fill(/[?!]$/u.test(heading) ? phrases.title.afterSentence : phrases.title.after, heading)
  const kind = theme === null ? [] : [fill(bank.archetypeTexts[theme][0], heading)]
  return {
    title,
    description: [...kind, fill(phrases.description, subject === '' ? name : subject)].join(' '),
    why: whySentence(campaign.liftPct > 0 ? whyReasons.winner(campaign) : whyReasons.earlier(campaign)),
    meta: {
      family: pattern?.family ?? 'engagement',
      archetype: theme ?? '',
      anchor: { type: 'evergreen' },
      stage,
      segment: bank.segments[stage][0]!,
      products: [],
      evidence: { kind: 'winner', refId: campaign.id },
      needsOffer: theme === 'sale',
    },
  }
}

const PLACEHOLDERS = /\{\{.*?\}\}|\{%.*?%\}|\*\|.*?\|\*|%%?[A-Z_]+%%?|\[[^\]]*\]/giu

/** A subject line as it may stand in a text: without what a mail program fills in, without pictures, not too long. */
export function readableSubject(subject: string): string {
  const text = subject
    .replace(PLACEHOLDERS, ' ')
    .replace(PICTURES, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[,.!?])/gu, '')
  const cut = text.length <= LONGEST_SUBJECT ? text : text.slice(0, LONGEST_SUBJECT + 1).replace(/\s+\S*$/u, '')
  return cut.replaceAll(/^[\s,.;:!?|–—-]+|[\s,.;:…|–—-]+$/gu, '').slice(0, LONGEST_SUBJECT)
}
