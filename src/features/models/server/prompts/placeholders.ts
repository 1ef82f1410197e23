import type { PromptType } from '../../prompts-contract.ts'

export interface Placeholder {
  name: string
  meaning: string
  /** Without it, the text would fit any brand. */
  recommended: boolean
}

const placeholder = (name: string, meaning: string, recommended = false): Placeholder => ({
  name,
  meaning,
  recommended,
})

export const PLACEHOLDERS: Record<PromptType, readonly Placeholder[]> = {
  openai_ideas: [
    placeholder('brandName', 'Name of the brand', true),
    placeholder('coreOffer', 'What the brand sells, fact by fact', true),
    placeholder('website', "The brand's website"),
    placeholder('planningMonth', 'The month to plan, e.g. December 2026', true),
    placeholder('locale', 'Language and country of the readers, e.g. de-DE', true),
    placeholder('customerAvatar', 'Who buys, with their pain points and the moments in which they buy', true),
    placeholder('buyingJourney', 'What people buy first, and their doubts with the answers', true),
    placeholder('guidelines', 'Voice, phrases to use, phrases never to use, rules', true),
    placeholder('hasHistoricalData', 'yes or no'),
    placeholder('topPerformers', 'Up to five past campaigns that did best. Empty without history'),
    placeholder('lowPerformers', 'Up to five past campaigns that did worst. Empty without history'),
    placeholder('canonicalTemplates', 'The 31 campaign types, one per line', true),
  ],
  anthropic_outlines: [
    placeholder('ideaTitle', 'Title of the idea', true),
    placeholder('brandName', 'Name of the brand', true),
    placeholder('emailType', 'design-based or text-based', true),
    placeholder('customerAvatar', 'Who buys, with their pain points and the moments in which they buy', true),
    placeholder('productsInfo', 'What the brand sells, fact by fact', true),
    placeholder('buyingJourney', 'What people buy first, and their doubts with the answers', true),
    placeholder('guidelines', 'Voice, phrases to use, phrases never to use, rules', true),
    placeholder('hasHistoricalData', 'yes or no'),
  ],
  brand_sheet: [
    placeholder('brandName', 'Name of the brand', true),
    placeholder('locale', 'Language and country of the readers, e.g. de-DE', true),
    placeholder('profile', 'The texts of the profile, each under the name of its field', true),
    placeholder('pages', "The texts of the website, page by page. Empty if the website wasn't read", true),
  ],
}

const WRITTEN = /\{\{([^{}]*)\}\}/g

export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(WRITTEN)].map(([, name]) => name!.trim()))]
}

export function unknownPlaceholder(type: PromptType, template: string): string | null {
  const known = new Set(PLACEHOLDERS[type].map(({ name }) => name))
  return placeholdersIn(template).find((name) => !known.has(name)) ?? null
}

export function missingPlaceholders(type: PromptType, template: string): string[] {
  const used = new Set(placeholdersIn(template))
  return PLACEHOLDERS[type]
    .filter(({ name, recommended }) => recommended && !used.has(name))
    .map(
      ({ name, meaning }) =>
        `The prompt doesn't use {{${name}}}, so the model doesn't get: ${meaning[0]!.toLowerCase()}${meaning.slice(1)}.`,
    )
}

/** Replaces in one pass, so that placeholders inside a value stay as text. */
export function filledIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(WRITTEN, (written, name: string) => values[name.trim()] ?? written)
}
