import { automaticCodes } from "@bon-perroquet/checkout/promotions/codes"
import { nextRateChange } from "@bon-perroquet/vat/rates"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Logger } from "@medusajs/framework/types"
import { setImmediate as nextTick, setTimeout as pause } from "node:timers/promises"
import { besidePool, KeptConnection, type Client } from "@bon-perroquet/pg-listener"
import { CHANNEL, DELIVERY, EVERYTHING, installTriggers, PROMOTIONS } from "../changes"
import { readShippingOptions, type ShopCarriers } from "./option-rows"
import type { CatalogueProduct } from "./catalogue-product"
import { compactMemory } from "./memory/compact-memory"
import { readCategoryRows } from "@bon-perroquet/medusa-sql/catalogue/categories"
import { readAllForSale, readProductRows, type ProductRow } from "./engine-rows"
import { readTradeLists } from "@bon-perroquet/medusa-sql/buying/trade-prices"
import { readStoreDefaults } from "@bon-perroquet/medusa-sql/catalogue/store-defaults"
import { ensureChannels } from "@bon-perroquet/medusa-sql/catalogue/channels"
import { readNextPriceChange } from "@bon-perroquet/medusa-sql/catalogue/price-changes"
import { ReadQueue } from "./read-queue"
import { recordChanged } from "./record-prices"
import { productReader, Snapshot, type VatTable } from "./snapshot"

/** Milliseconds for which changes are collected, so that a bulk change causes one read. */
const COLLECT = 20
/** Milliseconds until a failed read is repeated. */
const RETRY = 500
const AT_A_TIME = 50
/** Number of products above which memory is compacted after reading. */
const MANY = 10_000
/** Milliseconds between full reads, in case a notification was lost. */
const AT_LEAST_EVERY = 15 * 60_000
/** Share of changed products above which the whole catalogue is read again. */
const RELOAD_SHARE = 1 / 4
/** Up to this number, changed products are always read by id. */
const MIN_CHANGES = 300
/** Milliseconds between full reads while no connection listens for changes. */
const STALE = 500
/** Maximum share of the time that full reads may take. A larger catalogue is read less often. */
const SHARE = 1 / 4
/** Milliseconds that the first read waits for the listening connection. */
const CONNECT_TIMEOUT = 2_000

/** PostgreSQL error: the role does not own the table. */
const INSUFFICIENT_PRIVILEGE = "42501"

export interface SnapshotStatus {
  age_seconds: number
  products: number
  is_listening: boolean
}

interface Sources {
  knex: Knex
  logger: Logger
  readVat: () => Promise<VatTable>
  carriers: () => ShopCarriers
  finish: (row: ProductRow) => ProductRow
}

export class LiveSnapshot {
  private readonly listener: KeptConnection
  private readonly pending = new Set<string>()
  private snapshot: Snapshot | undefined
  private readAllAt = 0
  private readAllTook = 0
  private readAt = 0
  private readonly queue = new ReadQueue<string>((concerns) => this.readNow(concerns))
  private started: Promise<void> | undefined
  private collecting = false
  private hasBegunReading = false
  private nextChange: NodeJS.Timeout | undefined

  constructor(private readonly sources: Sources) {
    this.listener = new KeptConnection(besidePool(sources.knex, "shop-changes"), {
      begin: (client) => this.listen(client),
      // Reads everything, because notifications from before the connection was opened are lost.
      opened: () => this.hasBegunReading && this.collect([EVERYTHING]),
      failed: (error) =>
        sources.logger.warn(`The catalogue cannot receive notifications of changes: ${error.message}`),
    })
  }

  async current(): Promise<Snapshot> {
    this.started ??= this.start()
    await this.started
    if (this.isStale) await this.read([EVERYTHING])
    if (!this.snapshot) await this.read([EVERYTHING])
    if (!this.snapshot) throw new Error("The catalogue could not be read.")
    return this.snapshot
  }

  get hasTradeLists(): boolean {
    return this.snapshot?.tradeLists.some ?? false
  }

  private async listen(client: Client): Promise<void> {
    client.on("notification", ({ payload = "" }) => this.collect(payload.split(",")))
    await client.query(`LISTEN ${CHANNEL}`)
  }

  private get isStale(): boolean {
    const bearable = Math.max(STALE, this.readAllTook / SHARE)
    return !this.listener.isOpen && Date.now() - this.readAllAt > bearable
  }

  async status(): Promise<SnapshotStatus> {
    const { products } = await this.current()
    const age_seconds = (Date.now() - this.readAt) / 1000
    return { age_seconds, products: products.size, is_listening: this.listener.isOpen }
  }

  async reread(productIds: string[]): Promise<void> {
    if (this.snapshot) await this.read(productIds)
  }

