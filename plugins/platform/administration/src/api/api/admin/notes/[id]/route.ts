import { acceptedSchema, noteIdSchema } from "@bon-perroquet/contract"
import { accepted, route } from "@bon-perroquet/api-kit/http"
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
  ({ params: { id }, administrator: { email }, container }) => accepted(takeNoteAway(container, id, email)),
)
