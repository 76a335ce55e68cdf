import { EngineClient } from "./engine-client"

interface Job {
  plugin: string
  name: string
  isSeldom: boolean
}

/** Returns the jobs that complete unfinished work (tools/start/test/settings.mjs). */
const sweeps = (): Job[] =>
  (process.env["SHOP_SWEEPS"] ?? "")
    .split(",")
    .filter(Boolean)
    .map((entry) => {
      const [plugin = "", name = "", seldom] = entry.split(":")
      return { plugin, name, isSeldom: seldom !== undefined }
    })

const SELDOM = 5
/** Number of rounds that run only the jobs of the tested plugin, because they are usually those that a test needs. */
const OWN_ROUNDS = 2

/**
 * Returns the jobs of a round. The tested plugin's seldom jobs run in its second round.
 * @param round from 0
 * @param testFile path of the running test
 */
export function jobsOfRound(round: number, testFile: string): string[] {
  const jobs = sweeps()
  const own = jobs.filter(({ plugin }) => testFile.includes(`/${plugin}/src/`))
  const isOwnRound = own.length > 0 && round < OWN_ROUNDS
  const withSeldom = isOwnRound ? round === OWN_ROUNDS - 1 : round % SELDOM === SELDOM - 1
  return (isOwnRound ? own : jobs).filter(({ isSeldom }) => withSeldom || !isSeldom).map(({ name }) => name)
}

/** Returns the path of the running Jest test. Playwright has no such function. */
function runningTest(): string {
  const { expect } = globalThis as { expect?: { getState?: () => { testPath?: string } } }
  return expect?.getState?.().testPath ?? ""
}

/** Runs a job at once for a test that waits for its result. */
export async function runJob(name: string): Promise<void> {
  const engine = await EngineClient.signIn()
  await engine.post(`/admin/workflows-executions/job-${name}/run`, {})
}

/**
 * Runs the jobs that complete unfinished work. Test shops rarely schedule them, to save CPU time.
 * @param round number of the caller's attempt, from 0
 */
export async function sweep(round: number): Promise<void> {
  for (const job of jobsOfRound(round, runningTest())) await runJob(job)
}
