export { deleteCallsBefore } from './calls/call-store.ts'
export { type ModelAccess, createModels, sheetModel } from './calls/model-access.ts'
export { modelSheetReader } from './sheet/model-sheet-reader.ts'
export { writerModes } from './calls/writer-modes.ts'
export { type Brief, ideasBrief, outlineBrief } from './prompts/brief.ts'
export type { Fence } from './prompts/fenced-data.ts'
export { liftInWords } from './prompts/prompt-values.ts'
export {
  choosePrompt,
  currentPrompt,
  listPrompts,
  previewPrompt,
  promptsOfType,
  savePrompt,
} from './prompts/prompt-service.ts'