  private async start(): Promise<void> {
    try {
      await this.ensureTriggers()
      await ensureChannels(this.sources.knex)
      // Listens first, so that changes during the first read are noticed.
      await Promise.race([this.listener.start(), pause(CONNECT_TIMEOUT, undefined, { ref: false })])
      this.hasBegunReading = true
      await this.read([EVERYTHING])
      // Requests wait for the first read anyway, so compacting now avoids a later pause.
      if ((this.snapshot?.products.size ?? 0) > MANY) compactMemory()
      setInterval(() => this.collect([EVERYTHING]), AT_LEAST_EVERY).unref()
    } catch (error) {
      this.started = undefined
      throw error
    }
  }

  /** Creates the triggers, which only the owner of the tables may do. */
  private async ensureTriggers(): Promise<void> {
    try {
      await installTriggers(this.sources.knex)
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === INSUFFICIENT_PRIVILEGE)) throw error
      this.sources.logger.error(
        "Triggers of the catalogue are missing. Run db:migrate as the owner of the tables.",
      )
    }
  }

  private collect(concerns: string[]): void {
    for (const concern of concerns) this.pending.add(concern)
    if (this.collecting) return
    this.collecting = true
    setTimeout(() => void this.readPending(), COLLECT).unref()
  }

  private async readPending(): Promise<void> {
    this.collecting = false
    const concerns = [...this.pending]
    this.pending.clear()
    try {
      await this.read(concerns)
    } catch (error) {
      this.sources.logger.warn(`The catalogue could not be refreshed: ${String(error)}`)
      for (const concern of concerns) this.pending.add(concern)
      setTimeout(() => this.collect([]), RETRY).unref()
    }
  }

  private async read(concerns: string[]): Promise<void> {
    await this.queue.read(concerns)
    this.readAt = Date.now()
  }

  private async readNow(concerns: string[]): Promise<void> {
    const { knex, finish, carriers } = this.sources
    const ids = concerns.filter((concern) => !concern.startsWith("@"))
    if (!this.snapshot || concerns.includes(EVERYTHING) || this.areMany(ids)) return this.readAll()
    if (ids.length) {
      const rows = await readProductRows(knex, ids)
      await recordChanged(knex, rows, this.snapshot)
      this.snapshot = this.snapshot.withProducts(ids, rows.map(finish))
    }
    if (concerns.includes(DELIVERY))
      this.snapshot = this.snapshot.withOptions(await readShippingOptions(knex, carriers()))
    if (concerns.includes(PROMOTIONS))
      this.snapshot = this.snapshot.withAutomaticCodes(await automaticCodes(knex))
  }

  private areMany(ids: string[]): boolean {
    return ids.length > Math.max(MIN_CHANGES, (this.snapshot?.products.size ?? 0) * RELOAD_SHARE)
  }

  private async readAll(): Promise<void> {
    const { knex, readVat, carriers } = this.sources
    const began = Date.now()
    const [categories, storeDefaults, vat, options, automatic, nextPrices, tradeLists] = await Promise.all([
      readCategoryRows(knex, ({ is_shown }) => is_shown),
      readStoreDefaults(knex),
      readVat(),
      readShippingOptions(knex, carriers()),
      automaticCodes(knex),
      readNextPriceChange(knex),
      readTradeLists(knex),
    ])
    const products = await this.readProducts(vat)
    this.snapshot = Snapshot.create(
      products,
      { categories, storeDefaults, vat, options, automatic, tradeLists },
      this.snapshot,
    )
    this.readAllAt = Date.now()
    this.readAllTook = this.readAllAt - began
    this.awaitNext([nextRateChange(vat.rates), vat.changes_at, nextPrices])
  }

  /** Reads the catalogue in parts, so that other requests are handled in between. */
  private async readProducts(vat: VatTable): Promise<CatalogueProduct[]> {
    const { knex, finish } = this.sources
    const productsOf = productReader(this.snapshot, vat)
    const products: CatalogueProduct[] = []
    for await (const rows of readAllForSale(knex)) {
      const make = async () => {
        for (let from = 0; from < rows.length; from += AT_A_TIME) {
          products.push(...productsOf(rows.slice(from, from + AT_A_TIME).map(finish)))
          await nextTick()
        }
      }
      await Promise.all([recordChanged(knex, rows, this.snapshot), make()])
    }
    return products
  }

  /** Schedules a full read at the start of a planned VAT rate or price list, which changes no row. */
  private awaitNext(moments: (Date | null | undefined)[]): void {
    clearTimeout(this.nextChange)
    const begins = Math.min(...moments.map((moment) => moment?.getTime() ?? Infinity))
    const wait = begins - Date.now()
    // A later start is scheduled by one of the next full reads. A timer may fire a millisecond early.
    if (wait <= 2 * AT_LEAST_EVERY)
      this.nextChange = setTimeout(() => this.collect([EVERYTHING]), wait + 5).unref()
  }
}
