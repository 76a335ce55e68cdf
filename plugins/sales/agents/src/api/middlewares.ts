import { defineMiddlewares } from "@medusajs/framework/http"

export default defineMiddlewares({
  // Preserves the raw body, because signatures cover its bytes.
  routes: [{ matcher: "/api/ucp/*", methods: ["POST", "PUT"], bodyParser: { preserveRawBody: true } }],
})
