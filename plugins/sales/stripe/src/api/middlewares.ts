import { defineMiddlewares } from "@medusajs/framework/http"

export default defineMiddlewares({
  routes: [
    {
      // Preserves the raw body, because Stripe's signature is computed from it.
      matcher: "/api/payments/webhook",
      methods: ["POST"],
      bodyParser: { preserveRawBody: true, sizeLimit: "512kb" },
    },
  ],
})
