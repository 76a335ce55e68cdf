import { defineMiddlewares, validateAndTransformBody } from "@medusajs/framework/http"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import { deliverySchema, openCountrySchema, openStateSchema } from "../records/contract"

const write = (matcher: string, schema: Parameters<typeof validateAndTransformBody>[0]): MiddlewareRoute => ({
  matcher,
  methods: ["POST"],
  middlewares: [validateAndTransformBody(schema)],
})

export default defineMiddlewares({
  routes: [
    write("/admin/countries", openCountrySchema),
    write("/admin/countries/:code/delivery", deliverySchema),
    write("/admin/countries/:code/state", openStateSchema),
  ],
})
