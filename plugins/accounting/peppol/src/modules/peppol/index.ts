import { connectEInvoices } from "@bon-perroquet/api-kit/e-invoices"
import { checkedOptions } from "@bon-perroquet/contract/options"
import type { LoaderOptions } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import { z } from "zod"
import { accessPointNamed, connectAccessPoint } from "../../access-point"
import { countUndelivered, queueEInvoice } from "../../e-invoices"
import { PeppolModuleService } from "./service"

const optionsSchema = z.strictObject({
  /** Name of the access point. Without it, nothing is sent. */
  accessPoint: z.string().optional(),
  apiKey: z.string().optional(),
  apiBase: z.string().optional(),
  webhookSecret: z.string().optional(),
})

/** Connects the queue of e-invoices when the module loads, not in a route file: workers load no API routes. */
function connect({ options }: LoaderOptions): Promise<void> {
  const { accessPoint, ...rest } = checkedOptions("@bon-perroquet/peppol", optionsSchema, options)
  if (accessPoint) {
    connectAccessPoint(accessPointNamed(accessPoint, rest))
    connectEInvoices({ queue: queueEInvoice, undelivered: countUndelivered })
  }
  return Promise.resolve()
}

export default Module("peppol", { service: PeppolModuleService, loaders: [connect] })
