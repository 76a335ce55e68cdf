import { EngineClient } from "./engine-client"

/** The jobs that look after what was left unfinished, as the harness names them (tools/start/test/sweeps.mjs). */
const names = () => (process.env["SHOP_SWEEPS"] ?? "").split(",").filter(Boolean)

/** Those that look far back run in one round of so many. */
const SELDOM = 5

/**
 * Has the shop look at once after what was left unfinished, as an operator has it: by running the jobs in the engine. A shop of
 * tests looks seldom by itself, for every look is paid for by whatever else is being tried.
 * @param round of somebody who waits, from 0
 */
export async function sweep(round: number): Promise<void> {
  const jobs = names().map((name) => name.split(":"))
  if (jobs.length === 0) return
  const engine = await EngineClient.signIn()
  for (const [job, seldom] of jobs)
    if (!seldom || round % SELDOM === SELDOM - 1)
      await engine.post(`/admin/workflows-executions/job-${job}/run`, {})
}
