/**
 * @typedef {{ url: string, title: string, severity: string, name: string }} Advisory an advisory in npm's
 * report
 */
/** @typedef {{ advisory: string, package: string, reason: string, until: string }} Accepted until: the last day, YYYY-MM-DD */

const COUNTED = ["moderate", "high", "critical"]

/** Returns the id of an advisory: GHSA-xxxx-xxxx-xxxx. @param {Advisory} advisory */
const idOf = ({ url }) => url.split("/").at(-1) ?? url

/**
 * Returns each advisory once. Leaves out packages that are only affected through another package.
 * @param {{ vulnerabilities?: Record<string, { via: (string | Advisory)[] }> }} report of `npm audit --json`
 * @returns {Map<string, Advisory>}
 */
function advisoriesIn({ vulnerabilities = {} }) {
  const advisories = new Map()
  for (const { via } of Object.values(vulnerabilities))
    for (const advisory of via) if (typeof advisory === "object") advisories.set(idOf(advisory), advisory)
  return advisories
}

/**
 * Returns advisories that are not accepted, and exceptions that are expired or no longer needed.
 * @param {Parameters<typeof advisoriesIn>[0]} report @param {Accepted[]} accepted
 * @param {string} today YYYY-MM-DD
 * @returns {string[]} one sentence per failure
 */
export function objections(report, accepted, today) {
  const advisories = advisoriesIn(report)
  const byAdvisory = new Map(accepted.map((one) => [one.advisory, one]))
  const unaccepted = [...advisories]
    .filter(([id, { severity }]) => COUNTED.includes(severity) && !byAdvisory.has(id))
    .map(([id, { name, severity, title }]) => `${name}: ${title} (${severity}, ${id})`)
  const stale = accepted.flatMap(({ advisory, package: name, until }) => {
    if (!advisories.has(advisory)) return [`${name}: ${advisory} no longer applies. Remove it from the list.`]
    return until < today ? [`${name}: ${advisory} was accepted until ${until}. Review it again.`] : []
  })
  return [...unaccepted, ...stale]
}
