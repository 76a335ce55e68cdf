import { z } from "zod"
import { actorSchema } from "../orders/actor"

/** Maximum number of characters in an administrator's note. */
export const MAX_NOTE_LENGTH = 2_000

/** Administrator's note on an order or a customer. Only administrators can read it. */
export const noteSchema = z.object({
  id: z.string(),
  at: z.string(),
  by: actorSchema,
  text: z.string(),
  /** Order of the note. Null for a note on the customer. */
  order_number: z.string().nullable(),
})
export type Note = z.infer<typeof noteSchema>

/** Notes, newest first. */
export const notesSchema = z.array(noteSchema)

/** POST …/notes */
export const newNoteSchema = z.object({ text: z.string().trim().min(1).max(MAX_NOTE_LENGTH) })
export type NewNote = z.input<typeof newNoteSchema>

export const noteIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
