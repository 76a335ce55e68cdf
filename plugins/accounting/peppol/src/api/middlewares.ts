import { defineMiddlewares } from "@medusajs/framework/http"

export default defineMiddlewares({
  routes: [
    {
      // The signature covers the raw body.
      matcher: "/api/peppol/events",
      methods: ["POST"],
      bodyParser: { preserveRawBody: true, sizeLimit: "64kb" },
    },
  ],
})
