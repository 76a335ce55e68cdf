const UNKNOWN = "unknown"
const MAX_NAME = 40

/**
 * Returns a short name for the statistics: the host of a profile, or the first word of a user agent.
 * @param stated profile addresses, program names and user agents, the most reliable first
 */
export function agentName(...stated: readonly (string | undefined)[]): string {
  for (const each of stated) {
    const host = each && URL.canParse(each) ? new URL(each).host : undefined
    const word = host || each?.trim().split(/[\s/(]/)[0]
    const name = word
      ?.toLowerCase()
      .replaceAll(/[^a-z0-9.:-]+/g, "-")
      .replaceAll(/^-+|-+$/g, "")
    if (name) return name.slice(0, MAX_NAME)
  }
  return UNKNOWN
}
