import fc from "fast-check"
import { Books, expectAgreement } from "./books"
import { newShop, sequences } from "./commands"

/** The long run uses a random seed, the short one a fixed seed per commit. */
const isLong = process.env["CAMPAIGNS"] === "whole"
const RUN = isLong
  ? { numRuns: Number(process.env["SALE_SEQUENCES"] ?? 2_000) }
  : { numRuns: 60, seed: 20_261_127 }
const TIMEOUT = isLong ? 3_600_000 : 300_000

it(
  "cash, documents, VAT return, journal and refundable amounts agree after every event of a sale",
  async () => {
    let books = new Books()
    const agree = sequences(30, async ({ orders }, order) => {
      await books.issue(order.read())
      expectAgreement(orders, books)
    })
    await fc.assert(
      fc.asyncProperty(agree, (commands) =>
        fc.asyncModelRun(() => {
          books = new Books()
          return { model: {}, real: newShop() }
        }, commands),
      ),
      RUN,
    )
  },
  TIMEOUT,
)
