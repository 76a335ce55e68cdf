import { type Language, LANGUAGES } from "@bon-perroquet/contract"
import { readSetting, SEARCH_WORDS } from "@bon-perroquet/shop-settings/settings"
import type { MedusaContainer } from "@medusajs/framework/types"
import { isDeepStrictEqual } from "node:util"
import { NO_SYNONYMS, Synonyms } from "./synonyms"

/** Milliseconds for which a process uses the lists without reading them again. */
const FRESH_MS = 1_000

/** The merchant's search words in memory. Searches don't wait for PostgreSQL, except the first. */
export class MerchantWords {
  private value: object | undefined
  private lists = new Map<Language, Synonyms>()
  private readAt = -Infinity
  private reading: Promise<void> | undefined

  async in(container: MedusaContainer, language: Language): Promise<Synonyms> {
    if (performance.now() - this.readAt > FRESH_MS)
      this.reading ??= this.read(container).finally(() => (this.reading = undefined))
    if (!this.value) await this.reading
    return this.lists.get(language) ?? NO_SYNONYMS
  }

  /** Keeps the known lists if the database does not answer. */
  private async read(container: MedusaContainer): Promise<void> {
    this.readAt = performance.now()
    const setting = await readSetting(container, SEARCH_WORDS).catch(() => undefined)
    if (!setting || isDeepStrictEqual(setting.value, this.value)) return
    const { value } = setting
    this.value = value
    this.lists = new Map(LANGUAGES.map((language) => [language, new Synonyms(value[language])]))
  }
}
