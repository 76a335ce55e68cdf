import type { Assistants, AssistantSteps, OrderAssistant } from "@bon-perroquet/contract"
import { isOffered } from "@bon-perroquet/api-kit/services"
import { cartsOfOrders } from "@bon-perroquet/medusa-sql/buying/ordered-carts"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CountedStep } from "../counts"

interface Row {
  day: string
  agent: string
  step: CountedStep
  count: number
}

const NAMES: Record<CountedStep, keyof AssistantSteps> = {
  search: "searches",
  cart: "carts",
  handover: "handovers",
  order: "orders",
}

function sumOf(rows: readonly Row[]): AssistantSteps {
  const sums: AssistantSteps = { searches: 0, carts: 0, handovers: 0, orders: 0 }
  for (const { step, count } of rows) sums[NAMES[step]] += count
  return sums
}

function groupedBy(rows: readonly Row[], name: "day" | "agent"): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(row[name], [...(groups.get(row[name]) ?? []), row])
  return groups
}

/** @param days every day of the period, for example 2026-11-29 */
export async function readReport(knex: Knex, days: readonly string[]): Promise<Omit<Assistants, "is_on">> {
  const [from = "", to = ""] = [days[0], days.at(-1)]
  const { rows } = await knex.raw<{ rows: Row[] }>(
    `SELECT day::text, agent, step, count FROM agent_count
     WHERE day BETWEEN CAST(:from AS date) AND CAST(:to AS date)`,
    { from, to },
  )
  const byDay = groupedBy(rows, "day")
  const byAgent = groupedBy(rows, "agent")
  return {
    ...{ from, to, total: sumOf(rows) },
    days: days.map((day) => ({ day, ...sumOf(byDay.get(day) ?? []) })),
    assistants: [...byAgent]
      .map(([name, some]) => ({ name, ...sumOf(some) }))
      .toSorted(
        (one, other) =>
          other.orders - one.orders ||
          other.carts - one.carts ||
          other.searches - one.searches ||
          one.name.localeCompare(other.name),
      ),
  }
}

interface Prepared {
  order_id: string
  agent: string
  is_verified: boolean
  protocol: OrderAssistant["protocol"]
}

/** Milliseconds for which a shop without assistants remembers that it has no order of one. */
const REMEMBERED_MS = 60_000
let noneUntil = 0
let someExist = false

/** Returns whether orders can have assistants, so that shops without them send no statement for each order. */
async function haveAssistants(knex: Knex): Promise<boolean> {
  if (isOffered("agents") || someExist) return true
  if (Date.now() < noneUntil) return false
  someExist = (await knex<Prepared>("agent_order").first("order_id")) !== undefined
  if (!someExist) noneUntil = Date.now() + REMEMBERED_MS
  return someExist
}

/** Returns the assistants that prepared orders, by the order's id. */
export async function assistantsOfOrders(
  knex: Knex,
  orderIds: readonly string[],
): Promise<Map<string, OrderAssistant>> {
  if (!(await haveAssistants(knex))) return new Map()
  const linked = await knex<Prepared>("agent_order")
    .whereRaw("order_id = ANY(?)", [[...orderIds]])
    .select("order_id", "agent", "is_verified", "protocol")
  const rows = linked.length === 0 && orderIds.length === 1 ? await justPlaced(knex, orderIds) : linked
  return new Map(
    rows.map(({ order_id, agent, is_verified, protocol }) => [
      order_id,
      { name: agent, is_verified, protocol },
    ]),
  )
}

/** Finds the assistant of an order that no job has linked yet, for its page and its confirmation. */
async function justPlaced(knex: Knex, orderIds: readonly string[]): Promise<Prepared[]> {
  const carts = await cartsOfOrders(knex, orderIds)
  const rows = await knex<Omit<Prepared, "order_id"> & { cart_id: string }>("agent_handover")
    .whereRaw("cart_id = ANY(?)", [[...carts.values()]])
    .select("cart_id", "agent", "is_verified", "protocol")
  return [...carts].flatMap(([order_id, cartId]) =>
    rows.filter(({ cart_id }) => cart_id === cartId).map((row) => ({ ...row, order_id })),
  )
}
