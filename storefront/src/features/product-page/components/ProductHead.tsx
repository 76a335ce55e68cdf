import type { Product } from "@bon-perroquet/shop-api/contract"
import { PageHead } from "../../../components/PageHead"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"

const LONGEST_DESCRIPTION = 160

/** Whole words of a text, as many as a search result shows. */
function shortened(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text
  return `${text.slice(0, LONGEST_DESCRIPTION).replace(/\s+\S*$/, "")}…`
}

/** What search engines and shared links are told of a product. */
export function ProductHead({ product }: { product: Product }) {
  const { language } = useLanguage()
  const description = localised(product, "description", language)
  return <PageHead title={localised(product, "name", language)} description={shortened(description)} />
}
