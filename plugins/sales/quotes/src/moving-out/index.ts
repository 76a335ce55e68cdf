import type { ArchiveFile } from "@bon-perroquet/api-kit/archive-files"
import { paged } from "@bon-perroquet/api-kit/csv"
import { decimalEuro } from "@bon-perroquet/contract/money"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { quotesAfter, type QuoteRow } from "../quotes/rows"

const COLUMNS = [
  ...["quote", "state", "email", "name", "requested_at", "valid_until", "order_number", "sku", "product"],
  ...["quantity", "usual_net", "offered_net", "message", "answer"],
]

async function* rows(container: MedusaContainer): AsyncGenerator<Record<string, string>> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const pages = paged((after: QuoteRow | undefined) => quotesAfter(knex, after?.id ?? ""))
  for await (const { lines, ...quote } of pages)
    for (const { sku, name, quantity, usual_net_cents, net_cents } of lines)
      yield {
        ...{ quote: quote.id, state: quote.state, email: quote.email ?? "", name: quote.name ?? "" },
        ...{ requested_at: quote.created_at.toISOString(), valid_until: quote.valid_until ?? "" },
        ...{ order_number: quote.order_number ?? "", sku, product: name, quantity: String(quantity) },
        usual_net: decimalEuro(usual_net_cents),
        offered_net: net_cents === null ? "" : decimalEuro(net_cents),
        ...{ message: quote.message, answer: quote.answer },
      }
}

export const QUOTES_FILE: ArchiveFile = {
  path: "quotes.csv",
  columns: COLUMNS,
  rows,
  description: {
    fr: "Devis, une ligne par article, avec les prix habituels et proposés par unité, hors TVA.",
    nl: "Offertes, één regel per artikel, met de gebruikelijke en de aangeboden prijs per stuk, zonder btw.",
    en: "Quotes, one line per item, with the usual and the offered price per unit, without VAT.",
    de: "Angebote, eine Zeile je Artikel, mit dem üblichen und dem angebotenen Preis je Stück, ohne Mehrwertsteuer.",
  },
}
