import {
  accountsOf,
  type Consent,
  type ImportedRows,
  type KnownAccount,
} from "@bon-perroquet/accounts/imported"
import type { CustomColumn } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { isDeepStrictEqual } from "node:util"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { CheckedLine } from "../../modules/product-import"
import { MADE, undoneLine } from "../line"
import { objection, type Objection } from "../objection"
import { CUSTOMER_FIELDS } from "../../product-file"
import { REMOVED } from "../undo"
import { customOfAccount, type PersonChange } from "./check"

export interface UndoOfPerson {
  [REMOVED]?: "customer" | "additions"
  restored?: Partial<Record<"first_name" | "last_name" | "phone" | "language", null>> & {
    newsletter?: Consent | null
  } & { [column: CustomColumn]: null }
  [MADE]?: ImportedRows
}

const RESTORED = ["first_name", "last_name", "phone", "language", "newsletter"] as const
const CUSTOM = [...CUSTOMER_FIELDS.keys()] as CustomColumn[]

/** Customers who have set a password or ordered since the import are not deleted. */
export function objectionToUndo(undo: UndoOfPerson, account: KnownAccount | undefined): Objection | null {
  if (!account) return null
  const isCreated = undo[MADE]?.customer === account.id
  return isCreated && (account.has_password || account.has_bought)
    ? objection("customer_active", account.email)
    : null
}

/** Returns lines that undo those of an import. Values that changed since are errors. */
export async function undoCustomers(
  container: MedusaContainer,
  lines: readonly CheckedLine[],
): Promise<CheckedLine[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const accounts = await accountsOf(knex, [...new Set(lines.map(({ sku }) => sku))])
  // Customers who must not be deleted. Lines that only added addresses to them are rejected, too.
  const active = new Map(
    lines.flatMap((line) => {
      const wrong = objectionToUndo(undoOf(line), accounts.get(line.sku))
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
  const restored = [...RESTORED, ...CUSTOM].filter((field) => before && field in before)
  return {
    [REMOVED]: made?.customer ? "customer" : "additions",
    ...(restored.length && {
      restored: Object.fromEntries(
        restored.map((field) => [field, before?.[field] ?? null]),
      ) as UndoOfPerson["restored"],
    }),
    ...(made && { [MADE]: made }),
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
