export const PROVIDERS = ['openai', 'anthropic', 'compatible', 'planner'] as const
export type Provider = (typeof PROVIDERS)[number]

export interface ModelChoice {
  provider: Exclude<Provider, 'planner'>
  model: string
}

export type WriterChoice = ModelChoice | { provider: 'planner'; model: null }

export interface WriterSettings {
  NODE_ENV: 'development' | 'test' | 'production'
  AI_FALLBACK?: 'planner' | undefined
  AI_IDEAS_PROVIDER: Provider | 'auto'
  AI_OUTLINES_PROVIDER: Provider | 'auto'
  OPENAI_API_KEY?: string | undefined
  OPENAI_IDEAS_MODEL: string
  OPENAI_OUTLINES_MODEL?: string | undefined
  ANTHROPIC_API_KEY?: string | undefined
  ANTHROPIC_OUTLINES_MODEL: string
  ANTHROPIC_IDEAS_MODEL?: string | undefined
  AI_COMPAT_BASE_URL?: string | undefined
  AI_COMPAT_MODEL?: string | undefined
}

export interface WriterChoices {
  ideas: WriterChoice
  outlines: WriterChoice
}

const PLANNER: WriterChoice = { provider: 'planner', model: null }

/**
 * By default, OpenAI plans and Anthropic writes. One of them does both without the other's key, then a compatible
 * server, then the planner. Returns an error message if no writer is left.
 */
export function chooseWriters(settings: WriterSettings): WriterChoices | string {
  const ideas = chooseWriter(settings, 'ideas')
  if (typeof ideas === 'string') return ideas
  const outlines = chooseWriter(settings, 'outlines')
  return typeof outlines === 'string' ? outlines : { ideas, outlines }
}

function chooseWriter(settings: WriterSettings, seam: 'ideas' | 'outlines'): WriterChoice | string {
  const setting = seam === 'ideas' ? 'AI_IDEAS_PROVIDER' : 'AI_OUTLINES_PROVIDER'
  const [usual, other] = seam === 'ideas' ? (['openai', 'anthropic'] as const) : (['anthropic', 'openai'] as const)
  const chosen = settings[setting]
  if (chosen === 'planner') return PLANNER
  const providers = chosen === 'auto' ? ([usual, other, 'compatible'] as const) : ([chosen] as const)
  for (const provider of providers) {
    const model = modelOf(settings, provider, seam)
    if (model !== null) return { provider, model }
  }
  if (chosen !== 'auto') {
    return `${setting} is ${chosen}, but ${NEEDED[chosen]} missing. Set what is missing, or change ${setting}.`
  }
  if (settings.NODE_ENV !== 'production' || settings.AI_FALLBACK === 'planner') return PLANNER
  return `Production has no writer for ${seam}. Set ${KEY[usual]}, or set AI_FALLBACK=planner to use the built-in planner.`
}

const KEY = { openai: 'OPENAI_API_KEY', anthropic: 'ANTHROPIC_API_KEY' } as const
const NEEDED = {
  openai: `${KEY.openai} is`,
  anthropic: `${KEY.anthropic} is`,
  compatible: 'AI_COMPAT_BASE_URL or AI_COMPAT_MODEL is',
} as const

function modelOf(
  settings: WriterSettings,
  provider: ModelChoice['provider'],
  seam: 'ideas' | 'outlines',
): string | null {
  const forIdeas = seam === 'ideas'
  switch (provider) {
    case 'openai': {
      if (settings.OPENAI_API_KEY === undefined) return null
      return (forIdeas ? undefined : settings.OPENAI_OUTLINES_MODEL) ?? settings.OPENAI_IDEAS_MODEL
    }
    case 'anthropic': {
      if (settings.ANTHROPIC_API_KEY === undefined) return null
      return (forIdeas ? settings.ANTHROPIC_IDEAS_MODEL : undefined) ?? settings.ANTHROPIC_OUTLINES_MODEL
    }
    case 'compatible':
      return settings.AI_COMPAT_BASE_URL === undefined ? null : (settings.AI_COMPAT_MODEL ?? null)
  }
}

export interface ModelHealth {
  readonly choice: ModelChoice
  isPaused(): boolean
  lastFailure(): string | null
}
