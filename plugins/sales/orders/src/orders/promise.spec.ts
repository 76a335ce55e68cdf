import { DISPATCH } from "@bon-perroquet/contract"
import { promiseOf } from "./promise"

const options = [
  { id: "so_be", metadata: null, data: { min_days: 1, max_days: 3 } },
  { id: "so_slow", metadata: null, data: { min_days: 5, max_days: 5 } },
]
const surroundings = {
  snapshot: { options } as unknown as Parameters<typeof promiseOf>[3]["snapshot"],
  dispatch: { ...DISPATCH, worked_holidays: [], closures: [] },
}
const order = (shipping_option_id: string) => ({
  shipping_methods: [{ shipping_option_id }],
  shipping_address: { country_code: "be" },
})
type Order = Parameters<typeof promiseOf>[0]
type Timeline = Parameters<typeof promiseOf>[2]

const PAID: Timeline = [{ status: "paid", at: "2026-11-27T10:00:00Z" }]
const NOW = {
  dispatch_from: "2026-12-01",
  dispatch_by: "2026-12-02",
  arrives_from: "2026-12-02",
  arrives_by: "2026-12-07",
}
const of = (option: string, stored: object | null, timeline = PAID) =>
  promiseOf(
    order(option) as unknown as Order,
    { promise: stored as Parameters<typeof promiseOf>[1]["promise"] },
    timeline,
    surroundings,
  )

it("an order without stored promised days has the days that were promised at its payment", () => {
  expect(of("so_be", null)).toEqual(NOW)
})

it("stored promised days are kept, whatever the settings are now", () => {
  const stored = { ...NOW, dispatch_by: "2026-11-30", shipping_option_id: "so_be", id: "ordprom_1" }
  expect(of("so_be", stored)).toEqual({ ...NOW, dispatch_by: "2026-11-30" })
})

it("a new delivery method keeps the promised dispatch days and uses its own transit time", () => {
  const stored = { ...NOW, shipping_option_id: "so_be" }
  expect(of("so_slow", stored)).toEqual({ ...NOW, arrives_from: "2026-12-08", arrives_by: "2026-12-09" })
})

it("a deleted delivery method has the usual transit time of the country", () => {
  expect(of("so_gone", null)).toEqual(NOW)
})

it.each(["pending", "delivered", "cancelled"] as const)("an order that is %s has no promise", (status) => {
  const last = { status, at: "2026-12-03T10:00:00Z" }
  expect(of("so_be", null, status === "pending" ? [last] : [...PAID, last])).toBeNull()
})
