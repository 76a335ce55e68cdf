import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { documentsModule } from "../documents"
import { readCustomers, type IntraCommunityCustomer } from "../report/rows"
import type { Seller } from "../modules/documents"
import { leaf, node } from "@bon-perroquet/api-kit/xml"
import { decimal } from "../report/csv"

/** Code of goods in the statement of sales to other member states. "S" is services, "T" is triangular trade. */
const GOODS = "L"
const NAMESPACE = "http://www.minfin.fgov.be/"

/** Returns the first and last day of a quarter such as "2026-Q4". */
function daysOfQuarter(quarter: string): { from: string; to: string } {
  const [year, number] = [quarter.slice(0, 4), Number(quarter.slice(-1))]
  const month = (of: number) => String(of).padStart(2, "0")
  const last = new Date(Date.UTC(Number(year), number * 3, 0)).getUTCDate()
  return { from: `${year}-${month(number * 3 - 2)}-01`, to: `${year}-${month(number * 3)}-${last}` }
}

const enterpriseNumber = (vat_number: string): string => vat_number.replace(/\D/g, "")

function intraConsignmentXml(
  quarter: string,
  seller: Seller,
  customers: readonly IntraCommunityCustomer[],
): string {
  // Fully credited customers are not listed.
  const listed = customers.filter(({ base_cents }) => base_cents !== 0)
  const sum = listed.reduce((total, { base_cents }) => total + base_cents, 0)
  const own = enterpriseNumber(seller.vat_number)
  const declarant = node(
    "ns2:Declarant",
    leaf("VATNumber", own),
    leaf("Name", seller.legal_name),
    leaf("Street", seller.street),
    leaf("PostCode", seller.postal_code),
    leaf("City", seller.city),
    leaf("CountryCode", seller.country),
    leaf("EmailAddress", seller.email),
    leaf("Phone", seller.phone.replace(/[^\d+]/g, "")),
  )
  const period = node(
    "ns2:Period",
    leaf("ns2:Quarter", quarter.slice(-1)),
    leaf("ns2:Year", quarter.slice(0, 4)),
  )
  const clients = listed.map(
    ({ vat_number, base_cents }, index) =>
      `<ns2:IntraClient SequenceNumber="${index + 1}">` +
      leaf("ns2:CompanyVATNumber", vat_number.slice(2), { issuedBy: vat_number.slice(0, 2) }) +
      leaf("ns2:Code", GOODS) +
      leaf("ns2:Amount", decimal(base_cents)) +
      "</ns2:IntraClient>",
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<ns2:IntraConsignment xmlns="${NAMESPACE}InputCommon" xmlns:ns2="${NAMESPACE}IntraConsignment" IntraListingsNbr="1">`,
    `<ns2:IntraListing SequenceNumber="1" ClientsNbr="${listed.length}" DeclarantReference="${own}${quarter.slice(-2)}" AmountSum="${decimal(sum)}">`,
    ...[declarant, period, ...clients],
    "</ns2:IntraListing></ns2:IntraConsignment>\n",
  ].join("")
}

export async function intraCommunityStatement(container: MedusaContainer, quarter: string): Promise<string> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [seller, customers] = await Promise.all([
    documentsModule(container).sellerNow(container),
    readCustomers(knex, daysOfQuarter(quarter)),
  ])
  return intraConsignmentXml(quarter, seller, customers)
}
