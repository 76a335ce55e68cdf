import { emptyPurchase, OTHER_AMOUNT, type PurchaseValues } from "./purchase-form"
import { purchaseSchema } from "./purchase-rules"

const OFFER = {
  is_sold: true,
  amounts_cents: [2_500],
  least_cents: 500,
  most_cents: 50_000,
  valid_months: null,
}
const VALUES: PurchaseValues = {
  ...emptyPurchase(OFFER),
  ...{ recipient_name: "Ada", recipient_email: "ada@example.be" },
  ...{ giver_name: "Jean", buyer_email: "jean@example.be" },
}

function wrongFields(changes: Partial<PurchaseValues>) {
  const { error } = purchaseSchema(OFFER, "2026-11-30").safeParse({ ...VALUES, ...changes })
  return error?.issues.map(({ path }) => path.join(".")) ?? []
}

test.each<[changes: Partial<PurchaseValues>, wrong: string[]]>([
  [{}, []],
  [{ amount: "9900" }, ["amount"]],
  [{ amount: OTHER_AMOUNT, other_amount: "4" }, ["other_amount"]],
  [{ amount: OTHER_AMOUNT, other_amount: "40" }, []],
  [{ recipient_name: " " }, ["recipient_name"]],
  [{ recipient_email: "ada" }, ["recipient_email"]],
  [{ recipient_email: "ada", handover: "print" }, []],
  [{ send_on: "2026-11-29" }, ["send_on"]],
  [{ send_on: "2026-11-29", handover: "print" }, []],
  [{ giver_name: "" }, ["giver_name"]],
  [{ giver_name: "www.example.org" }, ["giver_name"]],
  [{ message: "Look at https://example.org" }, ["message"]],
  [{ message: "a".repeat(501) }, ["message"]],
  [{ buyer_email: "jean@" }, ["buyer_email"]],
])("the form with %j reports the fields %j", (changes, wrong) => {
  expect(wrongFields(changes)).toEqual(wrong)
})
