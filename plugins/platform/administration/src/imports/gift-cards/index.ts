import { accountsOf } from "@bon-perroquet/accounts/imported"
import { balanceKeeper, type ImportedBalance } from "@bon-perroquet/api-kit/balances"
import type { Author } from "@bon-perroquet/api-kit/changes"
import { refuse } from "@bon-perroquet/api-kit/http"
import { dayInBelgium } from "@bon-perroquet/contract"
import { toEuro } from "@bon-perroquet/contract/money"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import {
  PRODUCT_IMPORT_MODULE,
  type CheckedLine,
  type LineResult,
  type PendingLine,
  type ProductImportModuleService,
} from "../../modules/product-import"
import { batchesOf } from "../batches"
import { checkedLine, MADE, refusedLine, settledLine, undoneLine } from "../line"
import { objection, without } from "../objection"
import { REMOVED } from "../undo"
import { masked, type ReadBalance } from "./read"

export { masked, readGiftCards } from "./read"

const BATCH = 500
/** Field with what the database stores. The API does not show it. */
const STORED = "_balance"

type Stored = Pick<ImportedBalance, "code_hash" | "last4" | "customer_id" | "cents" | "expires_at" | "reason">

/** Returns the plugin that stores balances. @throws 404 if gift cards are disabled */
function requireKeeper(): NonNullable<ReturnType<typeof balanceKeeper>> {
  const keeper = balanceKeeper()
  if (!keeper) throw refuse("not_found", 404)
  return keeper
}

/** Checks gift cards and store credit. The lines contain hashes instead of codes. */
export async function checkGiftCards(
  container: MedusaContainer,
  balances: readonly ReadBalance[],
): Promise<CheckedLine[]> {
  const keeper = requireKeeper()
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const read = balances.map((balance) => ({ ...balance, hashed: keeper.hashed(balance.code) }))
  const taken = await keeper.known(
    knex,
    read.flatMap(({ hashed }) => hashed?.code_hash ?? []),
  )
  const accounts = await accountsOf(knex, [...new Set(read.flatMap(({ email }) => email || []))])
  return read.map(({ line, code, email, cents, expires_at, note, hashed, wrong }) => {
    const all = [...wrong]
    const account = accounts.get(email)
    const last_day = expires_at && dayInBelgium(new Date(Date.parse(expires_at) - 1))
    const shown = code ? masked(hashed?.last4 ?? code) : email
    if (code && !hashed) all.push(objection("card_code_invalid", shown))
    if (hashed && taken.has(hashed.code_hash)) all.push(objection("card_known", shown))
    if (email && !account && !wrong.length) all.push(objection("account_unknown", email))
    if (hashed) taken.add(hashed.code_hash)
    const stored: Stored = {
      ...{ code_hash: hashed?.code_hash ?? null, last4: hashed?.last4 ?? null },
      ...{ customer_id: account?.id ?? null, cents, expires_at, reason: note },
    }
    return checkedLine({
      ...{ line, sku: shown, product_id: null, name: account ? nameOf(account) : "", wrong: all },
      after: {
        ...(code ? { code: shown } : { email }),
        ...{ balance: toEuro(cents), ...(last_day && { expires_at: last_day }), ...(note && { note }) },
        [STORED]: stored,
      },
    })
  })
}

const nameOf = ({ first_name, last_name }: { first_name: string | null; last_name: string | null }): string =>
  [first_name, last_name].filter(Boolean).join(" ")

/**
 * Adds balances, or removes them for an undo. Each batch is one transaction, so that an interruption repeats nothing. The
 * file is deleted first, because it contains codes.
 */
export async function carryOutGiftCards(
  container: MedusaContainer,
  { import_id, by }: Required<Author>,
): Promise<void> {
  const { table } = container.resolve<ProductImportModuleService>(PRODUCT_IMPORT_MODULE)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const row = await table.find(import_id)
  await table.deleteFile(import_id)
  for await (const batch of batchesOf(table, import_id, BATCH))
    await knex.transaction(async (transaction) => {
      const results = row?.undoes
        ? await remove(transaction, batch)
        : await add(transaction, batch, { by_email: by, reason: row?.file_name ?? "" })
      await table.saveResults(transaction, results)
    })
}

async function add(
  transaction: Knex,
  batch: readonly PendingLine[],
  { by_email, reason }: Pick<ImportedBalance, "by_email" | "reason">,
): Promise<LineResult[]> {
  const balances = batch.flatMap((line) => {
    const stored = line.after?.[STORED] as Stored | undefined
    const id = generateEntityId(undefined, "balent")
    return stored ? [{ line, balance: { ...stored, id, by_email, reason: stored.reason || reason } }] : []
  })
  const added = await requireKeeper().add(
    transaction,
    balances.map(({ balance }) => balance),
  )
  const ids = new Map(balances.map(({ line, balance }) => [line.id, balance.id]))
  return batch.map((line) => {
    const id = ids.get(line.id)
    if (id === undefined) return settledLine(line, null)
    return added.has(id)
      ? settledLine(line, { ...without(line.after ?? {}, STORED), [MADE]: id })
      : refusedLine(line, objection("card_known", line.sku))
  })
}

const madeBy = ({ after }: Pick<CheckedLine, "after">): string => {
  const id = after?.[MADE]
  return typeof id === "string" ? id : ""
}

async function remove(transaction: Knex, batch: readonly PendingLine[]): Promise<LineResult[]> {
  const removed = await requireKeeper().remove(transaction, batch.map(madeBy))
  return batch.map((line) =>
    removed.has(madeBy(line))
      ? settledLine(line, without(line.after ?? {}, MADE))
      : refusedLine(line, objection("changed_since", "balance")),
  )
}

/** Returns the lines that undo an import by removing its balances. A balance that was used since is an error. */
export async function undoGiftCards(
  container: MedusaContainer,
  lines: readonly CheckedLine[],
): Promise<CheckedLine[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const removable = await requireKeeper().removable(knex, lines.map(madeBy))
  return lines.map((line) => {
    const id = madeBy(line)
    const wrong = removable.has(id) ? null : objection("changed_since", "balance")
    return undoneLine(line, { [REMOVED]: "balance", [MADE]: id }, wrong)
  })
}
