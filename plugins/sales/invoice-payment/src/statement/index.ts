import { documentKeeper } from "@bon-perroquet/api-kit/documents"
import type { CreditAccount } from "@bon-perroquet/contract"
import { orderIdsOfNumbers } from "@bon-perroquet/medusa-sql/buying/credit"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readStatement } from "../credit"
import { INVOICE_PAYMENT_MODULE, type InvoicePaymentModuleService } from "../modules/invoice-payment"

const invoicePayment = (container: MedusaContainer): InvoicePaymentModuleService =>
  container.resolve<InvoicePaymentModuleService>(INVOICE_PAYMENT_MODULE)

/** Returns the statement of account of a customer. */
export async function creditAccount(container: MedusaContainer, customer: string): Promise<CreditAccount> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const method = invoicePayment(container)
  const [statement, payee] = await Promise.all([readStatement(knex, customer, method), method.payee()])
  const numbers = statement.invoices.map(({ order_number }) => order_number)
  const ids = await orderIdsOfNumbers(knex, numbers)
  const documents = numbers.length ? await documentKeeper()?.ofOrders(knex, [...ids.values()]) : undefined
  return {
    ...statement,
    payee,
    invoices: statement.invoices.map((invoice) => {
      const issued = documents?.(ids.get(invoice.order_number) ?? "") ?? []
      const first = issued.find(({ kind }) => kind === "invoice")
      return { ...invoice, document_number: first?.number ?? null }
    }),
  }
}
