import { chosenExtras, extraLines } from "@bon-perroquet/checkout/extras"
import { asVatClass, DEFAULT_VAT_CLASS, type DeliveryCountry } from "@bon-perroquet/contract"
import type { DocumentLine } from "@bon-perroquet/vat/totals"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Snapshot } from "../catalogue"
import { refuse } from "../http/refusal"
import { pricedLine, type Wanted } from "./priced-line"

/**
 * Returns the lines that the extras with these codes add, as the checkout will charge them.
 * @throws 400 extra_not_offered
 */
export function pricedExtras(
  container: MedusaContainer,
  { snapshot, country }: { snapshot: Snapshot; country: DeliveryCountry },
  lines: readonly Wanted[],
  codes: readonly string[],
): DocumentLine[] {
  const extras = chosenExtras(container, codes)
  if (!extras) throw refuse("extra_not_offered", 400)
  const classed = lines.map((line) => ({
    vat_class: asVatClass(snapshot.products.get(line.product_id)?.vat_class) ?? DEFAULT_VAT_CLASS,
    gross_cents: pricedLine(snapshot, country, line).gross_cents,
  }))
  return extras
    .flatMap((extra) => extraLines(extra, classed))
    .map(({ vat_class, price_cents }) => ({
      gross_cents: price_cents,
      rate: snapshot.vatRate(vat_class, country),
    }))
}
