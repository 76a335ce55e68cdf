import { documentFiles, withChecksums, zipOf, type Entry } from "@bon-perroquet/invoices/archive"
import { redirectsPage } from "@bon-perroquet/shop-api/redirects"
import { archiveFiles } from "@bon-perroquet/api-kit/archive-files"
import {
  PROMOTION_COLUMNS,
  REVIEW_COLUMNS,
  TRADE_PRICE_COLUMNS,
  type Language,
} from "@bon-perroquet/contract"
import { decimalEuro } from "@bon-perroquet/contract/money"
import { salePrices, staffNotes } from "@bon-perroquet/medusa-sql/catalogue/moving-out"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { Readable } from "node:stream"
import { adminCategories } from "../categories"
import { productsFile } from "../export"
import { tradeLists, tradePriceRows } from "../trade-lists"
import { csvOf } from "@bon-perroquet/api-kit/csv"
import { balancesCsv } from "./balances"
import { customersCsv, OPT_OUT, optOuts } from "./customers"
import { DELIVERY_OPTION, deliveryOptionRows } from "./delivery-options"
import { descriptionIn } from "./description"
import { ordersCsv } from "./orders"
import { PICTURE, pictureFiles, pictureRows } from "./pictures"
import { promotionRows } from "./promotions"
import { reviewRows } from "./reviews"

/** Returns a file whose text is created when the archive reaches it. */
const written = (path: string, text: () => string | Promise<string>): Entry => ({
  path,
  content: async function* () {
    yield await text()
  },
})

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Returns a ZIP of everything that the shop stores for the merchant, in open formats. One file is in memory at a time. */
export async function shopArchive(container: MedusaContainer, language: Language): Promise<Readable> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const files: Entry[] = [
    written("README.md", () => descriptionIn(language)),
    written("products.csv", () => productsFile(container)),
    { path: "pictures.csv", content: () => csvOf(PICTURE, pictureRows(container)) },
    written("categories.json", async () => asJson(await adminCategories(container))),
    { path: "customers.csv", content: () => customersCsv(knex) },
    { path: "orders.csv", content: () => ordersCsv(container) },
    { path: "newsletter-opt-outs.csv", content: () => csvOf(OPT_OUT, optOuts(knex)) },
    { path: "reviews.csv", content: () => csvOf(REVIEW_COLUMNS, reviewRows(container)) },
    { path: "promotions.csv", content: () => csvOf(PROMOTION_COLUMNS, promotionRows(container)) },
    { path: "balances.csv", content: () => balancesCsv(container) },
    written("promotions.json", async () => asJson(await promotions(container))),
    written("settings.json", async () => asJson(await settings(knex))),
    { path: "redirects.csv", content: () => csvOf(REDIRECT, redirects(container)) },
    { path: "delivery-options.csv", content: () => csvOf(DELIVERY_OPTION, deliveryOptionRows(knex)) },
    { path: "sales.csv", content: () => csvOf(SALE, sales(knex)) },
    { path: "staff-notes.csv", content: () => csvOf(NOTE, notes(knex)) },
    written("trade-lists.json", async () => asJson(await tradeLists(container))),
    { path: "trade-prices.csv", content: () => csvOf(TRADE_PRICE_COLUMNS, tradePrices(container)) },
    ...archiveFiles().map(({ path, columns, rows }) => ({
      path,
      content: () => csvOf(columns, rows(container)),
    })),
  ]
  const others = [...(await pictureFiles(container)), ...(await documentFiles(knex))]
  return zipOf(withChecksums([...files, ...others]))
}

const promotions = (container: MedusaContainer) =>
  container
    .resolve(Modules.PROMOTION)
    .listPromotions({}, { relations: ["application_method", "campaign", "rules"], take: 100_000 })

async function settings(knex: Knex): Promise<Record<string, unknown>> {
  const { rows } = await knex.raw<{ rows: { setting: string; value: unknown }[] }>(
    `SELECT DISTINCT ON (setting) setting, value FROM setting_version WHERE deleted_at IS NULL
     ORDER BY setting, number DESC`,
  )
  return Object.fromEntries(rows.map(({ setting, value }) => [setting, withoutSecrets(value)]))
}

/** Removes encrypted passwords and keys, which only this shop can decrypt. */
const withoutSecrets = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, field: unknown) => (name.startsWith("sealed") ? undefined : field)))

const MAX_REDIRECTS = 1_000_000
const REDIRECT = ["source", "target", "language"] as const

async function* redirects(container: MedusaContainer) {
  const { redirects: all } = await redirectsPage(container, { offset: 0, limit: MAX_REDIRECTS })
  for (const { source, target, language } of all) yield { source, target, language: language ?? "" }
}

const SALE = ["sku", "sale_price", "from", "until", "sale"] as const

async function* sales(knex: Knex) {
  for await (const { sku, cents, from, until, sale } of salePrices(knex))
    yield {
      ...{ sku: sku ?? "", sale_price: decimalEuro(cents) },
      from: from ?? "",
      until: until ?? "",
      sale,
    }
}

const NOTE = ["email", "order_number", "at", "by", "text"] as const

async function* notes(knex: Knex) {
  for await (const { email, order_number, at, by, text } of staffNotes(knex))
    yield {
      ...{ email: email ?? "", order_number: order_number ?? "" },
      ...{ at: at.toISOString(), by: by ?? "", text },
    }
}

async function* tradePrices(container: MedusaContainer) {
  yield* tradePriceRows(container, await tradeLists(container))
}
