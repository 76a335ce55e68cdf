import type { Assistants, AssistantSteps, OrderAssistant } from "@bon-perroquet/contract"
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

/** Returns the assistants that prepared orders, by the order's id. */
export async function assistantsOfOrders(
  knex: Knex,
  orderIds: readonly string[],
): Promise<Map<string, OrderAssistant>> {
  const rows = await knex<OrderAssistant & { order_id: string; agent: string }>("agent_order")
    .whereRaw("order_id = ANY(?)", [[...orderIds]])
    .select("order_id", "agent", "is_verified", "protocol")
  return new Map(
    rows.map(({ order_id, agent, is_verified, protocol }) => [
      order_id,
      { name: agent, is_verified, protocol },
    ]),
  )
}
