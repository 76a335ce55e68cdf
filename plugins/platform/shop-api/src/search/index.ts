import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import { LANGUAGES, type Language, type MissedSearches, type SearchQuery } from "@bon-perroquet/contract"
import { currentChannel } from "@bon-perroquet/contract/channels"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { shopSnapshot } from "../catalogue"
import type { Serialised } from "@bon-perroquet/api-kit/http"
import { isPersonal, missedSearches, recordMiss, termOf } from "./missed"
import { ProductSearch } from "./product-search"
import { readSetting, SEARCH_WORDS } from "@bon-perroquet/shop-settings/settings"
import { isDeepStrictEqual } from "node:util"
import { NO_SYNONYMS, Synonyms } from "./synonyms"

/** Milliseconds for which a process uses the lists without reading them again. */
const FRESH_MS = 1_000

/** The merchant's search words in memory. Searches don't wait for PostgreSQL, except the first. */
class MerchantWords {
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

interface Search {
  /** By the code of the channel, because each channel has an index of its products. */
  products: Map<string, ProductSearch>
  words: MerchantWords
}

/** Searches by database connection. Each process has one. */
const searches = new WeakMap<object, Search>()

function searchOf(container: MedusaContainer): { products: ProductSearch; words: MerchantWords } {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const search: Search = searches.get(connection) ?? { products: new Map(), words: new MerchantWords() }
  searches.set(connection, search)
  const code = currentChannel()?.code ?? ""
  const products = search.products.get(code) ?? new ProductSearch()
  search.products.set(code, products)
  return { products, words: search.words }
}

/** Starts indexing, which takes seconds for a huge catalogue. */
export async function prepareSearch(container: MedusaContainer): Promise<void> {
  const snapshot = await shopSnapshot(container)
  // The searches that wait for the index also get the error.
  searchOf(container)
    .products.prepare(snapshot)
    .catch(() => {})
}

export async function searchProducts(
  container: MedusaContainer,
  query: SearchQuery,
  language: Language,
): Promise<Serialised> {
  const { products, words } = searchOf(container)
  const snapshot = await shopSnapshot(container)
  return products.find(snapshot, query, language, await words.in(container, language))
}

/** Counts a search for the merchant, if no product has all its words. */
export async function reportMissedSearch(
  container: MedusaContainer,
  text: string,
  language: Language,
): Promise<void> {
  const term = termOf(text)
  if (!term || isPersonal(text)) return
  const { products, words } = searchOf(container)
  const caller = { language, synonyms: await words.in(container, language) }
  if (await products.hasAllWords(await shopSnapshot(container), text, caller)) return
  await recordMiss(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), { term, language })
}

/** Returns searches without a result that still have none, most frequent first. */
export async function listMissedSearches(container: MedusaContainer): Promise<MissedSearches> {
  const { products, words } = searchOf(container)
  const snapshot = await shopSnapshot(container)
  const open: MissedSearches = []
  for (const missed of await missedSearches(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))) {
    const { language, term } = missed
    const caller = { language, synonyms: await words.in(container, language) }
    if (!(await products.hasAllWords(snapshot, term, caller))) open.push(missed)
    // Yields first, because a search of a huge catalogue takes tens of milliseconds.
    await yieldToEventLoop()
  }
  return open
}
