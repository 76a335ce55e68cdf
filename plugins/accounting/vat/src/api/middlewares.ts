import { VAT_CLASSES } from "@bon-perroquet/contract/vat-classes"
import { defineMiddlewares, validateAndTransformBody } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { rateToAddSchema } from "../rates/input"

const vatClassToSet = z.strictObject({ vat_class: z.literal(VAT_CLASSES) })
export type VatClassToSet = z.infer<typeof vatClassToSet>

export default defineMiddlewares({
  routes: [
    {
      matcher: "/admin/vat/products/:id",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(vatClassToSet)],
    },
    {
      matcher: "/admin/vat/rates",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(rateToAddSchema)],
    },
  ],
})
