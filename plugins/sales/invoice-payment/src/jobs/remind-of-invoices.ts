import { orderKeeper } from "@bon-perroquet/checkout/methods"
import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { invoicesToRemind, whileDue } from "../credit"
import { reminderOf } from "../instructions/reminder"
import { INVOICE_PAYMENT_MODULE, type InvoicePaymentModuleService } from "../modules/invoice-payment"

/** Reminds customers of overdue invoices, up to three times. */
export async function remindOfInvoices(container: MedusaContainer): Promise<void> {
  const method = container.resolve<InvoicePaymentModuleService>(INVOICE_PAYMENT_MODULE)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const invoices = await invoicesToRemind(knex, method.reminderDays)
  if (!invoices.length || !(await method.payee())) return
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  for (const invoice of invoices)
    await whileDue(knex, invoice, (amount_cents) =>
      orderKeeper().remind(container, invoice.order_number, (language) =>
        reminderOf(method, invoice, amount_cents, language),
      ),
    ).catch((error: unknown) =>
      // A failed invoice must not block the others.
      logger.error(
        `The reminder of order ${invoice.order_number} could not be sent and will be tried again: ${String(error)}`,
      ),
    )
}

export default neverTwiceAtOnce(remindOfInvoices)

export const config = { name: "remind-of-invoices", schedule: everyInterval() }
