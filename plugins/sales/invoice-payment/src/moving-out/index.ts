import type { ArchiveFile } from "@bon-perroquet/api-kit/archive-files"
import { paged } from "@bon-perroquet/api-kit/csv"
import type { ListedCreditAccount } from "@bon-perroquet/contract"
import { decimalEuro, toEuro } from "@bon-perroquet/contract/money"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { accountsAfter } from "../credit"

async function* rows(container: MedusaContainer) {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const pages = paged((after: ListedCreditAccount | undefined) =>
    accountsAfter(knex, after?.customer_id ?? ""),
  )
  for await (const { terms, ...account } of pages)
    yield {
      ...{ customer_id: account.customer_id, email: account.email ?? "", name: account.name ?? "" },
      ...(terms && { limit: decimalEuro(terms.limit_cents), payment_days: terms.payment_days }),
      ...(terms && { end_of_month: terms.end_of_month ? "yes" : "no" }),
      balance: toEuro(account.balance_cents),
      overdue: toEuro(account.overdue_cents),
      oldest_due_on: account.oldest_due_on ?? "",
    }
}

export const CREDIT_FILE: ArchiveFile = {
  path: "credit-accounts.csv",
  columns: [
    ...["customer_id", "email", "name", "limit", "payment_days", "end_of_month"],
    ...["balance", "overdue", "oldest_due_on"],
  ],
  rows,
  description: {
    fr: "Comptes qui paient sur facture, ou qui ont un solde : limite de crédit, délai de paiement, solde et montant échu. Un solde négatif est dû au client.",
    nl: "Accounts die op factuur betalen of een saldo hebben: kredietlimiet, betaaltermijn, saldo en vervallen bedrag. Een negatief saldo is verschuldigd aan de klant.",
    en: "Accounts that pay by invoice or have a balance: credit limit, payment days, balance and overdue amount. A negative balance is owed to the customer.",
    de: "Konten, die auf Rechnung zahlen oder einen Saldo haben: Kreditlimit, Zahlungsfrist, Saldo und überfälliger Betrag. Einen negativen Saldo schuldet der Shop dem Kunden.",
  },
}
