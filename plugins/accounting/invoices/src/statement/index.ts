import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { documentsModule } from "../documents"
import { daysOfQuarter, intraConsignmentXml } from "./intervat"
import { readCustomers } from "../report/rows"

export async function intraCommunityStatement(container: MedusaContainer, quarter: string): Promise<string> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [seller, customers] = await Promise.all([
    documentsModule(container).sellerNow(container),
    readCustomers(knex, daysOfQuarter(quarter)),
  ])
  return intraConsignmentXml(quarter, seller, customers)
}
