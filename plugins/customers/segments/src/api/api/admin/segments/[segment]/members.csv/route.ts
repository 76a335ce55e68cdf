import { route, sendFile } from "@bon-perroquet/api-kit/http"
import { segmentSchema } from "@bon-perroquet/contract"
import { z } from "zod"
import { knexOf, segmentFile } from "../../../../../../segments"

export const GET = route(
  {
    summary: "Download a segment as CSV",
    description:
      "One line per e-mail address. `newsletter` states whether the person agreed to advertising by e-mail, with date, " +
      "source and text of the consent. Only with a fresh proof. Owners get an e-mail.",
    access: "administrator",
    params: z.object({ segment: segmentSchema }),
    answer: { file: "text/csv" },
    refusals: { 403: ["fresh_proof_required"] },
  },
  async ({ params: { segment }, container, response }) => {
    await sendFile(response, `${segment}.csv`, segmentFile(knexOf(container), segment))
  },
)
