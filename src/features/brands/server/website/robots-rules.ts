const LONGEST_FILE = 100_000
const MOST_RULES = 200
const LONGEST_RULE = 300
const MOST_WILDCARDS = 4
const OURS = new Set(['*', 'mailmonthbot'])

/**
 * The parser stores each rule once per agent and is slow with many wildcards, so we keep only the groups for everyone
 * and for us.
 */
export function relevantRules(text: string): string {
  const kept: string[] = []
  let agents: string[] = []
  let isInRules = false
  let rules = 0
  for (const line of text.slice(0, LONGEST_FILE).split('\n')) {
    const at = line.indexOf(':')
    if (at < 0) continue
    const field = line.slice(0, at).trim().toLowerCase()
    const value = line
      .slice(at + 1, at + 1 + LONGEST_RULE)
      .split('#')[0]!
      .trim()
    if (field === 'user-agent') {
      if (isInRules) agents = []
      isInRules = false
      const agent = value.toLowerCase()
      if (!OURS.has(agent) || agents.includes(agent)) continue
      agents.push(agent)
      kept.push(`User-agent: ${agent === '*' ? '*' : 'MailmonthBot'}`)
    } else if (field === 'allow' || field === 'disallow') {
      isInRules = true
      const wildcards = value.split('*').length - 1
      if (agents.length === 0 || rules >= MOST_RULES || wildcards > MOST_WILDCARDS) continue
      rules += 1
      kept.push(`${field === 'allow' ? 'Allow' : 'Disallow'}: ${value}`)
    }
  }
  return kept.join('\n')
}
