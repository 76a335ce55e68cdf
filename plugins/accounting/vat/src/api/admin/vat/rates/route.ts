import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { VAT_MODULE } from "../../../../modules/vat"
import type { VatModuleService } from "../../../../modules/vat"
import type { RateToAdd } from "../../../../rates/input"
import { midnightOf } from "../../../../rates/midnight"

const vatOf = ({ scope }: Pick<MedusaRequest, "scope">) => scope.resolve<VatModuleService>(VAT_MODULE)

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const vat = vatOf(request)
  const rows = await vat.listVatRates({}, { order: { valid_from: "ASC" } })
  const rates = rows.map(({ id, vat_class, country_code, rate, valid_from }) => ({
    id,
    vat_class,
    country_code,
    rate: Number(rate),
    valid_from: new Date(valid_from).toISOString(),
  }))
  response.json({ scheme: vat.scheme, rates })
}

export async function POST(request: MedusaRequest<RateToAdd>, response: MedusaResponse): Promise<void> {
  const { valid_from, ...rate } = request.validatedBody
  await vatOf(request).planRate({ ...rate, valid_from: midnightOf(valid_from) })
  response.status(201).json({ ...rate, valid_from })
}
