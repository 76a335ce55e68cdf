import { customerIdSchema, newNoteSchema, notesSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { noteOnCustomer, notesOfCustomer } from "../../../../../../notes"

const params = z.object({ id: customerIdSchema })

export const GET = route(
  {
    summary: "List a customer's notes",
    description:
      "Notes on the customer and on their orders, newest first. Only administrators can read them.",
    access: "administrator",
    params,
    answer: notesSchema,
    refusals: { 404: ["customer_not_found"] },
  },
  ({ params: { id }, container }) => notesOfCustomer(container, id),
)

export const POST = route(
  {
    summary: "Add a note to a customer",
    description: "Returns all notes of the customer.",
    access: "administrator",
    params,
    body: newNoteSchema,
    answer: notesSchema,
    refusals: { 404: ["customer_not_found"] },
    example: { text: "Préfère être appelée l’après-midi." },
  },
  ({ params: { id }, body, administrator: { email }, container }) =>
    noteOnCustomer(container, id, { ...body, by: email }),
)
