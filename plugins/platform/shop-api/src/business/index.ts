import type { VatNumberProof, OrderBusiness, Business, DeliveryCountry } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { offerService } from "@bon-perroquet/api-kit/services"
import { taxationOf, type Taxation } from "@bon-perroquet/contract/vat/charged"
import { vatNumberOf } from "@bon-perroquet/contract/vat/numbers"
import { refuse } from "@bon-perroquet/api-kit/http/refusal"

export { taxationOfBusiness } from "@bon-perroquet/contract/vat/charged"

/** Interface of the optional plugin `business`, which checks VAT numbers with VIES. */
interface BusinessKeeper {
  /** Returns the stored answer for a number if it is recent enough, otherwise null. Makes no request. */
  remembered: (container: MedusaContainer, vatNumber: string) => Promise<VatNumberProof | null>
  /** Queries VIES if needed. Returns "unanswered" after a short timeout. */
  prove: (container: MedusaContainer, vatNumber: string) => Promise<VatNumberProof>
}

let keeper: BusinessKeeper | undefined
let isKeeping = () => true

/** Registers the plugin `business`. @param isOn whether the plugin is enabled, evaluated at each use */
export function connectBusinesses(connected: BusinessKeeper, isOn: () => boolean = () => true): void {
  keeper = connected
  isKeeping = isOn
  offerService("business", isOn)
}

export const businessKeeper = (): BusinessKeeper | undefined => (isKeeping() ? keeper : undefined)

/** Returns the taxation by the stored VIES answer, for totals while the shopper types. */
export async function rememberedTaxation(
  container: MedusaContainer,
  destination: DeliveryCountry,
  typed: string | undefined,
): Promise<Taxation> {
  const number = typed ? vatNumberOf(typed, destination) : null
  const keeper = businessKeeper()
  if (!number || !keeper) return "consumer"
  return taxationOf(number, destination, await keeper.remembered(container, number.vat_number))
}

/**
 * Returns the business to store with an order, or undefined if the plugin `business` is disabled.
 * @param home country of the invoice for a VAT number without a country prefix
 */
export async function orderBusinessOf(
  container: MedusaContainer,
  destination: DeliveryCountry,
  { company, vat_number: typed }: Business,
  home: string = destination,
): Promise<OrderBusiness | undefined> {
  const keeper = businessKeeper()
  if (!keeper) return undefined
  if (!typed) return { company, vat_number: null, proof: null, is_exempt: false }
  const number = vatNumberOf(typed, home)
  if (!number) throw refuse("vat_number_malformed", 400)
  const proof = await keeper.prove(container, number.vat_number)
  const is_exempt = taxationOf(number, destination, proof) === "exempt"
  return { company, vat_number: number.vat_number, proof, is_exempt }
}
