import { existsSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import pg from "pg"
import { withoutShopSettings } from "../../tools/start/settings/environment.mjs"
import { freePort } from "../../tools/start/processes/ports.mjs"
import { startStack } from "../../tools/start/stack.mjs"
import { V8_FLAGS } from "../../tools/start/processes/v8-flags.mjs"
import { copyCatalogue } from "../bench/many-products.mjs"
import { ask, isOk } from "./ask.mjs"
import { untilBalanced } from "./audit/balance.mjs"
import { auditLedger, shelfOf } from "./audit/index.mjs"
import { CardBuyer } from "./card-buyer.mjs"
import { MailServer } from "./mail-server.mjs"
import { Administrator, Shopper } from "./shopper.mjs"
import { TIMEOUT, until } from "./until.mjs"

const require = createRequire(import.meta.url)
const EMULATOR = "@bon-perroquet/stripe-emulator"

/** Enables lot tracking for all products. Units in stock are assigned to an unknown lot. */
const KEEP_BY_LOTS = `
  INSERT INTO lot_keeping (product_id) SELECT id FROM product WHERE deleted_at IS NULL ON CONFLICT DO NOTHING;
  SELECT shop_divide_among_lots(inventory_item_id, location_id, round(stocked_quantity)::int)
  FROM inventory_level WHERE deleted_at IS NULL`

/** Settings for an engine in which a statement is stopped at every kill point. */
const FOR_STANDING_STILL = {
  // The pool is large, because stopped statements keep their connections.
  DATABASE_POOL: "110",
  DATABASE_TIMEOUTS: "off",
  CHECKOUT_OPENINGS: "24",
  REPEAT_DELIVERIES_AT_ONCE: "40",
}

/** Number of products. It is large, because a stopped shopper locks a product. */
const PRODUCTS = 100
const PLENTY = 100_000

/**
 * Reads the parcels from the state file of the carrier's emulator.
 * @param {string} file @returns {import("./audit/deliveries.mjs").Carrier}
 */
const carrierIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).orders : [])

export class FaultyShop {
  /** @type {Map<string, number>} */
  stockBefore = new Map()
  /** @type {{ id: string, sku: string }[]} */
  products = []
  startedAt = new Date()

  /** @param {import("../../tools/start/stack.mjs").Stack} stack @param {MailServer} mail */
  constructor(stack, mail) {
    this.stack = stack
    this.mail = mail
    const { shop, engines = [], emulator } = stack.setting.ports
    this.edge = `http://127.0.0.1:${shop}`
    this.engines = engines.map((port) => `http://127.0.0.1:${port}`)
    const { EmulatorControl } = require(EMULATOR)
    /** @type {import("@bon-perroquet/stripe-emulator").EmulatorControl} */
    this.stripe = new EmulatorControl(`http://127.0.0.1:${emulator}`)
    this.databaseUrl = stack.setting.databaseUrl
  }

  /**
   * @param {{ dataDir: string, engines: number, kills?: boolean, portOffset?: number, fresh?: boolean, progress: import("../../tools/start/progress.mjs").Progress, signal: AbortSignal, env?: NodeJS.ProcessEnv, engineDatabaseUrl?: string }} options `kills`: true prepares for statements that are stopped at every kill point
   */
  static async start(options) {
    const { dataDir, engines, kills, portOffset = 0, fresh = true, progress, signal, env = {} } = options
    const { engineDatabaseUrl } = options
    const mail = new MailServer()
    await mail.start()
    // Each test run has its own ports, because another run may take the port of an engine that was killed.
    const ports = {
      ...{ shop: await freePort(8600 + portOffset), engine: 9600 + portOffset },
      ...{ emulator: 9700 + portOffset, postgres: 15_800 + portOffset },
    }
    const stack = await startStack({
      dataDir,
      ...(engineDatabaseUrl && { engineDatabaseUrl }),
      fresh,
      durable: true,
      nodeFlags: V8_FLAGS,
      engines,
      ports,
      progress,
      signal,
      env: {
        ...withoutShopSettings(process.env),
        CHECKOUT_RATE_LIMIT: "1000000",
        CHECKOUT_RECONCILE_SECONDS: "2",
        // Jobs run less often, because two engines with all jobs every two seconds would do little else.
        JOB_INTERVAL_SECONDS: "5",
        STRIPE_PAYMENT_INTENTS: "true",
        LOTS: "on",
        GIFT_CARDS: "on",
        PROMO_CODE_RATE_LIMIT: "1000000",
        ACCOUNT_ADDRESS_LIMIT: "1000000",
        // A weak hash, because the passwords of the trials need no protection.
        PASSWORD_HASH_LOG_N: "10",
        REPEAT_DELIVERY_WEEKS: "2",
        REPEAT_DELIVERY_PERCENT: "10",
        ...(kills && FOR_STANDING_STILL),
        MAIL_DELIVERY_SECONDS: "2",
        SMTP_URL: mail.url,
        // The program of a trial receives webhooks on this machine.
        WEBHOOK_PRIVATE_HOSTS: "127.0.0.1",
        ...env,
      },
    })
    const shop = new FaultyShop(stack, mail)
    try {
      await shop.#prepare()
      return shop
    } catch (error) {
      await shop.stop()
      throw error
    }
  }

