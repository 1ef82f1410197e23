import { z } from 'zod'

/** These names are historical. They apply to every provider. */
export const PROMPT_TYPES = ['openai_ideas', 'anthropic_outlines', 'brand_sheet'] as const
export type PromptType = (typeof PROMPT_TYPES)[number]

export const LONGEST_PROMPT = 20_000

export const promptTypeSchema = z.enum(PROMPT_TYPES)

export const promptDraftSchema = z.object({
  promptType: promptTypeSchema,
  systemPrompt: z.string().trim().max(LONGEST_PROMPT, `Use at most ${LONGEST_PROMPT} characters.`),
  userPromptTemplate: z.string().trim().max(LONGEST_PROMPT, `Use at most ${LONGEST_PROMPT} characters.`),
  isActive: z.union([z.literal(0), z.literal(1)]),
})
export type PromptDraft = z.infer<typeof promptDraftSchema>

/** Null where nothing was measured. */
export const promptResultsSchema = z.object({
  runs: z.int(),
  averageScore: z.number().nullable(),
  averageRepairs: z.number().nullable(),
  calls: z.int(),
  failedCalls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** Null if the price of the model is unknown. */
  costUsd: z.number().nullable(),
  costPerRunUsd: z.number().nullable(),
})
export type PromptResults = z.infer<typeof promptResultsSchema>

export const promptVersionSchema = z.object({
  id: z.string(),
  promptType: promptTypeSchema,
  version: z.int(),
  systemPrompt: z.string(),
  userPromptTemplate: z.string(),
  isActive: z.union([z.literal(0), z.literal(1)]),
  createdAt: z.string(),
  results: promptResultsSchema,
})
export type PromptVersion = z.infer<typeof promptVersionSchema>

export const promptListSchema = z.object({ prompts: z.array(promptVersionSchema) })

export const promptsOfTypeSchema = z.object({
  prompts: z.array(promptVersionSchema),
  defaults: z.object({ systemPrompt: z.string(), userPromptTemplate: z.string(), results: promptResultsSchema }),
  placeholders: z.array(z.object({ name: z.string(), meaning: z.string(), recommended: z.boolean() })),
})
export type PromptsOfType = z.infer<typeof promptsOfTypeSchema>

export const currentPromptSchema = z.object({
  promptType: promptTypeSchema,
  version: z.int(),
  systemPrompt: z.string(),
  userPromptTemplate: z.string(),
  isActive: z.union([z.literal(0), z.literal(1)]),
  usingCustomSystem: z.boolean(),
  usingCustomUser: z.boolean(),
})
export type CurrentPrompt = z.infer<typeof currentPromptSchema>

export const savedPromptSchema = z.object({ prompt: promptVersionSchema, warnings: z.array(z.string()) })

export const promptChoiceSchema = z.object({ version: z.int().min(0) })

export const promptPreviewRequestSchema = promptDraftSchema.omit({ isActive: true })

export const promptPreviewSchema = z.object({
  systemPrompt: z.string(),
  userPrompt: z.string(),
  tokens: z.int(),
  warnings: z.array(z.string()),
})
export type PromptPreview = z.infer<typeof promptPreviewSchema>

export const writerModesSchema = z.object({
  writers: z.array(
    z.object({
      promptType: promptTypeSchema,
      provider: z.string(),
      model: z.string().nullable(),
      paused: z.boolean(),
      /** The last error of the provider, for platform admins. Null after a success. */
      lastFailure: z.string().nullable(),
    }),
  ),
  tokensToday: z.int(),
  tokensPerDay: z.int(),
  tokensPerDayOfWorkspace: z.int(),
})
export type WriterModes = z.infer<typeof writerModesSchema>
