import type { Author } from "@bon-perroquet/api-kit/changes"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type CheckedLine, type LineResult, type PendingLine, tableOf } from "../../modules/product-import"
import { tradeLists, tradePricesBySku, writeTradePrices, type SizeOfList } from "../../trade-lists"
import { batchesOf } from "../batches"
import { checkedLine, refusedLine, settledLine, undoneLine } from "../line"
import { objection, objectionOf } from "../objection"
import type { ReadTradePrice } from "./read"

export { readTradePriceFile } from "./read"

/** A price of one quantity. */
interface Change {
  list_id: string
  list: string
  from: number
  /** Null removes the price. */
  net_price: number | null
}

const BATCH = 500

const priceAt = (size: SizeOfList | undefined, from: number): number | null =>
  size?.steps.find((step) => step.from === from)?.net_price ?? null

/** Checks trade prices. A list is named by its id, or by a title that only one list has. */
export async function checkTradePrices(
  container: MedusaContainer,
  prices: readonly ReadTradePrice[],
): Promise<CheckedLine[]> {
  const all = await tradeLists(container)
  const lists = new Map(all.map((list) => [list.id, list]))
  for (const list of all)
    if (!all.some(({ id, title }) => id !== list.id && title === list.title)) lists.set(list.title, list)
  const sizes = await sizesOf(
    container,
    prices.map(({ list, sku }) => ({ list_id: lists.get(list)?.id ?? "", sku })),
  )
  const earlier = new Set<string>()
  return prices.map(({ line, list: title, sku, from, net_price, wrong }) => {
    const list = lists.get(title)
    const size = sizes.get(`${list?.id ?? ""} ${sku}`)
    const objections = [...wrong]
    if (!list) objections.push(objection("list_unknown", title))
    else if (!size) objections.push(objection("sku_unknown"))
    const key = JSON.stringify([list?.id, sku, from])
    if (earlier.has(key)) objections.push(objection("sku_twice"))
    earlier.add(key)
    const before = priceAt(size, from)
    const change = list && { list_id: list.id, list: list.title, from, net_price }
    return {
      ...checkedLine({
        ...{ line, sku, product_id: null, name: size?.name ?? "", wrong: objections },
        after: before === net_price || !change ? null : { ...change },
      }),
      is_new: false,
      before: { net_price: before },
    }
  })
}

/** Returns the prices of sizes in their lists, by list id and SKU. */
async function sizesOf(
  container: MedusaContainer,
  wanted: readonly { list_id: string; sku: string }[],
): Promise<Map<string, SizeOfList>> {
  const sizes = new Map<string, SizeOfList>()
  for (const id of new Set(wanted.flatMap(({ list_id }) => list_id || []))) {
    const skus = wanted.flatMap(({ list_id, sku }) => (list_id === id ? sku : []))
    for (const size of await tradePricesBySku(container, id, skus)) sizes.set(`${id} ${size.sku}`, size)
  }
  return sizes
}

const changeOf = ({ after }: Pick<CheckedLine, "after">) => after as unknown as Change | null

/** Writes the prices of an import or an undo. Repeating a batch changes nothing. */
export async function carryOutTradePrices(container: MedusaContainer, work: Required<Author>): Promise<void> {
  const table = tableOf(container)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for await (const batch of batchesOf(table, work.import_id, BATCH)) {
    const ids = new Set(batch.map((line) => changeOf(line)?.list_id))
    const results: LineResult[] = []
    for (const id of ids) {
      const lines = batch.filter((line) => changeOf(line)?.list_id === id)
      results.push(
        ...(id === undefined
          ? lines.map((line) => settledLine(line, null))
          : await write(container, work, id, lines)),
      )
    }
    await table.saveResults(knex, results)
  }
}

async function write(
  container: MedusaContainer,
  work: Required<Author>,
  list_id: string,
  lines: readonly PendingLine[],
): Promise<LineResult[]> {
  try {
    const sizes = await sizesOf(
      container,
      lines.map(({ sku }) => ({ list_id, sku })),
    )
    const prices = [...new Set(lines.map(({ sku }) => sku))].flatMap((sku) => {
      const size = sizes.get(`${list_id} ${sku}`)
      if (!size) return []
      const steps = new Map(size.steps.map(({ from, net_price }) => [from, net_price]))
      for (const line of lines) {
        const change = line.sku === sku ? changeOf(line) : null
        if (change?.net_price == null) steps.delete(change?.from ?? 0)
        else steps.set(change.from, change.net_price)
      }
      return [
        {
          variant_id: size.variant_id,
          steps: [...steps].map(([from, net_price]) => ({ from, net_price })).sort((a, b) => a.from - b.from),
        },
      ]
    })
    await writeTradePrices(container, work, list_id, { prices })
    return lines.map((line) =>
      sizes.has(`${list_id} ${line.sku}`)
        ? settledLine(line, line.after)
        : refusedLine(line, objection("sku_unknown")),
    )
  } catch (error) {
    return lines.map((line) => refusedLine(line, objectionOf(error)))
  }
}

/** Returns the lines that restore the former prices. A price that was changed since is an error. */
export async function undoTradePrices(
  container: MedusaContainer,
  lines: readonly CheckedLine[],
): Promise<CheckedLine[]> {
  const sizes = await sizesOf(
    container,
    lines.map((line) => ({ list_id: changeOf(line)?.list_id ?? "", sku: line.sku })),
  )
  return lines.map((line) => {
    const { list_id = "", list = "", from = 1, net_price = null } = changeOf(line) ?? {}
    const former = (line.before?.["net_price"] ?? null) as number | null
    const now = priceAt(sizes.get(`${list_id} ${line.sku}`), from)
    const wrong = now === net_price ? null : objection("changed_since", "net_price")
    return {
      ...undoneLine(line, { list_id, list, from, net_price: former }, wrong),
      before: { net_price: now },
    }
  })
}
