import type { VatReport } from "@bon-perroquet/contract"
import { ORIGIN_COUNTRY } from "@bon-perroquet/contract/vat/scheme"
import type { Content } from "../modules/documents"

/** Grids (boxes of the Belgian VAT return) for the taxable amount, by rate. */
const GRID_OF_RATE: Record<number, string> = { 0: "00", 6: "01", 12: "02", 21: "03" }
/** Grid for the VAT due on the sales of grids 01 to 03. */
const VAT_DUE = "54"
/** Grid for credit notes on grids 00, 01, 02, 03, 45 and 47. */
const CREDITED = "49"
/** Grid for the VAT to recover on credit notes. */
const VAT_CREDITED = "64"
/** Grid for goods delivered without VAT to businesses in other member states. */
const INTRA_COMMUNITY = "46"
/** Grid for credit notes on the sales of grids 44 and 46. */
const INTRA_COMMUNITY_CREDITED = "48"

/**
 * Returns grids of the periodic return (form 625). Credit notes have separate grids. A former Belgian rate
 * has no base grid but counts in the VAT due.
 */
export function gridsOf(
  rates: VatReport["belgium"]["rates"],
  exempt: Pick<VatReport["intra_community"], "sales_cents" | "credits_cents">,
): Record<string, number> {
  const grids: Record<string, number> = {
    "01": 0,
    "02": 0,
    "03": 0,
    [CREDITED]: 0,
    [VAT_DUE]: 0,
    [VAT_CREDITED]: 0,
  }
  const add = (grid: string, cents: number) => {
    grids[grid] = (grids[grid] ?? 0) + cents
  }
  for (const { rate, sales, credits } of rates) {
    const grid = GRID_OF_RATE[rate]
    if (grid) add(grid, sales.base_cents)
    add(VAT_DUE, sales.vat_cents)
    add(CREDITED, credits.base_cents)
    add(VAT_CREDITED, credits.vat_cents)
  }
  if (exempt.sales_cents) add(INTRA_COMMUNITY, exempt.sales_cents)
  if (exempt.credits_cents) add(INTRA_COMMUNITY_CREDITED, exempt.credits_cents)
  return grids
}

/** Returns whether a sale has the VAT of another country. */
export const isOssSale = ({
  scheme,
  country,
  exemption,
}: Pick<Content, "scheme" | "country"> & { exemption?: string | null }): boolean =>
  scheme === "oss" && country.toLowerCase() !== ORIGIN_COUNTRY && !exemption

/** Returns the grids of a document's base (none for a former Belgian rate) and VAT. */
export const gridsOfLine = (
  { kind, exemption }: Pick<Content, "kind" | "exemption">,
  rate: number,
): { grid: string; vat_grid: string } =>
  exemption && !rate
    ? { grid: kind === "invoice" ? INTRA_COMMUNITY : INTRA_COMMUNITY_CREDITED, vat_grid: "" }
    : kind === "invoice"
      ? { grid: GRID_OF_RATE[rate] ?? "", vat_grid: VAT_DUE }
      : { grid: CREDITED, vat_grid: VAT_CREDITED }
