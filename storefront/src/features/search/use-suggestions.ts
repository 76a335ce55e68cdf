import type { Product, SearchAnswer } from "@bon-perroquet/contract"
import { useCategories, useSearch } from "@bon-perroquet/shop-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useDeliveryTexts } from "../../components/delivery"
import { useRest } from "../../components/use-rest"
import { productAddressIn } from "../../config/addresses"
import { categoryAddress } from "../../config/categories"
import { useLanguage } from "../../i18n"
import { localised } from "../../i18n/localised"
import { matchesWords } from "./matching"
import { recentSearches } from "./recent"

/** Milliseconds after the last keystroke until suggestions load. */
const REST_MS = 150
/** Minimum length of a text, because shorter ones match most products. */
const MIN_LETTERS = 2
const MAX_PRODUCTS = 5
const MAX_OTHERS = 3

export interface Suggestion {
  key: string
  text: string
  /** Path that the suggestion opens. Undefined for the entry that deletes the recent searches. */
  to?: string
  product?: Product
  /** Search words, if the suggestion is a recent search. */
  words?: string
}

export interface SuggestionGroup {
  name: "recent" | "products" | "categories" | "birds" | "allergens" | "pages" | "all"
  items: readonly Suggestion[]
}

interface Suggestions {
  groups: readonly SuggestionGroup[]
  state: "idle" | "loading" | "failed" | "loaded"
}

const PAGES = [
  { to: "/shipping", label: "shipping", words: "shipping" },
  { to: "/returns", label: "returns", words: "returns" },
  { to: "/contact", label: "contact", words: "contact" },
  { to: "/orders", label: "footer.order", words: "orders" },
  { to: "/withdrawal", label: "footer.withdrawal", words: "withdrawal" },
  { to: "/terms", label: "terms", words: "terms" },
  { to: "/privacy", label: "privacy", words: "privacy" },
  { to: "/about", label: "about", words: "about" },
] as const

const listOf = (query: Record<string, string>): string => `/products?${new URLSearchParams(query).toString()}`

/**
 * Returns suggestions for a text. Results for an earlier text are not returned.
 * @param withShelves true to suggest categories while the text is empty
 */
export function useSuggestions(text: string, isOpen: boolean, withShelves: boolean): Suggestions {
  const { t } = useTranslation("search")
  const typed = text.trim()
  const [q, setQ] = useState("")
  useRest(typed, REST_MS, () => setQ(typed))
  const asks = isOpen && typed.length >= MIN_LETTERS
  const { data, isError, isPlaceholderData } = useSearch(
    { q, limit: MAX_PRODUCTS },
    { enabled: asks && q.length >= MIN_LETTERS },
  )
  const recent = useRecent()
  const shelves = useShelves()
  const matching = useMatching(typed, shelves)
  const productItems = useProductItems()
  if (!asks) {
    const start: SuggestionGroup = { name: "categories", items: withShelves ? shelves : [] }
    return { groups: typed ? [] : [...recent, start].filter(isFilled), state: "idle" }
  }
  const isCurrent = q === typed && !isPlaceholderData
  const answer = isCurrent && !isError ? data : undefined
  const productGroup: SuggestionGroup = { name: "products", items: answer ? productItems(answer) : [] }
  const all: SuggestionGroup = {
    name: "all",
    items: answer?.total
      ? [
          {
            key: "all",
            to: listOf({ q: typed }),
            text: t(answer.is_partial ? "allPartly" : "all", { q: typed, count: answer.total }),
          },
        ]
      : [],
  }
  return {
    groups: [productGroup, ...matching(data), all].filter(isFilled),
    state: isCurrent && isError ? "failed" : answer ? "loaded" : "loading",
  }
}

const isFilled = ({ items }: SuggestionGroup): boolean => items.length > 0

function useShelves(): Suggestion[] {
  const { language } = useLanguage()
  const { data: categories = [] } = useCategories()
  return categories.map((category) => ({
    key: category.id,
    to: categoryAddress(category, language),
    text: localised(category, "name", language),
  }))
}

function useProductItems() {
  const { language } = useLanguage()
  return ({ products }: SearchAnswer): Suggestion[] =>
    products.map((product) => ({
      key: product.id,
      to: productAddressIn(product, language),
      text: localised(product, "name", language),
      product,
    }))
}

function useRecent(): SuggestionGroup[] {
  const { t } = useTranslation("search")
  const searches = recentSearches()
  if (searches.length === 0) return []
  const items = searches.map((words) => ({
    key: `recent ${words}`,
    text: words,
    words,
    to: listOf({ q: words }),
  }))
  return [{ name: "recent", items: [...items, { key: "forget", text: t("forget") }] }]
}

/** Finds categories, birds, allergens and pages by name. */
function useMatching(typed: string, shelves: Suggestion[]) {
  const { t } = useTranslation("search")
  const { t: products } = useTranslation("products")
  const { t: layout } = useTranslation("layout")
  const { carriers } = useDeliveryTexts()
  return (answer: SearchAnswer | undefined): SuggestionGroup[] => {
    const named = (items: Suggestion[]) =>
      items.filter(({ text }) => matchesWords(typed, text)).slice(0, MAX_OTHERS)
    const birds = (answer?.birds ?? []).map((bird) => ({
      key: bird,
      to: listOf({ bird }),
      text: products(`birds.kinds.${bird}`),
    }))
    const allergens = (answer?.allergens ?? []).map((allergen) => ({
      key: allergen,
      to: listOf({ without: allergen }),
      text: t("without", { allergen: products(`information.allergens.${allergen}`) }),
    }))
    const pages = PAGES.filter(({ label, words }) =>
      matchesWords(typed, layout(label), t(`pages.${words}`, { carriers })),
    ).map(({ to, label }) => ({ key: to, to, text: layout(label) }))
    return [
      { name: "categories", items: named(shelves) },
      { name: "birds", items: named(birds) },
      { name: "allergens", items: named(allergens) },
      { name: "pages", items: pages.slice(0, MAX_OTHERS) },
    ]
  }
}
