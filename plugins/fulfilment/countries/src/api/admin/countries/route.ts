import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { carrierOffers, listCountries, enableCountry } from "../../../countries"
import { type OpenCountry, COUNTRY_CODES } from "../../../records/contract"

export async function GET({ scope }: MedusaRequest, response: MedusaResponse): Promise<void> {
  const countries = await listCountries(scope)
  const codes = new Set(countries.map(({ code }) => code))
  const available = COUNTRY_CODES.filter((code) => !codes.has(code))
  response.json({ countries, available, carriers: carrierOffers(scope) })
}

export async function POST(
  { scope, validatedBody }: MedusaRequest<OpenCountry>,
  response: MedusaResponse,
): Promise<void> {
  await enableCountry(scope, validatedBody)
  response.status(201).json({ code: validatedBody.code })
}
