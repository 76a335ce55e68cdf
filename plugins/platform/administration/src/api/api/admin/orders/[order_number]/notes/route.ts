import { newNoteSchema, notesSchema, orderNumberSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { noteOnOrder, notesOfOrder } from "../../../../../../notes"

const params = z.object({ order_number: orderNumberSchema })

export const GET = route(
  {
    summary: "List an order's notes",
    description: "Newest first. Only administrators can read them.",
    access: "administrator",
    params,
    answer: notesSchema,
    refusals: { 404: ["order_not_found"] },
  },
  ({ params: { order_number }, container }) => notesOfOrder(container, order_number),
)

export const POST = route(
  {
    summary: "Add a note to an order",
    description: "Returns all notes of the order.",
    access: "administrator",
    params,
    body: newNoteSchema,
    answer: notesSchema,
    refusals: { 404: ["order_not_found"] },
    example: { text: "Le client rappelle jeudi." },
  },
  ({ params: { order_number }, body, administrator: { email }, container }) =>
    noteOnOrder(container, order_number, { ...body, by: email }),
)
