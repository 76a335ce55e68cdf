import type { InformationPage, Language, PageAnswer } from "@bon-perroquet/contract"
import { parsePage } from "@bon-perroquet/contract/markup"
import type { MedusaContainer } from "@medusajs/framework/types"
import { pageTexts } from "./kinds"
import { readSetting } from "./read"

/** Returns a page's text and the time of its last change, both null for the default text. */
export async function pageTextOf(
  container: MedusaContainer,
  page: InformationPage,
  language: Language,
): Promise<Pick<PageAnswer, "text" | "updated_at">> {
  const { value, changed } = await readSetting(container, pageTexts(page))
  const source = value[language]
  return source
    ? { text: parsePage(source), updated_at: changed?.at ?? null }
    : { text: null, updated_at: null }
}
