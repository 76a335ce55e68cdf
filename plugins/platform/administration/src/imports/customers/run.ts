import {
  accountsOf,
  addOptOuts,
  addAddresses,
  changeAccounts,
  createAccounts,
  joinGroups,
  optedOutAmong,
  removeEmptyGroups,
  removeImported,
  removeOptOuts,
  type AccountChange,
  type ImportedRows,
} from "@bon-perroquet/accounts/imported"
import { addNotes, removeNotes } from "@bon-perroquet/accounts/staff-notes"
import type { Author } from "@bon-perroquet/api-kit/changes"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import { type PendingLine, type LineResult, tableOf } from "../../modules/product-import"
import { CUSTOMER_FIELDS } from "../../product-file"
import { batchesOf } from "../batches"
import { MADE, refusedLine, settledLine } from "../line"
import { objection } from "../objection"
import type { PersonChange } from "./check"
import { changeNow } from "./since-check"
import { creditedAmong, objectionToUndo, type UndoOfPerson } from "./undo"

const BATCH = 500

type Work = Required<Author>

/** Imports customers, or undoes an import. Each batch is one transaction, so that an interruption repeats nothing. */
export async function carryOutCustomers(container: MedusaContainer, work: Work): Promise<void> {
  const table = tableOf(container)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const undoes = (await table.find(work.import_id))?.undoes
  for await (const batch of batchesOf(table, work.import_id, BATCH)) {
    const write = undoes ? undoBatch : importBatch
    const groups = await knex.transaction(async (transaction) => {
      const { settled, groups: created } = await write(transaction, batch, { ...work, container })
      await table.saveResults(transaction, settled)
      return created
    })
    if (groups.length) await table.addCategories(work.import_id, groups)
  }
  if (undoes) await removeEmptyGroups(knex, await table.categoriesOf(undoes))
}

interface Written {
  settled: LineResult[]
  /** Ids of created groups. */
  groups: string[]
}

async function importBatch(
  transaction: Knex,
  batch: readonly PendingLine[],
  { container, ...work }: Work & { container: MedusaContainer },
): Promise<Written> {
  const emails = [...new Set(batch.map(({ sku }) => sku))]
  const accounts = await accountsOf(transaction, emails)
  const optedOut = await optedOutAmong(container, emails)
  const ids = new Map([...accounts].map(([email, { id }]) => [email, id]))
  const lines = batch.map((checked) => {
    const { sku } = checked
    const { change, before } = changeNow(checked, accounts.get(sku), optedOut.has(sku))
    const line = { ...checked, before }
    const made: ImportedRows = { addresses: [], notes: [], memberships: [] }
    // The person may have registered since the import was checked.
    if (line.is_new && !ids.has(line.sku)) {
      made.customer = generateEntityId(undefined, "cus")
      ids.set(line.sku, made.customer)
    }
    return { line, change, made, customer_id: ids.get(line.sku) }
  })
  const written = lines.flatMap(({ customer_id, ...each }) => (customer_id ? [{ ...each, customer_id }] : []))
  await createAccounts(
    transaction,
    written.flatMap(({ line, change, made }) =>
      made.customer
        ? [
            {
              ...{ id: made.customer, email: line.sku, by: work.by },
              ...{ first_name: change.first_name ?? "", last_name: change.last_name ?? "" },
              ...{ phone: change.phone ?? null, since: change.since ?? null },
              ...{ language: change.language ?? null, newsletter: change.newsletter ?? null },
              custom: customNotes(change),
            },
          ]
        : [],
    ),
  )
  await changeAccounts(
    transaction,
    written.flatMap(({ line, change, made, customer_id }) =>
      made.customer || line.is_new ? [] : [changedAccount(customer_id, change)],
    ),
  )
  await addAddresses(
    transaction,
    written.flatMap(({ change, made, customer_id }) =>
      (change.addresses ?? []).map((address) => {
        const id = generateEntityId(undefined, "cuaddr")
        made.addresses.push(id)
        return { ...address, id, customer_id }
      }),
    ),
  )
  const { groups, memberships } = await joinGroups(
    transaction,
    written.flatMap(({ change, customer_id }) =>
      (change.groups ?? []).map((group) => ({ group, customer_id })),
    ),
    work.by,
  )
  const optOuts = lines.flatMap(({ line, change: { newsletter }, made, customer_id }) => {
    if (customer_id || newsletter?.state !== "none") return []
    made.opt_out = line.sku
    return [{ email: line.sku, since: newsletter.since, source: newsletter.source }]
  })
  await addOptOuts(transaction, optOuts)
  const madeOf = new Map(written.map(({ customer_id, made }) => [customer_id, made]))
  for (const { id, customer_id } of memberships) madeOf.get(customer_id)?.memberships.push(id)
  await addNotes(
    transaction,
    written.flatMap(({ change, made, customer_id }) => {
      if (!change.note) return []
      const id = generateEntityId(undefined, "note")
      made.notes.push(id)
      return [
        { id, about: { subject: "customer" as const, id: customer_id }, text: change.note, by: work.by },
      ]
    }),
  )
  return {
    groups,
    settled: lines.map(({ line, change, made, customer_id }) => {
      if (!(customer_id ?? made.opt_out)) return refusedLine(line, objection("email_refused", line.sku))
      const isUnchanged = !made.customer && Object.keys(change).length === 0
      return settledLine(line, isUnchanged ? null : { ...change, [MADE]: made })
    }),
  }
}

