import { recordChange } from "@bon-perroquet/api-kit/changes"
import { refuse, requireUnchanged, versioned, type Precondition } from "@bon-perroquet/api-kit/http"
import type { CustomerGroup } from "@bon-perroquet/contract"
import { readCustomerGroups, readGroupsOfCustomer } from "@bon-perroquet/medusa-sql/catalogue/trade-lists"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  createCustomerGroupsWorkflow,
  linkCustomerGroupsToCustomerWorkflow,
} from "@medusajs/medusa/core-flows"

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

export const customerGroups = (container: MedusaContainer): Promise<CustomerGroup[]> =>
  readCustomerGroups(knexOf(container))

/** @throws 409 customer_group_in_use */
export async function addCustomerGroup(container: MedusaContainer, name: string): Promise<CustomerGroup> {
  const [same] = await container.resolve(Modules.CUSTOMER).listCustomerGroups({ name })
  if (same) throw refuse("customer_group_in_use", 409)
  const { result } = await createCustomerGroupsWorkflow(container).run({
    input: { customersData: [{ name }] },
  })
  return { id: result[0]?.id ?? "", name, customers: 0 }
}

type VersionedGroups = { group_ids: string[]; version: string }

/** Returns the ids of the merchant's groups of a customer. @throws 404 customer_not_found */
export async function groupsOfCustomer(container: MedusaContainer, id: string): Promise<VersionedGroups> {
  await requireAccount(container, id)
  return versioned({ group_ids: await readGroupsOfCustomer(knexOf(container), id) })
}

/** A guest does not prove the address, so only accounts can have trade prices. */
async function requireAccount(container: MedusaContainer, id: string) {
  const [customer] = await container.resolve(Modules.CUSTOMER).listCustomers({ id, has_account: true })
  if (!customer) throw refuse("customer_not_found", 404)
  return customer
}

/** Seconds that a change waits for another one of the same account. */
const WAIT = 10

interface GroupChange {
  group_ids: readonly string[]
  precondition: Precondition
}

/** Sets the merchant's groups of an account. Segments are kept. @throws 404, 412 changed_meanwhile */
export async function setGroupsOfCustomer(
  container: MedusaContainer,
  by: string,
  id: string,
  { group_ids, precondition }: GroupChange,
): Promise<VersionedGroups> {
  const { email } = await requireAccount(container, id)
  const groups = new Map((await customerGroups(container)).map((group) => [group.id, group.name]))
  if (group_ids.some((group) => !groups.has(group))) throw refuse("customer_group_not_found", 404)
  const change = async () => {
    const { group_ids: before, version } = await groupsOfCustomer(container, id)
    requireUnchanged(precondition, { version })
    const add = group_ids.filter((group) => !before.includes(group))
    const remove = before.filter((group) => !group_ids.includes(group))
    if (!add.length && !remove.length) return
    await linkCustomerGroupsToCustomerWorkflow(container).run({ input: { id, add, remove } })
    const named = (ids: readonly string[]) => ({ groups: ids.map((group) => groups.get(group) ?? group) })
    await recordChange(container, {
      ...{ by, subject: "customer", subject_id: id, label: email, action: "changed" },
      ...{ before: named(before), after: named(group_ids) },
    })
  }
  const locking = container.resolve(Modules.LOCKING)
  await locking.execute(`customer-groups:${id}`, change, { timeout: WAIT, expire: 60 })
  return groupsOfCustomer(container, id)
}
