import { StartFailure } from "../failure.mjs"

/** Offset of the ports from the default ones, because test shops (shops.mjs) may be running. */
const APART = 140

/**
 * Runs the short version of `npm run faults`: kills one of two engines at each kill point, lets many shoppers compete
 * for the last units, and tampers with data to test the audit. Each kill point and scenario counts as one test.
 * @param {import("./template.mjs").Template} template for its database
 * @param {import("../progress.mjs").Progress} progress @param {AbortSignal} signal
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function checkFaultsShortly(template, progress, signal) {
  const [{ checkFaults }, { printTable }] = await Promise.all([
    import("../../../quality/faults/check.mjs"),
    import("../../../quality/faults/report.mjs"),
  ])
  try {
    const { dataDir, databaseUrl, engineDatabaseUrl } = await template.copy("faults")
    const results = await checkFaults({
      ...{
        processes: 2,
        rounds: 1,
        pauses: 0,
        short: true,
        kills: true,
        scenarios: true,
        progress,
        signal,
      },
      ...{ dataDir, fresh: false, env: { DATABASE_URL: databaseUrl }, engineDatabaseUrl, portOffset: APART },
    })
    progress.say(printTable(results))
    const { hits, outcomes, findings } = results
    const tests = (hits?.length ?? 0) + outcomes.length
    const failed = Math.min(findings.length, tests)
    const passed = tests - failed
    progress.say(`  faults: ${passed} passed, ${failed} failed`)
    return { passed, failed }
  } catch (error) {
    progress.say(error instanceof StartFailure ? `${error.message}\n${error.details}` : String(error))
    return { passed: 0, failed: 1 }
  }
}
