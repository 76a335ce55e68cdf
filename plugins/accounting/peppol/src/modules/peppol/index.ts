import { connectEInvoices } from "@bon-perroquet/api-kit/e-invoices"
import type { LoaderOptions } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import { accessPointNamed, connectAccessPoint } from "../../access-point"
import { countUndelivered, queueEInvoice } from "../../e-invoices"
import { PeppolModuleService } from "./service"

interface ModuleOptions extends Record<string, unknown> {
  /** Name of the access point. Without it, nothing is sent. */
  accessPoint?: string
  apiKey?: string
  apiBase?: string
  webhookSecret?: string
}

/** Connects the queue at start, because worker processes have no API routes. */
function connect({ options }: LoaderOptions<ModuleOptions>): Promise<void> {
  const { accessPoint, ...rest } = options ?? {}
  if (accessPoint) {
    connectAccessPoint(accessPointNamed(accessPoint, rest))
    connectEInvoices({ queue: queueEInvoice, undelivered: countUndelivered })
  }
  return Promise.resolve()
}

export default Module("peppol", { service: PeppolModuleService, loaders: [connect] })
