import type { InformationPage, Language, PageText } from "@bon-perroquet/contract"
import { parsePage } from "@bon-perroquet/contract/markup"
import type { MedusaContainer } from "@medusajs/framework/types"
import { pageTexts } from "./kinds"
import { readSetting } from "./read"

/** Returns null for the default text. */
export async function pageTextOf(
  container: MedusaContainer,
  page: InformationPage,
  language: Language,
): Promise<PageText | null> {
  const { value } = await readSetting(container, pageTexts(page))
  const source = value[language]
  return source ? parsePage(source) : null
}
