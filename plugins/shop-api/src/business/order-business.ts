import type { Business, DeliveryCountry, OrderBusiness } from "@bon-perroquet/contract"
import { taxationOf, type Taxation } from "@bon-perroquet/vat/charged"
import { vatNumberOf } from "@bon-perroquet/vat/numbers"
import type { MedusaContainer } from "@medusajs/framework/types"
import { refuse } from "../http/refusal"
import { businessKeeper } from "./keeper"

/**
 * Returns a buyer's taxation by the stored VIES answer, for totals that are displayed while somebody types.
 */
export async function rememberedTaxation(
  container: MedusaContainer,
  destination: DeliveryCountry,
  typed: string | undefined,
): Promise<Taxation> {
  const number = typed ? vatNumberOf(typed) : null
  const keeper = businessKeeper()
  if (!number || !keeper) return "consumer"
  return taxationOf(number, destination, await keeper.remembered(container, number.vat_number))
}

/**
 * Returns the business to store with an order, or undefined without the plugin.
 * @throws 400 vat_number_malformed
 */
export async function orderBusinessOf(
  container: MedusaContainer,
  destination: DeliveryCountry,
  { company, vat_number: typed }: Business,
): Promise<OrderBusiness | undefined> {
  const keeper = businessKeeper()
  if (!keeper) return undefined
  if (!typed) return { company, vat_number: null, proof: null, is_exempt: false }
  const number = vatNumberOf(typed)
  if (!number) throw refuse("vat_number_malformed", 400)
  const proof = await keeper.prove(container, number.vat_number)
  const is_exempt = taxationOf(number, destination, proof) === "exempt"
  return { company, vat_number: number.vat_number, proof, is_exempt }
}
