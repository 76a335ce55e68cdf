import { Readable } from "node:stream"
import { accountingPeriodSchema } from "@bon-perroquet/contract"
import { route, sendFile } from "@bon-perroquet/api-kit/http"
import { readLiability, readMovements } from "../../../../../ledger"
import { liabilityCsv } from "../../../../../staff/liability-csv"

export const GET = route(
  {
    summary: "Download the liability of gift cards and store credit",
    description:
      "For each kind of balance the opening amount, a line per day and kind of movement, and the closing amount, as CSV.",
    access: "administrator",
    query: accountingPeriodSchema,
    answer: { file: "text/csv" },
  },
  async ({ query, knex, response }) => {
    // One snapshot, so that opening amounts and movements add up.
    const [liability, movements] = await knex.transaction(
      async (snapshot) =>
        [await readLiability(snapshot, query), await readMovements(snapshot, query)] as const,
      { isolationLevel: "repeatable read", readOnly: true },
    )
    const csv = Readable.from([liabilityCsv(query, liability, movements)])
    await sendFile(response, `balances-${query.from}-${query.to}.csv`, csv)
  },
)
