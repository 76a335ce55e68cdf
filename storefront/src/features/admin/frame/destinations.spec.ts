import { DESTINATIONS, isAt } from "./destinations"

it.each([
  ["/admin", "today"],
  ["/admin/orders", "orders"],
  ["/admin/orders/BP-2026-000001/slip", "orders"],
  ["/admin/import", "products"],
  ["/admin/promotions/new", "promotions"],
  ["/admin/categories/new", "categories"],
  ["/admin/accounting", "accounting"],
  ["/admin/settings/closed-days", "settings"],
  ["/admin/settings/pages/terms", "settings"],
  ["/admin/nowhere", undefined],
])("the path %s belongs only to the screen %s", (pathname, name) => {
  const matches = DESTINATIONS.filter((each) => isAt(each, pathname))
  expect(matches.map((each) => each.name)).toEqual(name ? [name] : [])
})
