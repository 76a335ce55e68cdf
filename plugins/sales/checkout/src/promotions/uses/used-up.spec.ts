import type { Terms } from "./terms"
import { firstUsedUp, isUsedUp } from "./used-up"

const terms = (about: Partial<Terms> = {}): Terms => ({
  id: "promo_1",
  code: "NOIX",
  is_automatic: false,
  active: true,
  begun: true,
  ended: false,
  limit: null,
  used: 0,
  budget_id: null,
  budget_type: null,
  budget_attribute: null,
  budget_limit: null,
  budget_used: 0,
  rules: [],
  version: "1",
  ...about,
})
const budget = (about: Partial<Terms>) => terms({ budget_id: "budget_1", budget_type: "spend", ...about })

describe("The limit of a promotion", () => {
  it.each([
    [null, 1_000, false],
    [1, 0, false],
    [1, 1, true],
    [3, 2, false],
    [3, 3, true],
    [0, 0, true],
  ])("of %s orders is reached after %s orders: %s", (limit, used, usedUp) => {
    expect(isUsedUp(terms({ limit, used }), 100)).toBe(usedUp)
  })

  it.each([
    [10, 0, 1_000, false],
    [10, 0, 1_001, true],
    [10, 9.99, 1, false],
    [10, 9.99, 2, true],
    // As floats, 0.1 + 0.2 exceeds 0.3.
    [0.3, 0.1, 20, false],
    [0.29, 0.28, 1, false],
  ])("of EUR %s, with EUR %s spent, is exceeded by %s more cents: %s", (limit, used, cents, usedUp) => {
    expect(isUsedUp(budget({ budget_limit: limit, budget_used: used }), cents)).toBe(usedUp)
  })

  it.each(["usage", "use_by_attribute"] as const)("of uses (%s) is exceeded by the next use", (type) => {
    const two = { budget_type: type, budget_limit: 2 }
    expect(isUsedUp(budget({ ...two, budget_used: 1 }), 9_999)).toBe(false)
    expect(isUsedUp(budget({ ...two, budget_used: 2 }), 0)).toBe(true)
  })

  it("does not apply if the budget has no limit or no type", () => {
    expect(isUsedUp(budget({ budget_used: 1e6 }), 1)).toBe(false)
    expect(isUsedUp(budget({ budget_type: null, budget_limit: 1, budget_used: 5 }), 1)).toBe(false)
  })

  it("includes what the cart's earlier promotions take from the budget", () => {
    const spend = budget({ budget_limit: 10 })
    expect(isUsedUp(spend, 400, { cents: 600, uses: 1 })).toBe(false)
    expect(isUsedUp(spend, 401, { cents: 600, uses: 1 })).toBe(true)
    const uses = budget({ budget_type: "usage", budget_limit: 2 })
    expect(isUsedUp(uses, 1, { cents: 0, uses: 1 })).toBe(false)
    expect(isUsedUp(uses, 1, { cents: 0, uses: 2 })).toBe(true)
  })
})

describe("The first use that exceeds a limit", () => {
  const use = (promotion_id: string, amount_cents: number) => ({ promotion_id, amount_cents })
  const shared = [
    budget({ id: "promo_1", budget_limit: 10 }),
    budget({ id: "promo_2", budget_limit: 10 }),
    budget({ id: "promo_3", budget_limit: 10, budget_id: "budget_2" }),
  ]

  it("is null if no limit is exceeded", () => {
    expect(firstUsedUp(shared, [])).toBeNull()
    expect(firstUsedUp(shared, [use("promo_1", 600), use("promo_2", 400), use("promo_3", 1_000)])).toBeNull()
  })

  it("is found if promotions share a budget", () => {
    const second = use("promo_2", 401)
    expect(firstUsedUp(shared, [use("promo_1", 600), second, use("promo_3", 2_000)])).toBe(second)
    const third = use("promo_1", 1)
    expect(firstUsedUp(shared, [use("promo_1", 600), use("promo_2", 400), third])).toBe(third)
  })

  it("is found in a budget of uses", () => {
    const uses = shared.map((each) => ({ ...each, budget_type: "usage" as const, budget_limit: 2 }))
    const third = use("promo_1", 1)
    expect(firstUsedUp(uses, [use("promo_1", 1), use("promo_2", 1), third])).toBe(third)
  })

  it("can be the use of a promotion that was deleted", () => {
    const unknownUse = use("promo_gone", 1)
    expect(firstUsedUp(shared, [use("promo_1", 1), unknownUse])).toBe(unknownUse)
  })
})
