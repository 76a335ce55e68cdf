import { recordChange, type Author, type ChangeDetails } from "@bon-perroquet/api-kit/changes"
import { refuse, requireUnchanged, versioned, type Precondition } from "@bon-perroquet/api-kit/http"
import { CHECKED_VAT_GROUP, type TradeList, type TradeListInput } from "@bon-perroquet/contract"
import { ensureCheckedVatGroup } from "@bon-perroquet/medusa-sql/buying/trade-prices"
import {
  readCustomerGroups,
  readTradeListRows,
  type TradeListRow,
} from "@bon-perroquet/medusa-sql/catalogue/trade-lists"
import type {
  CreatePriceListWorkflowInputDTO,
  MedusaContainer,
  UpdatePriceListWorkflowInputDTO,
} from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createPriceListsWorkflow,
  deletePriceListsWorkflow,
  updatePriceListsWorkflow,
} from "@medusajs/medusa/core-flows"
import { underLock } from "../products"
import { boundsOf } from "../sale-prices/rows"

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

function viewOf({ group_ids, ...row }: TradeListRow): TradeList {
  return versioned({
    ...row,
    group_ids: group_ids.filter((id) => id !== CHECKED_VAT_GROUP),
    is_for_businesses: group_ids.includes(CHECKED_VAT_GROUP),
  })
}

export const tradeLists = async (container: MedusaContainer): Promise<TradeList[]> =>
  (await readTradeListRows(knexOf(container))).map(viewOf)

/** @throws 404 trade_list_not_found */
export async function readTradeList(container: MedusaContainer, id: string): Promise<TradeList> {
  const [row] = await readTradeListRows(knexOf(container), id)
  if (!row) throw refuse("trade_list_not_found", 404)
  return viewOf(row)
}

export const ofTradeList = <T>(container: MedusaContainer, id: string, work: () => Promise<T>) =>
  underLock(container, `trade-list:${id}`, work)

/** @throws 404 customer_group_not_found. A group that the list already has may be a deleted one or a segment. */
async function requireGroups(
  container: MedusaContainer,
  { group_ids }: TradeListInput,
  existing: readonly string[] = [],
): Promise<void> {
  const known = new Set([...(await readCustomerGroups(knexOf(container))).map(({ id }) => id), ...existing])
  if (group_ids.some((id) => !known.has(id))) throw refuse("customer_group_not_found", 404)
}

async function fieldsOf(container: MedusaContainer, input: TradeListInput) {
  const { title, group_ids, is_for_businesses, minimum_cents, discounts } = input
  if (is_for_businesses) await ensureCheckedVatGroup(knexOf(container))
  const { starts_at, ends_at } = await boundsOf(knexOf(container), input)
  return {
    ...{ title, description: title },
    rules: { "customer.groups.id": [...group_ids, ...(is_for_businesses ? [CHECKED_VAT_GROUP] : [])] },
    metadata: { trade: { minimum_cents, discounts } },
    starts_at: starts_at?.toISOString() ?? null,
    ends_at: ends_at?.toISOString() ?? null,
  }
}

const logged = ({
  title,
  group_ids,
  is_for_businesses,
  from,
  until,
  minimum_cents,
  discounts,
}: TradeListInput) => ({
  ...{ title, group_ids, is_for_businesses, from, until, minimum_cents },
  discounts: discounts.map(({ from: quantity, percent }) => `${quantity}: ${percent} %`),
})

export const recordTradeList = (
  container: MedusaContainer,
  by: Author,
  { id, title }: Pick<TradeList, "id" | "title">,
  change: ChangeDetails,
) => recordChange(container, { ...by, subject: "trade_list", subject_id: id, label: title, ...change })

export async function createTradeList(
  container: MedusaContainer,
  by: string,
  input: TradeListInput,
): Promise<TradeList> {
  await requireGroups(container, input)
  const list: CreatePriceListWorkflowInputDTO & { metadata: object; type: "sale" } = {
    ...(await fieldsOf(container, input)),
    ...{ type: "sale", status: "active", prices: [] },
  }
  const { result } = await createPriceListsWorkflow(container).run({ input: { price_lists_data: [list] } })
  const made = await readTradeList(container, result[0]?.id ?? "")
  await recordTradeList(container, { by }, made, { action: "created", before: null, after: logged(made) })
  return made
}

/** @throws 404, or 412 if the list has changed since the caller read it */
export const saveTradeList = (
  container: MedusaContainer,
  by: string,
  id: string,
  { input, precondition }: { input: TradeListInput; precondition: Precondition },
): Promise<TradeList> =>
  ofTradeList(container, id, async () => {
    const before = await readTradeList(container, id)
    requireUnchanged(precondition, before)
    await requireGroups(container, input, before.group_ids)
    const list: UpdatePriceListWorkflowInputDTO & { metadata: object } = {
      id,
      ...(await fieldsOf(container, input)),
    }
    await updatePriceListsWorkflow(container).run({ input: { price_lists_data: [list] } })
    const after = await readTradeList(container, id)
    await recordTradeList(container, { by }, after, {
      action: "changed",
      before: logged(before),
      after: logged(after),
    })
    return after
  })

export const deleteTradeList = (container: MedusaContainer, by: string, id: string): Promise<void> =>
  ofTradeList(container, id, async () => {
    const list = await readTradeList(container, id)
    await deletePriceListsWorkflow(container).run({ input: { ids: [id] } })
    await recordTradeList(container, { by }, list, { action: "deleted", before: logged(list), after: null })
  })
