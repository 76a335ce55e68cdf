import { needsPoint } from "@bon-perroquet/carrier/tariff"
import { DELIVERY_COUNTRIES } from "@bon-perroquet/contract"
import type { MedusaRequest } from "@medusajs/framework/http"
import { z } from "zod"
import { shopSnapshot } from "../catalogue"
import { chosenPoint } from "../delivery"

const dataSchema = z.object({
  point_id: z.string().max(64).optional().catch(undefined),
  point: z
    .object({ id: z.string().max(64) })
    .optional()
    .catch(undefined),
})

export function pointIn(data: unknown): string | undefined {
  const { point_id, point } = dataSchema.parse(data ?? {})
  return point_id ?? point?.id
}

const choiceSchema = z.object({ option_id: z.string(), data: z.record(z.string(), z.unknown()).nullish() })

/**
 * Adds the data of the chosen pick-up point to a delivery, as the shop's API does.
 * @throws 400 if the point is missing or unknown
 */
export async function requirePoint({ scope, body }: MedusaRequest): Promise<void> {
  const { options } = await shopSnapshot(scope)
  for (const choice of [body].flat()) {
    const { data: chosen } = choiceSchema.safeParse(choice)
    const option = options.find(({ id }) => id === chosen?.option_id)
    if (!chosen || !option || !needsPoint(option.code)) continue
    const country = DELIVERY_COUNTRIES.find((code) => code === option.country_code.toUpperCase())
    const point = country && (await chosenPoint(scope, option, country, pointIn(chosen.data)))
    Object.assign(choice as object, { data: { ...chosen.data, point } })
  }
}
