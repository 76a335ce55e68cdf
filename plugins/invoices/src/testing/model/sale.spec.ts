import fc from "fast-check"
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
    await fc.assert(
      fc.asyncProperty(sequences(30), (commands) =>
        fc.asyncModelRun(() => ({ model: {}, real: newShop() }), commands),
      ),
      RUN,
    )
  },
  TIMEOUT,
)
