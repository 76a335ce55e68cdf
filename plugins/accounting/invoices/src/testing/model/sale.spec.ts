import { repetitions } from "@bon-perroquet/testing/campaign"
import fc from "fast-check"
import { Books, expectAgreement } from "./books"
import { replace, sequences } from "./commands"
import { assign } from "./refunds"
import { newShop, schemes } from "./shop"

it("cash, documents, VAT return, journal and refundable amounts agree after every event of a sale", async () => {
  let books = new Books()
  const agree = sequences(
    30,
    async ({ orders }, order) => {
      await books.issue(order.read())
      expectAgreement(orders, books)
    },
    [assign, assign, replace],
  )
  await fc.assert(
    fc.asyncProperty(schemes, agree, (scheme, [first, others]) =>
      fc.asyncModelRun(() => {
        books = new Books()
        return { model: {}, real: newShop({ scheme }) }
      }, [first, ...others]),
    ),
    { numRuns: repetitions(2_000, 1 / 20) },
  )
}, 3_600_000)
