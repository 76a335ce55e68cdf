import type { ChangeRepeat } from "@bon-perroquet/contract"
import type { Repeat } from "../modules/repeat-deliveries"
import { isReduction } from "./reduction"

const REPEAT: Repeat = {
  ...{ id: "repeat_1", order_id: "order_1", email: "ada@example.org", customer_id: null, payment_id: "pi_1" },
  ...{ weeks: 4, begun_weeks: 4, state: "active", next_on: "2026-12-01", when_missing: "wait" },
  lines: [{ product_id: "prod_1", variant_id: "variant_1", quantity: 3 }],
  ...{ last_total_cents: 1_330, destination: null, card_forgotten_at: null, created_at: new Date(0) },
}
const quantity = (units: number, variant_id = "variant_1") => ({ quantity: { variant_id, quantity: units } })
const destination = { country: "FR", delivery_method: "so_1" } as const

it.each<ChangeRepeat>([
  {},
  { action: "skip" },
  { action: "pause" },
  { action: "end" },
  { weeks: 4 },
  { weeks: 8 },
  { when_missing: "skip" },
  quantity(3),
  quantity(0),
  { instead: { variant_id: "variant_1", by_variant_id: null } },
])("the change %j of a subscription cannot raise charges, so a mailed link allows it", (change) => {
  expect(isReduction(REPEAT, change)).toBe(true)
})

it.each<ChangeRepeat>([
  { action: "resume" },
  { weeks: 2 },
  quantity(4),
  quantity(1, "variant_2"),
  { instead: { variant_id: "variant_1", by_variant_id: "variant_2" } },
  { destination },
  { action: "skip", destination },
  { ...quantity(2), weeks: 2 },
])("the change %j of a subscription can raise charges, so a mailed link does not allow it", (change) => {
  expect(isReduction(REPEAT, change)).toBe(false)
})

it("a change from skipping missing goods to waiting for them can raise charges", () => {
  const leavesOut = { ...REPEAT, when_missing: "skip" as const }
  expect(isReduction(leavesOut, { when_missing: "wait" })).toBe(false)
})
