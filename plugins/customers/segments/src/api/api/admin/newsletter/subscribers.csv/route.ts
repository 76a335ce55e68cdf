import { route, sendFile } from "@bon-perroquet/api-kit/http"
import { knexOf, subscribersFile } from "../../../../../segments"

export const GET = route(
  {
    summary: "Download the newsletter's subscribers as CSV",
    description:
      "Confirmed subscribers with date, source and text of the consent. Only with a fresh proof. Owners get an e-mail.",
    access: "administrator",
    answer: { file: "text/csv" },
    refusals: { 403: ["fresh_proof_required"] },
  },
  async ({ container, response }) => {
    await sendFile(response, "newsletter.csv", subscribersFile(knexOf(container)))
  },
)
