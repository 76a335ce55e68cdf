import { writeChanges, type Author } from "@bon-perroquet/change-log/changes"
import {
  missingIn,
  NO_INFORMATION,
  type InformationField,
  type ProductInformation,
} from "@bon-perroquet/contract"
import { rereadProducts } from "@bon-perroquet/shop-api/catalogue"
import { requireUnchanged, type Precondition } from "@bon-perroquet/shop-api/http"
import type { InformationChange } from "@bon-perroquet/shop-api/information"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { productName, readInformation } from "./read"
import { informationView } from "./view"

/** Changes the given fields of products, all or none, with the audit log. @throws 412 if a version is outdated */
export async function changeInformation(
  container: MedusaContainer,
  author: Author | null,
  changes: readonly InformationChange[],
  precondition?: Precondition,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  // Sorted, to avoid deadlocks between concurrent changes.
  const inOrder = [...changes].sort((one, other) => (one.product_id < other.product_id ? -1 : 1))
  await knex.transaction(async (transaction) => {
    for (const each of inOrder) await changeOne(transaction, author, each, precondition)
  })
  await rereadProducts(
    container,
    changes.map(({ product_id }) => product_id),
  )
}

async function changeOne(
  transaction: Knex,
  author: Author | null,
  { product_id, change }: InformationChange,
  precondition: Precondition,
): Promise<void> {
  // An advisory lock, because the row may not exist.
  await transaction.raw("SELECT pg_advisory_xact_lock(hashtext(?))", [`product_information:${product_id}`])
  const before = (await readInformation(transaction, [product_id])).get(product_id) ?? NO_INFORMATION
  requireUnchanged(precondition, informationView(product_id, before))
  const after: ProductInformation = { ...before, ...change }
  const changed = (Object.keys(after) as InformationField[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  if (!changed.length) return
  // Texts in disabled languages are kept.
  await transaction.raw(
    `INSERT INTO product_information (product_id, told, allergens, traces, is_complete)
     VALUES (:product_id, CAST(:told AS jsonb), CAST(:allergens AS jsonb), CAST(:traces AS jsonb), :is_complete)
     ON CONFLICT (product_id) DO UPDATE SET told = product_information.told || excluded.told, allergens = excluded.allergens,
       traces = excluded.traces, is_complete = excluded.is_complete, updated_at = now(), deleted_at = NULL`,
    {
      product_id,
      told: JSON.stringify(after),
      allergens: after.allergens && JSON.stringify(after.allergens),
      traces: JSON.stringify(after.traces),
      is_complete: missingIn(after).length === 0,
    },
  )
  if (!author) return
  const of = (all: ProductInformation) => Object.fromEntries(changed.map((field) => [field, all[field]]))
  const label = (await productName(transaction, product_id)) ?? ""
  await writeChanges(transaction, [
    {
      ...{ ...author, subject: "product", subject_id: product_id, label, action: "information" },
      before: of(before),
      after: of(after),
    },
  ])
}
