import { Readable } from "node:stream"
import { documentKeeper } from "@bon-perroquet/api-kit/documents"
import { refuse, sendFile } from "@bon-perroquet/api-kit/http"
import { dayIn } from "@bon-perroquet/checkout/transfers"
import { channels, currentChannel, inChannel } from "@bon-perroquet/contract/channels"
import type { Language } from "@bon-perroquet/contract/sets"
import { readTradeAccount } from "@bon-perroquet/medusa-sql/buying/credit"
import { merchantOf } from "@bon-perroquet/shop-settings/settings"
import type { MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { statementCsv, statementList } from "./files"
import { creditAccount } from "./index"

/** Without a chosen channel, a statement is the one of the main channel: each channel has its name and bank account. */
const inOneChannel = <T>(work: () => T): T => inChannel(currentChannel() ?? channels()[0], work)

export async function answerCsv(
  response: MedusaResponse,
  container: MedusaContainer,
  customer: string,
): Promise<void> {
  const csv = statementCsv(await inOneChannel(() => creditAccount(container, customer)))
  await sendFile(response, "statement.csv", Readable.from([csv]))
}

/** @throws 404 if no plugin prints documents */
export async function answerPdf(
  response: MedusaResponse,
  container: MedusaContainer,
  customer: string,
  language: Language,
): Promise<void> {
  const printer = documentKeeper()
  if (!printer) throw refuse("not_found", 404)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [account, person, merchant] = await inOneChannel(() =>
    Promise.all([
      creditAccount(container, customer),
      readTradeAccount(knex, customer),
      merchantOf(container),
    ]),
  )
  const about = { merchant, language, customer: person?.name ?? "", today: dayIn(language, new Date()) }
  const pdf = await printer.print(statementList(account, about))
  response.setHeader("Content-Type", "application/pdf")
  response.setHeader("Content-Disposition", 'attachment; filename="statement.pdf"')
  response.setHeader("Cache-Control", "private, no-store")
  response.status(200).send(pdf)
}
