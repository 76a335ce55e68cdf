import { type Accepted, acceptedSchema, noteIdSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { z } from "zod"
import { takeNoteAway } from "../../../../../notes"

export const DELETE = route(
  {
    summary: "Delete a note",
    description: "Deletes the note permanently. The change log records who deleted it.",
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
