import type { PromptType, PromptVersion, PromptsOfType } from '#features/models/prompts-contract.ts'

export const PROMPT_LABELS: Record<PromptType, { label: string; description: string }> = {
  openai_ideas: { label: 'Ideas', description: 'Generates ideas for a month.' },
  anthropic_outlines: { label: 'Outlines', description: 'Writes one outline for one idea.' },
  brand_sheet: { label: 'Brand sheet', description: 'Reads the profile and the website of a brand into facts.' },
}

export const PROVIDER_LABELS: Record<string, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  compatible: 'OpenAI-compatible server',
  planner: 'Built-in planner',
}

export interface PromptParts {
  systemPrompt: string
  userPromptTemplate: string
}

export const BUILT_IN = 0

export const versionName = (version: number): string => (version === BUILT_IN ? 'Built in' : `Version ${version}`)

export const activeVersion = (prompts: readonly PromptVersion[]): number =>
  prompts.find(({ isActive }) => isActive === 1)?.version ?? BUILT_IN

export function ownParts(prompts: readonly PromptVersion[], version: number): PromptParts {
  const found = prompts.find((prompt) => prompt.version === version)
  return { systemPrompt: found?.systemPrompt ?? '', userPromptTemplate: found?.userPromptTemplate ?? '' }
}

export function usedParts(
  { systemPrompt, userPromptTemplate }: PromptParts,
  { defaults }: Pick<PromptsOfType, 'defaults'>,
): PromptParts {
  return {
    systemPrompt: systemPrompt.trim() === '' ? defaults.systemPrompt : systemPrompt,
    userPromptTemplate: userPromptTemplate.trim() === '' ? defaults.userPromptTemplate : userPromptTemplate,
  }
}

export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map(([, name]) => name ?? '')),
]

const MONEY = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumSignificantDigits: 3 })
const count = (value: number, one: string, many: string) => `${value.toLocaleString('en')} ${value === 1 ? one : many}`

/** Example: `score 86.4 · 12 runs · 0.3 repairs per run · $0.021 per run`. */
export function resultsText(results: PromptVersion['results']): string {
  const { runs, averageScore, averageRepairs, calls, failedCalls, costPerRunUsd, inputTokens, outputTokens } = results
  if (runs === 0 && calls === 0) return 'Not used yet.'
  return [
    averageScore === null ? null : `score ${averageScore.toFixed(1)}`,
    count(runs, 'run', 'runs'),
    averageRepairs === null ? null : `${averageRepairs.toFixed(1)} repairs per run`,
    failedCalls === 0 ? null : `${count(failedCalls, 'call', 'calls')} failed`,
    inputTokens + outputTokens === 0 ? null : count(inputTokens + outputTokens, 'token', 'tokens'),
    costPerRunUsd === null ? null : `${MONEY.format(costPerRunUsd)} per run`,
  ]
    .filter((part) => part !== null)
    .join(' · ')
}
