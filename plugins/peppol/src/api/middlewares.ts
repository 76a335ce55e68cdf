import { defineMiddlewares } from "@medusajs/framework/http"

export default defineMiddlewares({
  routes: [
    {
      // The signature is over what was sent, not over what was read of it.
      matcher: "/api/peppol/events",
      methods: ["POST"],
      bodyParser: { preserveRawBody: true, sizeLimit: "64kb" },
    },
  ],
})
