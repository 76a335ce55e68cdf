import { UnknownPages } from "./unknown-pages"

it("Stripe is asked about ids that nobody here has so many times a minute, and once about each", () => {
  let now = 0
  const pages = new UnknownPages(2, () => now)
  expect(["cs_1", "cs_2", "cs_3", "cs_4"].map((id) => pages.mayAsk(id))).toEqual([true, true, false, false])
  pages.remember("cs_1")
  now = 60_000
  expect(["cs_1", "cs_3", "cs_1", "cs_4", "cs_5"].map((id) => pages.mayAsk(id))).toEqual([
    false,
    true,
    false,
    true,
    false,
  ])
})
