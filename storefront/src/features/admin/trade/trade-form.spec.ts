import type { TradeList } from "@bon-perroquet/contract"
import { listFrom, valuesOf } from "./trade-form"

const INPUT = {
  ...{ title: "Animaleries", group_ids: ["group_1"], is_for_businesses: false },
  ...{ from: null, until: "2026-12-31", minimum_cents: 15_050 },
  discounts: [{ from: 10, percent: 7.5 }],
}
const list: TradeList = { ...INPUT, id: "plist_1", version: "1" } as TradeList

test.each([
  ["fr", "7,5", "150,50"],
  ["nl", "7,5", "150,50"],
  ["en", "7.5", "150.50"],
  ["de", "7,5", "150,50"],
] as const)("the form of a trade price list in %s shows the discount %s", (language, value, minimum) => {
  const values = valuesOf(list, language)
  expect(values).toMatchObject({ steps: [{ from: "10", value }], minimum })
  expect(listFrom(values)).toEqual(INPUT)
})
