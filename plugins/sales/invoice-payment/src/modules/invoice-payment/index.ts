import { connectAlerts } from "@bon-perroquet/api-kit/alerts"
import { connectArchiveFile } from "@bon-perroquet/api-kit/archive-files"
import { connectPersonalData } from "@bon-perroquet/api-kit/personal-data"
import { connectReceipts } from "@bon-perroquet/api-kit/receipts"
import { offerService } from "@bon-perroquet/api-kit/services"
import { readLive } from "@bon-perroquet/contract/options"
import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Module } from "@medusajs/framework/utils"
import { CREDIT_OF_PEOPLE, longOverdue, readReceipts } from "../../credit"
import { noonOf } from "../../instructions"
import { CREDIT_FILE } from "../../moving-out"
import { readOptions } from "../../options"
import { InvoicePaymentModuleService } from "./service"

/** The checkout finds the modules of payment methods by the prefix `payment_method_`. */
export const INVOICE_PAYMENT_MODULE = "payment_method_invoice"

/** Connects alerts, books, exported and personal data even if the method is disabled, because invoices may be open. */
function connect({ options }: LoaderOptions): Promise<void> {
  const { isOn, blockDays } = readOptions(options)
  offerService("invoice_payment", () => readLive(isOn))
  offerService("open_invoices")
  connectPersonalData(CREDIT_OF_PEOPLE)
  connectReceipts(readReceipts)
  connectArchiveFile(CREDIT_FILE)
  connectAlerts("invoice_overdue", async (container) => {
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    return (await longOverdue(knex, readLive(blockDays))).map(({ id, order_number, due_cents, due_on }) => ({
      ...{ id, order_number, amount_cents: due_cents, at: noonOf(due_on) },
    }))
  })
  return Promise.resolve()
}

export default Module(INVOICE_PAYMENT_MODULE, { service: InvoicePaymentModuleService, loaders: [connect] })
export type { InvoicePaymentModuleService }