  /**
   * Starts an engine. Waits longer than `npm start` does.
   * @param {number} index
   */
  async startEngine(index) {
    await this.stack.startEngine(index).catch(async (error) => {
      const isThere = async () => isOk(await ask(`${this.engines[index]}/health`))
      await until("the engine", isThere, TIMEOUT).catch(() => Promise.reject(error))
    })
  }

  /** Restarts the engines without the settings for kill points. */
  async becomeOrdinary() {
    const { env } = this.stack.setting
    for (const name of Object.keys(FOR_STANDING_STILL)) delete env[name]
    const restart = async (/** @type {number} */ index) => {
      await this.stack.killEngine(index)
      await this.startEngine(index)
    }
    await Promise.all([...this.engines.keys()].map(restart))
  }

  /**
   * Runs `work` with a database connection.
   * @template T @param {(client: pg.Client) => Promise<T>} work @returns {Promise<T>}
   */
  async database(work) {
    const client = new pg.Client({ connectionString: this.databaseUrl, application_name: "harness" })
    client.on("error", () => {}) // Ignored, because the pending query also rejects.
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }

  /** Creates a guest without a cart. @param {string} [base] */
  guest(base = this.edge) {
    return new Shopper(base, this.stack.urls.shop)
  }

  /** Creates a buyer who pays in a card field. @param {string} base */
  async cardBuyer(base) {
    const { rows } = await this.database((client) =>
      client.query("SELECT token FROM api_key WHERE type = 'publishable' AND deleted_at IS NULL LIMIT 1"),
    )
    return new CardBuyer(base, rows[0].token)
  }

  /** Returns the id of a registered customer. @param {string} email @returns {Promise<string>} */
  async customerOf(email) {
    const { rows } = await this.database((client) =>
      client.query("SELECT id FROM customer WHERE email = $1 AND has_account AND deleted_at IS NULL", [
        email,
      ]),
    )
    return rows[0]?.id ?? ""
  }

  administrator() {
    return Administrator.signIn(this.edge, this.stack.env)
  }

  async audit() {
    const { databaseUrl, stockBefore } = this
    const carrier = carrierIn(join(this.stack.setting.dataDir, "bpost-emulator.json"))
    return auditLedger({ databaseUrl, stripe: await this.stripe.state(), stockBefore, carrier })
  }

  balanced() {
    return untilBalanced(() => this.audit())
  }

  /**
   * Sets the units of an item that are in stock and not reserved.
   * @param {string} sku @param {number} units
   */
  async stock(sku, units) {
    await this.database((client) =>
      client.query(
        `UPDATE inventory_level SET stocked_quantity = $1::int + reserved_quantity,
           raw_stocked_quantity = jsonb_build_object('value', ($1::int + reserved_quantity)::text, 'precision', 20)
         WHERE inventory_item_id IN (SELECT id FROM inventory_item WHERE $2 IN (sku, 'all'))`,
        [units, sku],
      ),
    )
    this.stockBefore = await shelfOf(this.databaseUrl)
  }

  async stop() {
    await this.stack.stop()
    await this.mail.stop()
  }

  async #prepare() {
    await copyCatalogue(this.databaseUrl, PRODUCTS)
    await this.stock("all", PLENTY)
    await this.database((client) => client.query(KEEP_BY_LOTS))
    this.products = await until("the stock to be shown", async () => {
      const { body } = await ask(`${this.edge}/api/products`)
      /** @type {{ id: string, sku: string, stock: number, active: boolean }[]} */
      const products = Array.isArray(body) ? body.filter(({ stock }) => stock === PLENTY) : []
      return products.length > PRODUCTS / 2 && products
    })
  }
}
