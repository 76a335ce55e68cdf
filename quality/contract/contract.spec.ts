import type { Row } from "./rows"
import { ACCOUNT_SCREENS } from "./sections/account-screens"
import { CALLS } from "./sections/calls"
import { CONSTANTS } from "./sections/constants"
import { ENTITIES_AND_STATES } from "./sections/entities-and-states"
import { ERRORS } from "./sections/errors"
import { RULES_AND_ROLES } from "./sections/rules-and-roles"
import { SHOP_SCREENS } from "./sections/shop-screens"

/**
 * Number of facts in the contract, the shop's specification with 363 statements. Each fact has a row with its check, or
 * with the decision that replaces it.
 */
const FACTS = 465

const ROWS: Row[] = [
  ...SHOP_SCREENS,
  ...ACCOUNT_SCREENS,
  ...ENTITIES_AND_STATES,
  ...RULES_AND_ROLES,
  ...CALLS,
  ...ERRORS,
  ...CONSTANTS,
]

it("every fact of the contract has one row", () => {
  expect(ROWS).toHaveLength(FACTS)
  expect(new Set(ROWS.map(({ statement }) => statement)).size).toBe(FACTS)
})

it.each(ROWS)("the shop fulfils the contract: $statement", ({ check }) => check())
