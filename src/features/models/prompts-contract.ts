import { z } from 'zod'

/** The prompts of the product, by their names in the API: whoever provides the model, these are used. */
export const PROMPT_TYPES = ['openai_ideas', 'anthropic_outlines', 'brand_sheet'] as const
export type PromptType = (typeof PROMPT_TYPES)[number]

export const LONGEST_PROMPT = 20_000

export const promptTypeSchema = z.enum(PROMPT_TYPES)

/** What a super admin writes. An empty part means the default of that part; `isActive` is 1 or 0. */
export const promptDraftSchema = z.object({
  promptType: promptTypeSchema,
  systemPrompt: z.string().trim().max(LONGEST_PROMPT, `At most ${LONGEST_PROMPT} characters.`),
  userPromptTemplate: z.string().trim().max(LONGEST_PROMPT, `At most ${LONGEST_PROMPT} characters.`),
  isActive: z.union([z.literal(0), z.literal(1)]),
})
export type PromptDraft = z.infer<typeof promptDraftSchema>

/** What was made with one version of a prompt. Null where nothing was measured. */
export const promptResultsSchema = z.object({
  /** Finished generations. */
  runs: z.int(),
  averageScore: z.number().nullable(),
  averageRepairs: z.number().nullable(),
  /** Calls of the provider, repairs and failures included. */
  calls: z.int(),
  failedCalls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** Null while no price is known for the model. */
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

/** The versions of one type, the newest first, beside what is built in. */
export const promptsOfTypeSchema = z.object({
  prompts: z.array(promptVersionSchema),
  /** Version 0: what is used where no version is active, or where the active one leaves a part empty. */
  defaults: z.object({ systemPrompt: z.string(), userPromptTemplate: z.string(), results: promptResultsSchema }),
  placeholders: z.array(z.object({ name: z.string(), meaning: z.string(), recommended: z.boolean() })),
})
export type PromptsOfType = z.infer<typeof promptsOfTypeSchema>

/** What the next generation uses. `version` is 0 for the default. */
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

/** Chooses a version; 0 goes back to the default. */
export const promptChoiceSchema = z.object({ version: z.int().min(0) })

export const promptPreviewRequestSchema = promptDraftSchema.omit({ isActive: true })

/** The texts as a model would get them for the sample brand. */
export const promptPreviewSchema = z.object({
  systemPrompt: z.string(),
  userPrompt: z.string(),
  /** About how many tokens the two are. */
  tokens: z.int(),
  warnings: z.array(z.string()),
})
export type PromptPreview = z.infer<typeof promptPreviewSchema>

/** Who writes what at the moment. */
export const writerModesSchema = z.object({
  writers: z.array(
    z.object({
      promptType: promptTypeSchema,
      /** `openai`, `anthropic`, `compatible` or `planner`. */
      provider: z.string(),
      model: z.string().nullable(),
      /** True while the provider is left alone after a row of failures. */
      paused: z.boolean(),
      /** What the provider last failed with, in words for whoever runs the platform; null after a success. */
      lastFailure: z.string().nullable(),
    }),
  ),
  tokensToday: z.int(),
  tokensPerDay: z.int(),
  tokensPerDayOfWorkspace: z.int(),
})
export type WriterModes = z.infer<typeof writerModesSchema>
