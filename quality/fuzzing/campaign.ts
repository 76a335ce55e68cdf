import type { Database, Rows } from "./rows"
import { changedTables } from "./rows"
import type { Caller, FuzzRequest } from "./requests"
import { described, faultIn, type Finding } from "./verdict"
import type { Wire } from "./wire"
import { until } from "@bon-perroquet/testing"

const AT_ONCE = 8
const BATCH = 500
/** Number of times that rejected requests must change the same table before they count as the cause. */
const PROOFS = 4
const PROGRESS = 2_000

export class Campaign {
  readonly findings: Finding[] = []
  readonly statuses = new Map<number, number>()
  readonly tried = new Map<string, number>()
  /** Names of the API calls that answered at least one generated request without an error. */
  readonly accepted = new Set<string>()
  readonly callers = new Set<Caller>()
  sent = 0

  constructor(private readonly wire: Pick<Wire, "send">) {}

  /** @returns the rejected requests */
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
   * Sends rejected requests again. Reports requests that change tables every time, because a background job would not.
   */
  async provesHarmless(requests: readonly FuzzRequest[], database: Pick<Database, "rows">): Promise<void> {
    for (let start = 0; start < requests.length; start += BATCH) {
      const batch = requests.slice(start, start + BATCH)
      const changed = await this.changesOf(batch, database)
      if (!changed.length) continue
      for (const request of batch) {
        const tables = await this.changesOf([request], database)
        if (tables.length) this.blame(request, tables)
      }
      this.blame(null, changed)
    }
  }

  /**
   * Returns the tables that changed in every run. Drops requests that are accepted in a later run, for example after a
   * rate limit ended.
   */
  private async changesOf(
    requests: readonly FuzzRequest[],
    database: Pick<Database, "rows">,
  ): Promise<string[]> {
    let left = requests
    let tables: string[] | undefined
    for (let proofs = 0; proofs < PROOFS && left.length && tables?.length !== 0;) {
      const before = await quietRows(database)
      const refused = await this.send(left)
      const changed = changedTables(before, await quietRows(database))
      if (refused.length === left.length) {
        tables = tables?.filter((table) => changed.includes(table)) ?? changed
        proofs += 1
      }
      left = refused
    }
    return tables ?? []
  }

  private blame(request: FuzzRequest | null, tables: string[]): void {
    const what = `${request ? "" : "a batch "}changed ${tables.join(", ")}`
    this.findings.push({
      of: request?.of ?? "",
      ...{ what, request: request ? described(request) : "", answer: "refused" },
    })
  }

  private async isRefused(request: FuzzRequest): Promise<boolean> {
    const answer = await this.wire.send(request)
    this.sent += 1
    if (this.sent % PROGRESS === 0) process.stderr.write(`${this.sent} requests were sent.\n`)
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

/** Returns the rows once background work (e-mails, payments) is done. */
export async function quietRows(database: Pick<Database, "rows">): Promise<Rows> {
  let last = await database.rows()
  return until("the shop to come to rest", async () => {
    const now = await database.rows()
    const isQuiet = changedTables(last, now).length === 0
    last = now
    return isQuiet && now
  })
}
