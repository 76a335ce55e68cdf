import {
  channelOfSales,
  channels,
  currentChannel,
  hasChannels,
  inChannel,
  type Channel,
} from "@bon-perroquet/contract/channels"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const furtherIds = (): string[] => channels().flatMap(({ sales_channel_id: id }) => (id ? [`'${id}'`] : []))

/**
 * Returns a SQL condition that selects the rows of the current channel, with a leading AND. It is empty in all channels.
 * The ids are parts of the statement: merchant.json declares them, and their schema allows no quotes.
 * @param column with the id of the sales channel
 */
export function inCurrentChannel(column: string): string {
  const channel = currentChannel()
  if (!channel) return ""
  if (channel.sales_channel_id) return ` AND ${column} = '${channel.sales_channel_id}'`
  return ` AND (${column} IS NULL OR ${column} NOT IN (${furtherIds().join()}))`
}

/**
 * Returns SQL for the sales channel of an order that was placed in a further channel. It is null in the main channel.
 * @param number column with the order's number
 */
export const furtherChannelOf = (number: string): string =>
  furtherIds().length
    ? `(SELECT placed.sales_channel_id FROM "order" placed WHERE placed.custom_display_id = ${number}
        AND placed.sales_channel_id IN (${furtherIds().join()}) LIMIT 1)`
    : "CAST(NULL AS text)"

/** As `inCurrentChannel`, for rows that name an order. @param order column with the order's id */
export function ofOrdersInCurrentChannel(order: string): string {
  const condition = inCurrentChannel("placed.sales_channel_id")
  return condition && ` AND EXISTS (SELECT FROM "order" placed WHERE placed.id = ${order}${condition})`
}

/**
 * As `ofOrdersInCurrentChannel`, with the orders of all channels of the legal entity: those that merchant.json declares
 * with the same VAT number.
 */
export function ofCurrentEntity(order: string): string {
  const channel = currentChannel()
  const others = channels().filter(
    ({ merchant }) => merchant["vat_number"] !== channel?.merchant["vat_number"],
  )
  const ids = others.flatMap(({ sales_channel_id: id }) => (id ? [`'${id}'`] : []))
  if (!channel || others.length === 0) return ""
  if (others.length > ids.length) {
    const own = furtherIds().filter((id) => !ids.includes(id))
    return ` AND EXISTS (SELECT FROM "order" placed WHERE placed.id = ${order} AND placed.sales_channel_id IN (${own.join()}))`
  }
  return ` AND NOT EXISTS (SELECT FROM "order" placed WHERE placed.id = ${order} AND placed.sales_channel_id IN (${ids.join()}))`
}

const soldInShop = (product: string): string => {
  const ids = ["(SELECT id FROM store_channel)", ...furtherIds()]
  return `FROM product_sales_channel link WHERE link.product_id = ${product} AND link.deleted_at IS NULL
    AND link.sales_channel_id IN (${ids.join()})`
}

/**
 * Returns a SQL condition that selects the products of the shop's channels: the default sales channel, and those of
 * merchant.json. The statement begins with `CHANNEL`.
 */
export const isSoldInShop = (product: string): string => `EXISTS (SELECT ${soldInShop(product)})`

/** Returns the column `sold_in` with the channels of a product. Empty in a shop with one channel. */
export const soldInColumn = (product: string): string =>
  hasChannels()
    ? `, (SELECT array_agg(link.sales_channel_id ORDER BY 1) ${soldInShop(product)}) AS sold_in`
    : ""

/** Returns a SQL condition for products of a sales channel. Both parameters are SQL. */
export const isSoldIn = (product: string, channel: string): string =>
  `EXISTS (SELECT FROM product_sales_channel link WHERE link.product_id = ${product}
    AND link.deleted_at IS NULL AND link.sales_channel_id = ${channel})`

/**
 * Returns a SQL condition that selects the products of the current channel, or null in all channels.
 * @param product SQL of the product's id
 */
export function soldInCurrentChannel(product: string): string | null {
  const channel = currentChannel()
  if (!channel) return null
  const id = channel.sales_channel_id
    ? `'${channel.sales_channel_id}'`
    : "(SELECT default_sales_channel_id FROM store WHERE deleted_at IS NULL ORDER BY created_at LIMIT 1)"
  return isSoldIn(product, id)
}

/** Returns whether the current channel sells a product. In all channels, it runs no query. */
export async function isSoldInCurrentChannel(knex: Knex, productId: string): Promise<boolean> {
  const condition = soldInCurrentChannel("product.id")
  if (condition === null) return true
  const row = await knex<{ id: string }>("product").where({ id: productId }).whereRaw(condition).first("id")
  return row !== undefined
}

/** Returns the channel of an order or a cart by its id. In a shop with one channel, it runs no query. */
export async function channelOf(
  knex: Knex,
  table: "order" | "cart",
  id: string,
): Promise<Channel | undefined> {
  if (!hasChannels()) return undefined
  const row = await knex<{ sales_channel_id: string | null }>(table).where({ id }).first("sales_channel_id")
  return channelOfSales(row?.sales_channel_id)
}

const inChannelOf =
  (table: "order" | "cart") =>
  async <T>(knex: Knex, id: string, work: () => Promise<T>): Promise<T> =>
    hasChannels() ? inChannel(await channelOf(knex, table, id), work) : work()

/** Calls `work` in the channel of an order, so that its e-mails and documents are those of the channel. */
export const inChannelOfOrder = inChannelOf("order")
export const inChannelOfCart = inChannelOf("cart")
