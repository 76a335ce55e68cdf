import { HANDLE, MAX_HANDLE } from "@bon-perroquet/contract"
import { perLanguage, TRANSLATED_LANGUAGES } from "@bon-perroquet/contract/sets"
import { defineMiddlewares, validateAndTransformBody } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"

/** Has the same maximum lengths as the dashboard's form. */
const texts = z.strictObject({
  name: z.string().trim().max(120).optional(),
  description: z.string().trim().max(5_000).optional(),
  /** An empty handle is created from the name. */
  handle: z
    .string()
    .trim()
    .max(MAX_HANDLE)
    .refine((text) => text === "" || HANDLE.test(text))
    .optional(),
})
/** Texts to save. French is not among them, because Medusa's form edits it. */
const textsToSave = z.strictObject(perLanguage(TRANSLATED_LANGUAGES, () => texts.optional()))
export type TextsToSave = z.infer<typeof textsToSave>

export default defineMiddlewares({
  routes: [
    {
      matcher: "/admin/languages/products/:id",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(textsToSave)],
    },
  ],
})
