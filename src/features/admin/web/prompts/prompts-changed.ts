/** Everything that is shown of prompts, to be asked for anew. */
export const PROMPTS_CHANGED = { queryKey: ['/api', 'superadmin', 'ai-prompts'] }