/** Returns the values of the merchant's own fields by their keys in the metadata. */
const customNotes = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([column, value]: [string, unknown]) => {
      const key = CUSTOMER_FIELDS.get(column)?.key
      return key === undefined ? [] : [[key, value]]
    }),
  )

function changedAccount(id: string, change: PersonChange): AccountChange {
  const { first_name, last_name, phone, language, newsletter } = change
  return {
    id,
    change: {
      ...(first_name !== undefined && { first_name }),
      ...(last_name !== undefined && { last_name }),
      ...(phone !== undefined && { phone }),
    },
    notes: {
      ...customNotes(change),
      ...(language && { language }),
      ...(newsletter && { newsletter }),
    },
  }
}

async function undoBatch(transaction: Knex, batch: readonly PendingLine[]): Promise<Written> {
  const accounts = await accountsOf(transaction, [...new Set(batch.map(({ sku }) => sku))])
  const credited = await creditedAmong(transaction, accounts)
  const judged = batch.map((line) => {
    const undo = (line.after ?? {}) as UndoOfPerson
    return { line, undo, wrong: objectionToUndo(undo, accounts.get(line.sku), credited) }
  })
  const open = judged.filter(({ wrong }) => !wrong)
  await changeAccounts(
    transaction,
    open.flatMap(({ undo, line }) => {
      const id = accounts.get(line.sku)?.id
      const { first_name, last_name, phone, language, newsletter } = undo.restored ?? {}
      const change = Object.fromEntries(
        Object.entries({ first_name, last_name, phone }).filter(([, value]) => value !== undefined),
      )
      const notes = {
        ...customNotes(undo.restored ?? {}),
        ...(language !== undefined && { language }),
        ...(newsletter !== undefined && { newsletter }),
      }
      return id && undo.restored ? [{ id, change, notes }] : []
    }),
  )
  const made = open.flatMap(({ undo }) => (undo[MADE] ? [undo[MADE]] : []))
  await removeNotes(
    transaction,
    made.flatMap(({ notes }) => notes),
  )
  await removeImported(transaction, made)
  await removeOptOuts(
    transaction,
    made.flatMap(({ opt_out }) => opt_out ?? []),
  )
  return {
    groups: [],
    settled: judged.map(({ line, wrong }) =>
      wrong ? refusedLine(line, wrong) : settledLine(line, line.after),
    ),
  }
}
