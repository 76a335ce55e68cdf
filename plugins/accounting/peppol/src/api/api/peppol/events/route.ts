import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { accessPointOfShop } from "../../../../access-point"
import { hurry } from "../../../../e-invoices"

/** An event only identifies a document. Its state is requested from the access point. */
async function receive(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const signature = req.headers["x-signature"]
  const body = Buffer.isBuffer(req.rawBody) ? req.rawBody.toString("utf8") : String(req.rawBody ?? "")
  const id = accessPointOfShop()?.eventOf(body, typeof signature === "string" ? signature : undefined)
  if (!id) {
    res.status(400).json({ detail: "The signature does not fit.", code: "invalid_signature" })
    return
  }
  await hurry(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
  res.json({ received: true })
}

export const POST = Object.assign(receive, {
  described: {
    summary: "Receive events of the access point",
    description:
      "Only for the Peppol access point. The event's signature (`X-Signature`) is verified before the " +
      "content is read. The document is checked in the next run.",
    access: "anyone",
    reads: { "application/json": z.looseObject({}) },
    answer: z.object({ received: z.literal(true) }),
    refusals: { 400: ["invalid_signature"] },
  },
})
