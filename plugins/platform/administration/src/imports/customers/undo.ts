import {
  accountsOf,
  type Consent,
  type ImportedRows,
  type KnownAccount,
} from "@bon-perroquet/accounts/imported"
import { balanceKeeper } from "@bon-perroquet/api-kit/balances"
import type { CustomColumn } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { isDeepStrictEqual } from "node:util"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { CheckedLine } from "../../modules/product-import"
import { MADE, undoneLine } from "../line"
import { objection, type Objection } from "../objection"
import { CUSTOMER_FIELDS } from "../../product-file"
import { REMOVED } from "../undo"
import { customOfAccount, type PersonChange } from "./check"

/** The API does not show this field. */
const CHOSEN = "_newsletter_since"

export interface UndoOfPerson {
  [REMOVED]?: "customer" | "additions"
  restored?: Partial<Record<"first_name" | "last_name" | "phone" | "language", null>> & {
    newsletter?: Consent | null
  } & { [column: CustomColumn]: null }
  [MADE]?: ImportedRows
  /** Moment of the newsletter choice with which the import created the customer. */
  [CHOSEN]?: string | null
}

const RESTORED = ["first_name", "last_name", "phone", "language", "newsletter"] as const
const CUSTOM = [...CUSTOMER_FIELDS.keys()] as CustomColumn[]

/** Returns the ids of the customers who have store credit. */
export async function creditedAmong(
  knex: Knex,
  accounts: ReadonlyMap<string, KnownAccount>,
): Promise<Set<string>> {
  const ids = [...accounts.values()].map(({ id }) => id)
  const credits = (await balanceKeeper()?.credits(knex, ids)) ?? []
  return new Set(credits.flatMap(({ customer_id, cents }) => (cents > 0 ? [customer_id] : [])))
}

/**
 * Customers who have set a password, ordered or got store credit since the import are not deleted. Neither are those who
 * have changed their newsletter choice, because a later import would subscribe them again.
 */
export function objectionToUndo(
  undo: UndoOfPerson,
  account: KnownAccount | undefined,
  credited: ReadonlySet<string>,
): Objection | null {
  if (!account || undo[MADE]?.customer !== account.id) return null
  if (account.has_password || account.has_bought) return objection("customer_active", account.email)
  if (credited.has(account.id)) return objection("changed_since", "balance")
  const { [CHOSEN]: chosen = account.newsletter?.since ?? null } = undo
  return (account.newsletter?.since ?? null) === chosen ? null : objection("changed_since", "newsletter")
}

/** Returns lines that undo those of an import. Values that changed since are errors. */
export async function undoCustomers(
  container: MedusaContainer,
  lines: readonly CheckedLine[],
): Promise<CheckedLine[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const accounts = await accountsOf(knex, [...new Set(lines.map(({ sku }) => sku))])
  const credited = await creditedAmong(knex, accounts)
  // Customers who must not be deleted. Lines that only added addresses to them are rejected, too.
  const active = new Map(
    lines.flatMap((line) => {
      const wrong = objectionToUndo(undoOf(line), accounts.get(line.sku), credited)
      return wrong ? [[line.sku, wrong] as const] : []
    }),
  )
  return lines.map((line) => {
    const account = accounts.get(line.sku)
    const undo = undoOf(line)
    const wrong = active.get(line.sku) ?? changedSince(line, account)
    const isThere = account !== undefined || undo[MADE]?.opt_out !== undefined
    const undone = undoneLine(line, { ...undo }, wrong)
    return isThere ? undone : { ...undone, after: null, changes: false }
  })
}

function undoOf({ before, after }: CheckedLine): UndoOfPerson {
  const made = (after as UndoOfPerson | null)?.[MADE]
  const { newsletter } = (after ?? {}) as PersonChange
  const restored = [...RESTORED, ...CUSTOM].filter((field) => before && field in before)
  return {
    [REMOVED]: made?.customer ? "customer" : "additions",
    ...(restored.length && {
      restored: Object.fromEntries(
        restored.map((field) => [field, before?.[field] ?? null]),
      ) as UndoOfPerson["restored"],
    }),
    ...(made && { [MADE]: made }),
    ...(made?.customer && { [CHOSEN]: newsletter?.since ?? null }),
  }
}

function changedSince({ before, after }: CheckedLine, account: KnownAccount | undefined): Objection | null {
  if (!account || !before) return null
  const change = (after ?? {}) as PersonChange
  const differs = RESTORED.find((field) => {
    if (!(field in before)) return false
    if (field === "newsletter") return account.newsletter?.since !== change.newsletter?.since
    return account[field] !== change[field]
  })
  const custom = CUSTOM.find(
    (column) =>
      column in before && !isDeepStrictEqual(customOfAccount(account, column), change[column] ?? null),
  )
  const field = differs ?? custom
  return field ? objection("changed_since", field) : null
}
