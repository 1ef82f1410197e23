/** One thing a check found. `path` points into the judged object, e.g. `topics[2].subtopics[0].title`. */
export interface QualityFinding {
  check: string
  path: string
  message: string
}

/** What the quality gate found: stored with every generation, whoever wrote it. */
export interface QualityReport {
  /** Hard gates: an empty list means the result may be stored. */
  failures: QualityFinding[]
  /** 0 to 100: what a model's first draft was worth, to compare prompts by. */
  score?: number
  /** Points by part, e.g. `{ rules: 45, grounds: 25 }`. */
  parts?: Record<string, number>
  /** How many repair rounds it took. */
  repairs: number
  /** What wrote it, where that was a model; version 0 is the default prompt. */
  model?: { name: string; promptVersion: number }
  /** How many items no repair made good: they were left out. */
  dropped?: number
  /** How many ready-made items stand where a model brought nothing that may be stored. */
  readyMade?: number
}
