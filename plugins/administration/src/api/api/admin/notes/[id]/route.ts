import { type Accepted, acceptedSchema, noteIdSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { z } from "zod"
import { takeNoteAway } from "../../../../../notes"

export const DELETE = route(
  {
    summary: "Delete a note",
    description: "For good; that there was one, and who deleted it, is written down.",
    access: "administrator",
    params: z.object({ id: noteIdSchema }),
    answer: acceptedSchema,
    refusals: { 404: ["note_not_found"] },
  },
  async ({ params: { id }, container, request }) => {
    const { email } = await requireAdministrator(request)
    await takeNoteAway(container, id, email)
    return { accepted: true } satisfies Accepted
  },
)
