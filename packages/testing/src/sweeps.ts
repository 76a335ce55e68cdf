import { EngineClient } from "./engine-client"

/** Jobs that complete unfinished work (tools/start/test/settings.mjs). */
const names = () => (process.env["SHOP_SWEEPS"] ?? "").split(",").filter(Boolean)

const SELDOM = 5

/**
 * Runs the jobs that complete unfinished work. Test shops rarely schedule them, to save CPU time.
 * @param round number of the caller's attempt, from 0
 */
export async function sweep(round: number): Promise<void> {
  const jobs = names().map((name) => name.split(":"))
  if (jobs.length === 0) return
  const engine = await EngineClient.signIn()
  for (const [job, seldom] of jobs)
    if (!seldom || round % SELDOM === SELDOM - 1)
      await engine.post(`/admin/workflows-executions/job-${job}/run`, {})
}
