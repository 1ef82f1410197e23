/** `path` points into the judged object, e.g. `topics[2].subtopics[0].title`. */
export interface QualityFinding {
  check: string
  path: string
  message: string
}

export interface QualityReport {
  failures: QualityFinding[]
  /** 0 to 100: the value of a model's first draft, to compare prompts by. */
  score?: number
  parts?: Record<string, number>
  repairs: number
  /** The model that wrote it, if any. Version 0 is the default prompt. */
  model?: { name: string; promptVersion: number }
  dropped?: number
  /** How many ready-made items replace what a model couldn't supply. */
  readyMade?: number
}
