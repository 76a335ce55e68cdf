import { orderKeeper } from "@bon-perroquet/checkout/methods"
import { dayIn, TRANSFER_TEXTS } from "@bon-perroquet/checkout/transfers"
import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import { formatCents } from "@bon-perroquet/contract/money"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { invoicesToRemind, whileOpen } from "../credit"
import { invoiceRows, noonOf } from "../instructions"
import { INVOICE_PAYMENT_MODULE, type InvoicePaymentModuleService } from "../modules/invoice-payment"
import { INVOICE_TEXTS } from "../texts"

/** Reminds customers of overdue invoices, up to three times. */
export async function remindOfInvoices(container: MedusaContainer): Promise<void> {
  const method = container.resolve<InvoicePaymentModuleService>(INVOICE_PAYMENT_MODULE)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const invoices = await invoicesToRemind(knex, method.reminderDays)
  const account = invoices.length ? await method.payee() : null
  if (!account) return
  for (const invoice of invoices)
    await whileOpen(knex, invoice, (amount_cents) =>
      orderKeeper().remind(container, invoice.order_number, (language) => {
        const step = invoice.reminders + 1
        const { reminder } = INVOICE_TEXTS[language]
        const amount = formatCents(amount_cents, language)
        const until = dayIn(language, noonOf(invoice.due_on))
        const blocks = step * method.reminderDays > method.blockDays
        return {
          key: `invoice:${invoice.id}:reminder-${step}`,
          greeting: TRANSFER_TEXTS[language].greeting,
          ...reminder(invoice.order_number, amount, until, step, blocks),
          rows: invoiceRows({ ...invoice, amount_cents }, account, language),
        }
      }),
    )
}

export default neverTwiceAtOnce(remindOfInvoices)

export const config = { name: "remind-of-invoices", schedule: everyInterval() }
