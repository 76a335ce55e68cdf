import { defineMiddlewares } from "@medusajs/framework/http"

export default defineMiddlewares({
  // Preserves the raw body, because signatures cover its bytes.
  routes: ["/api/ucp/*", "/api/acp/*"].map((matcher) => ({
    ...{ matcher, methods: ["POST", "PUT"] },
    bodyParser: { preserveRawBody: true },
  })),
})
