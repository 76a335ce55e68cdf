import { isFeed, type Demand, type ProductKind } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"

/** Returns a function that lists, as a text, the mandatory information that a product lacks. */
export function useMissingText() {
  const { t } = useTranslation("product-information")
  const { t: admin } = useTranslation("admin")
  const nameOf = (demand: Demand, kind: ProductKind | null): string => {
    if (demand === "allergens_marked") return admin("information.marked")
    if (demand === "ingredients" && isFeed(kind)) return t("fields.composition")
    return t(`fields.${demand}`)
  }
  return (missing: readonly Demand[], kind: ProductKind | null): string =>
    missing.map((demand) => nameOf(demand, kind)).join(", ")
}
