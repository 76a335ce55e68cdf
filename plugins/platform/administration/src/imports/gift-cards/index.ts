import { accountsOf } from "@bon-perroquet/accounts/imported"
import { balanceKeeper, type ImportedBalance } from "@bon-perroquet/api-kit/balances"
import type { Author } from "@bon-perroquet/api-kit/changes"
import { refuse } from "@bon-perroquet/api-kit/http"
import { dayInBelgium } from "@bon-perroquet/contract"
import { toEuro } from "@bon-perroquet/contract/money"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import { type CheckedLine, type LineResult, type PendingLine, tableOf } from "../../modules/product-import"
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
  const credited = await creditedByImport(
    knex,
    [...accounts.values()].map(({ id }) => id),
  )
  return read.map(({ line, code, email, cents, expires_at, note, hashed, wrong }) => {
    const all = [...wrong]
    const account = accounts.get(email)
    const last_day = expires_at && dayInBelgium(new Date(Date.parse(expires_at) - 1))
    const shown = code ? masked(hashed?.last4 ?? code) : email
    if (code && !hashed) all.push(objection("card_code_invalid", shown))
    if (hashed && taken.has(hashed.code_hash)) all.push(objection("card_known", shown))
    if (email && !account && !wrong.length) all.push(objection("account_unknown", email))
    if (account && credited.has(account.id)) all.push(objection("credit_known", email))
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

/**
 * Returns the customers whose store credit an import has added, so that a repeated file does not add it again.
 * @param own entries of the same import, which can add several credits to one customer
 */
async function creditedByImport(
  knex: Knex,
  customerIds: readonly string[],
  own: ReadonlySet<string> = new Set(),
): Promise<Set<string>> {
  const credits = await requireKeeper().credits(knex, customerIds)
  return new Set(
    credits.flatMap(({ customer_id, imported }) =>
      imported.some((id) => !own.has(id)) ? [customer_id] : [],
    ),
  )
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
  const table = tableOf(container)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const row = await table.find(import_id)
  await table.deleteFile(import_id)
  for await (const batch of batchesOf(table, import_id, BATCH))
    await knex.transaction(async (transaction) => {
      const results = row?.undoes
        ? await remove(transaction, batch)
        : await add(transaction, batch, {
            ...{ by_email: by, reason: row?.file_name ?? "" },
            own: await entriesOf(transaction, import_id),
          })
      await table.saveResults(transaction, results)
    })
}

/** Returns the ids of the entries that the lines of an import have added. */
async function entriesOf(knex: Knex, import_id: string): Promise<Set<string>> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    `SELECT after ->> '${MADE}' AS id FROM product_import_line
     WHERE import_id = ? AND after ->> '${MADE}' IS NOT NULL`,
    [import_id],
  )
  return new Set(rows.map(({ id }) => id))
}

async function add(
  transaction: Knex,
  batch: readonly PendingLine[],
  { by_email, reason, own }: Pick<ImportedBalance, "by_email" | "reason"> & { own: ReadonlySet<string> },
): Promise<LineResult[]> {
  const storedOf = ({ after }: PendingLine) => after?.[STORED] as Stored | undefined
  // Of two imports with the credit of one customer that run at the same time, the second one waits for the first.
  await transaction.raw("SELECT pg_advisory_xact_lock(hashtext('imported-credit'))")
  const credited = await creditedByImport(
    transaction,
    batch.flatMap((line) => storedOf(line)?.customer_id ?? []),
    own,
  )
  const isCredited = (line: PendingLine) => credited.has(storedOf(line)?.customer_id ?? "")
  const balances = batch.flatMap((line) => {
    const stored = isCredited(line) ? undefined : storedOf(line)
    const id = generateEntityId(undefined, "balent")
    return stored ? [{ line, balance: { ...stored, id, by_email, reason: stored.reason || reason } }] : []
  })
  const added = await requireKeeper().add(
    transaction,
    balances.map(({ balance }) => balance),
  )
  const ids = new Map(balances.map(({ line, balance }) => [line.id, balance.id]))
  return batch.map((line) => {
    if (isCredited(line)) return refusedLine(line, objection("credit_known", line.sku))
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
