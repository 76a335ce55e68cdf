import pg from "pg"
import { until } from "../until.mjs"
import { KILL_POINTS } from "./points.mjs"

/**
 * Keys of two advisory locks per kill point. The test holds the first one while the point is armed. A
 * statement that is stopped at the point holds the second one.
 */
const [ARMED, STOPPED] = [7001, 7002]

const SEND_MORE_AFTER = 3_000
const NOBODY_COMES = 30_000

const SETUP = `
  CREATE SCHEMA IF NOT EXISTS faults;
  CREATE TABLE IF NOT EXISTS faults.victim (name text PRIMARY KEY);
  CREATE OR REPLACE FUNCTION faults.stand_still() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET lock_timeout = 0 AS $body$
  DECLARE point int := TG_ARGV[0];
  BEGIN
    IF NOT EXISTS (SELECT 1 FROM faults.victim WHERE name = current_setting('application_name')) THEN RETURN NULL; END IF;
    IF pg_try_advisory_xact_lock_shared(${ARMED}, point) THEN RETURN NULL; END IF; -- not armed
    IF NOT pg_try_advisory_xact_lock(${STOPPED}, point) THEN RETURN NULL; END IF; -- somebody stands here already
    PERFORM pg_advisory_xact_lock_shared(${ARMED}, point);
    RETURN NULL;
  END $body$;
  -- What is due of repeat deliveries would else be taken by whichever process looks first.
  CREATE OR REPLACE FUNCTION faults.leave_to_the_victim() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $body$
  BEGIN
    IF EXISTS (SELECT 1 FROM faults.victim WHERE name <> current_setting('application_name')) THEN RETURN NULL; END IF;
    RETURN NEW;
  END $body$;
  CREATE OR REPLACE TRIGGER fault_leave BEFORE INSERT ON resource_lease FOR EACH ROW
    WHEN (NEW.key LIKE 'repeat-delivery:%') EXECUTE FUNCTION faults.leave_to_the_victim();
  ${KILL_POINTS.map(({ table, on, when }, point) =>
    table
      ? `CREATE OR REPLACE TRIGGER fault_${point} AFTER ${on} ON "${table}" FOR EACH ROW
         ${when ? `WHEN (${when})` : ""} EXECUTE FUNCTION faults.stand_still(${point});`
      : "",
  ).join("\n")}`

const WAITING = `
  SELECT l.pid, l.objid::int AS point FROM pg_locks l
  WHERE l.locktype = 'advisory' AND l.classid = ${ARMED} AND NOT l.granted`

/**
 * Stops an engine (a Medusa process) at kill points without a change of the shop's code. Database triggers
 * wait for a lock, and the Stripe emulator delays calls.
 */
export class Breakpoints {
  /** @type {[number, import("./points.mjs").KillPoint][]} */
  points = []

  /** @param {import("../shop.mjs").FaultyShop} shop @param {pg.Client} client holds the locks */
  constructor(shop, client) {
    this.shop = shop
    this.client = client
  }

  /** Creates the triggers in the shop's database. @param {import("../shop.mjs").FaultyShop} shop */
  static async install(shop) {
    const client = new pg.Client({ connectionString: shop.databaseUrl, application_name: "breakpoints" })
    client.on("error", () => {}) // Ignored, because the pending query also rejects.
    await client.connect()
    await client.query(SETUP)
    return new Breakpoints(shop, client)
  }

  /**
   * Arms kill points for one engine.
   * @param {string} victim name of the engine's connections @param {number[]} points indexes in `KILL_POINTS`
   */
  async arm(victim, points) {
    this.points = [...KILL_POINTS.entries()].filter(([point]) => points.includes(point))
    await this.client.query("DELETE FROM faults.victim")
    await this.client.query("INSERT INTO faults.victim VALUES ($1)", [victim])
    for (const [point, { call, pause }] of this.points)
      if (call) await this.shop.stripe.fault({ method: "POST", pathEnd: call, times: 1, pause })
      else await this.client.query("SELECT pg_advisory_lock($1, $2)", [ARMED, point])
  }

  /**
   * @returns {Promise<Map<number, number>>} the kill points at which a process has stopped, each with the process id of
   * its database connection (0 for a call to Stripe)
   */
  async waitingPoints() {
    const { rows } = await this.client.query(WAITING)
    const { pausedCalls: waitingPoints } = await this.shop.stripe.state("pausedCalls")
    const atStripe = KILL_POINTS.flatMap(({ call, pause }, point) =>
      call && waitingPoints.some(({ path, when }) => path.endsWith(call) && when === pause) ? [point] : [],
    )
    return new Map([
      ...rows.map(({ pid, point }) => /** @type {[number, number]} */ ([point, pid])),
      ...atStripe.map((point) => /** @type {[number, number]} */ ([point, 0])),
    ])
  }

  /**
   * Waits until a statement has stopped at every point, or all shoppers have finished.
   * @param {number} withinMs
   * @param {(point: import("./points.mjs").KillPoint) => boolean} which points to wait for
   * @param {(empty: import("./points.mjs").KillPoint[]) => boolean} sendMore called with the missing points if no
   * statement was stopped for some seconds; returns false if no shopper is left
   * @returns {Promise<Map<number, number>>} reached points
   */
  async allPaused(withinMs, which, sendMore) {
    /** @type {Map<number, number>} */
    let paused = new Map()
    let askedAt = Date.now()
    let lastCame = Date.now()
    const full = async () => {
      const now = await this.waitingPoints()
      if (now.size > paused.size) lastCame = Date.now()
      paused = now
      const empty = this.points.flatMap(([point, one]) => (which(one) && !paused.has(point) ? [one] : []))
      if (empty.length && Date.now() - Math.max(askedAt, lastCame) > SEND_MORE_AFTER) {
        askedAt = Date.now()
        if (sendMore(empty)) lastCame = askedAt
      }
      return !empty.length || Date.now() - lastCame > NOBODY_COMES
    }
    await until("every point", full, withinMs).catch(() => {})
    return paused
  }

  /**
   * Cancels half of the stopped statements, as if the engine had died before sending them. The others
   * continue, as if the engine had died after them.
   * @param {Map<number, number>} paused @param {number} round
   */
  async release(paused, round) {
    await this.client.query("DELETE FROM faults.victim")
    for (const [point, pid] of paused)
      if (pid && (point + (round >> 1)) % 2) await this.client.query("SELECT pg_terminate_backend($1)", [pid])
    await this.client.query("SELECT pg_advisory_unlock_all()")
    await this.shop.stripe.clearFaults()
    await this.shop.stripe.releaseCalls()
  }

  close() {
    return this.client.end()
  }
}
