import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { root } from "../../tools/start/paths.mjs"

/** SQL statements that read unfinished work when a round fails, for later analysis. */
const IN_PROGRESS = {
  leases: `SELECT *, expires_at - now() AS left FROM resource_lease ORDER BY key`,
  statements: `
    SELECT pid, application_name, state, wait_event_type, wait_event, now() - xact_start AS since,
      pg_blocking_pids(pid) AS blocked_by, left(query, 500) AS query
    FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()`,
  attempts: `
    SELECT id, order_number, state, reason, cart_id, checkout_session_id, order_id, created_at, updated_at, checked_at
    FROM checkout_attempt WHERE state IN ('created', 'open', 'processing', 'paid', 'refund_due') ORDER BY created_at`,
  changes: `SELECT * FROM order_status_change WHERE state = 'pending'`,
  refunds: `SELECT * FROM order_refund WHERE state IN ('pending', 'made', 'undoing', 'waiting')`,
  notices: `SELECT * FROM payment_notice WHERE synced_at IS NULL OR synced_at < notified_at`,
}

/** Stores findings, logs and unfinished work of a failed round or scenario. */
export class Evidence {
  /** Length of each log at the start of the round. @type {Map<string, number>} */
  #begins = new Map()

  /** @param {import("./shop.mjs").FaultyShop} shop */
  constructor(shop) {
    this.shop = shop
    this.logs = join(shop.stack.setting.dataDir, "logs")
    const startedAt = new Date().toISOString().slice(0, 19).replaceAll(":", "-")
    this.folder = join(`${shop.stack.setting.dataDir}-findings`, startedAt)
  }

  begin() {
    this.#begins = new Map(this.#files().map((file) => [file, statSync(join(this.logs, file)).size]))
  }

  /**
   * Stores the evidence of a failed round.
   * @param {string} name of the round or scenario @param {string[]} findings
   * @returns {Promise<string>} folder of the evidence
   */
  async keep(name, findings) {
    const folder = join(this.folder, name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"))
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(join(folder, "findings.txt"), `${findings.join("\n")}\n`)
    writeFileSync(join(folder, "in-progress.json"), JSON.stringify(await this.#inProgress(), null, 2))
    for (const file of this.#files()) this.#keepLog(file, join(folder, file))
    return relative(root, folder)
  }

  #files() {
    return readdirSync(this.logs)
  }

  /** Copies the part of a log that was written during the round. @param {string} file @param {string} copy */
  #keepLog(file, copy) {
    const written = readFileSync(join(this.logs, file))
    const begins = this.#begins.get(file) ?? 0
    // A log that was rotated begins at 0 again.
    if (written.length < begins) copyFileSync(join(this.logs, file), copy)
    else writeFileSync(copy, written.subarray(begins))
  }

  async #inProgress() {
    try {
      return await this.shop.database(async (client) => {
        /** @type {Record<string, unknown>} */
        const rows = {}
        for (const [what, sql] of Object.entries(IN_PROGRESS)) rows[what] = (await client.query(sql)).rows
        return rows
      })
    } catch (error) {
      return String(error)
    }
  }
}
