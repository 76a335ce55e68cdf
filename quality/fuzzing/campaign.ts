import type { Database, Rows } from "./rows"
import { changedTables } from "./rows"
import type { Caller, FuzzRequest } from "./requests"
import { described, faultIn, type Finding } from "./verdict"
import type { Wire } from "./wire"
import { until } from "@bon-perroquet/testing"

const AT_ONCE = 8
const BATCH = 100

/** Sends many requests and records errors of the shop. */
export class Campaign {
  readonly findings: Finding[] = []
  readonly statuses = new Map<number, number>()
  /** Number of requests per call. */
  readonly tried = new Map<string, number>()
  /** Calls that accepted at least one request. */
  readonly accepted = new Set<string>()
  /** Callers of the requests. */
  readonly callers = new Set<Caller>()
  sent = 0

  constructor(private readonly wire: Wire) {}

  /** Sends requests in parallel. @returns the rejected requests */
  async send(requests: readonly FuzzRequest[]): Promise<FuzzRequest[]> {
    const refused: FuzzRequest[] = []
    const queue = requests.values()
    const work = async () => {
      for (const request of queue) if (await this.isRefused(request)) refused.push(request)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return refused
  }

  /**
   * Sends rejected requests again and compares all rows with those before. If a batch contains an accepted
   * request (for example because a rate limit has expired), it is repeated without that one.
   */
  async provesHarmless(requests: readonly FuzzRequest[], database: Database): Promise<void> {
    for (let start = 0; start < requests.length; start += BATCH) {
      let batch: FuzzRequest[] = requests.slice(start, start + BATCH)
      for (let tries = 0; tries < 4; tries++) {
        const before = await quietRows(database)
        const refused = await this.send(batch)
        const isProof = refused.length === batch.length
        batch = refused
        if (!isProof) continue
        const changed = changedTables(before, await quietRows(database))
        if (changed.length) await this.blame(batch, changed, database)
        break
      }
    }
  }

  /** Finds the request that changed the rows. */
  private async blame(batch: FuzzRequest[], changed: string[], database: Database): Promise<void> {
    let before = await quietRows(database)
    for (const request of batch) {
      await this.send([request])
      const after = await quietRows(database)
      const tables = changedTables(before, after)
      before = after
      if (tables.length)
        this.findings.push({
          of: request.of ?? "",
          what: `changed ${tables.join(", ")}`,
          request: described(request),
          answer: "refused",
        })
    }
    this.findings.push({ of: "", what: `a batch changed ${changed.join(", ")}`, request: "", answer: "" })
  }

  private async isRefused(request: FuzzRequest): Promise<boolean> {
    const answer = await this.wire.send(request)
    this.sent += 1
    this.callers.add(request.caller)
    if (request.of) this.tried.set(request.of, (this.tried.get(request.of) ?? 0) + 1)
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1)
    if (request.of && answer.status < 300 && answer.status > 0) this.accepted.add(request.of)
    const fault = faultIn(request, answer)
    if (fault)
      this.findings.push({
        of: request.of ?? request.target,
        what: fault,
        request: described(request),
        answer: `${answer.status} ${answer.body.slice(0, 300)}`,
      })
    return answer.status >= 400 && answer.status < 500
  }
}

/** Returns the rows once background work (mail, payments) is done. */
export async function quietRows(database: Database): Promise<Rows> {
  let last = await database.rows()
  return until("the shop to come to rest", async () => {
    const now = await database.rows()
    const isQuiet = changedTables(last, now).length === 0
    last = now
    return isQuiet && now
  })
}
