import type { Business, DeliveryCountry, OrderBusiness, VatNumberProof } from "@bon-perroquet/contract"
import { vatNumberOf, type VatNumber } from "@bon-perroquet/vat/numbers"
import { ORIGIN_COUNTRY } from "@bon-perroquet/vat/rates"
import type { MedusaContainer } from "@medusajs/framework/types"
import { refuse } from "../http/refusal"
import { businessKeeper } from "./keeper"

/**
 * Whether goods are sold as an intra-community supply: they leave for the member state whose number VIES knows. A number that
 * nobody vouches for counts as none, and VAT is charged.
 */
const isIntraCommunity = (
  { country }: VatNumber,
  destination: DeliveryCountry,
  proof: VatNumberProof | null,
): boolean =>
  proof?.standing === "valid" && country === destination && destination.toLowerCase() !== ORIGIN_COUNTRY

/** The same by what is remembered: for totals that are shown while somebody types. */
export async function isSoldWithoutVat(
  container: MedusaContainer,
  destination: DeliveryCountry,
  typed: string | undefined,
): Promise<boolean> {
  const number = typed ? vatNumberOf(typed) : null
  const keeper = businessKeeper()
  if (!number || !keeper || number.country !== destination) return false
  return isIntraCommunity(number, destination, await keeper.remembered(container, number.vat_number))
}

/**
 * A business as its order is going to keep it; undefined in a shop that takes none.
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
  const is_exempt = isIntraCommunity(number, destination, proof)
  return { company, vat_number: number.vat_number, proof, is_exempt }
}
