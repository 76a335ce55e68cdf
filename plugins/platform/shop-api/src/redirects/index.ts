import {
  addressIn,
  DEFAULT_LANGUAGE,
  type FoundRedirect,
  type ImportLayout,
  type Language,
  MAX_REDIRECT_PATH,
  oldAddressOf,
  readAddress,
  type Redirect,
  sourcesOf,
} from "@bon-perroquet/contract"
import { refuse, shopOrigins } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { shopSnapshot, type Snapshot } from "../catalogue"
import { LAYOUT_PATTERNS } from "./layout-patterns"
import { countedAddress, missedAddresses, recordMissedAddress } from "./missed"
import { expressionOf, filled, fits, isPattern } from "./pattern"
import {
  deleteRedirects,
  deleteRedirectsTo,
  listRedirects,
  redirectOf,
  redirectsFor,
  writeRedirects,
  type NewRedirect,
  type RedirectRow,
} from "./table"

export { productsOfSources, sourcesOfProducts } from "./table"

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

const PRODUCT = /^\/products\/([^/?#]+)$/
const CATEGORY = /^\/products\?category=([^&#]+)$/

/** Returns a page's path with its current address, or undefined for an unknown product or category. */
function pageIn(snapshot: Snapshot, target: string, language: Language): string | undefined {
  const [, product] = PRODUCT.exec(target) ?? []
  if (product !== undefined) {
    const found = snapshot.product(product, language)
    return (
      found && addressIn(language, `/products/${found.product[`handle_${language}`] || found.product.handle}`)
    )
  }
  const [, category] = CATEGORY.exec(target) ?? []
  const { categories } = snapshot
  const isThere = category === undefined || categories.ids.includes(categories.idOf(category))
  return isThere ? addressIn(language, target) : undefined
}

/** Returns the pages to which an address may redirect. Magento has the same addresses for products and categories. */
function targetsFor({ source, is_pattern, target, product_id }: RedirectRow, path: string): string[] {
  if (product_id !== null) return [`/products/${product_id}`]
  if (!is_pattern || target === null) return target === null ? [] : [target]
  const groups = expressionOf(source)?.exec(path)?.groups
  if (!groups) return []
  const page = filled(target, groups)
  return [page, page.replace(PRODUCT, "/products?category=$1")]
}

/**
 * Finds the page that replaces an address of a former shop. A pattern counts only if its product or category exists.
 * @param address path and query
 * @param visitors language of the visitor
 */
export async function findRedirect(
  container: MedusaContainer,
  address: string,
  visitors: Language,
): Promise<(FoundRedirect & { location: string }) | undefined> {
  const [path = ""] = address.split("?")
  if (path.length > MAX_REDIRECT_PATH) return undefined
  const { language: prefix, path: rest } = readAddress(address)
  const sources = [...new Set([...sourcesOf(address), ...sourcesOf(rest)])]
  const paths = sources.filter((source) => !source.includes("?"))
  const snapshot = await shopSnapshot(container)
  for (const row of await redirectsFor(knexOf(container), sources)) {
    const language = row.language ?? prefix
    const targets = (row.is_pattern ? paths : paths.slice(0, 1)).flatMap((each) => targetsFor(row, each))
    for (const target of targets) {
      const location = pageIn(snapshot, target, language ?? visitors)
      if (location) return { location, is_for_all: language !== undefined }
    }
  }
  return undefined
}

/** Counts an address without a page for the merchant. */
export async function reportMissedAddress(container: MedusaContainer, address: string): Promise<void> {
  const counted = countedAddress(address)
  if (counted) await recordMissedAddress(knexOf(container), counted)
}

/** Returns addresses without a page, with the page whose handle is the end of the address. */
export async function listMissedAddresses(container: MedusaContainer) {
  const snapshot = await shopSnapshot(container)
  return (await missedAddresses(knexOf(container))).map((missed) => {
    const [, handle = ""] = /([^/]+?)(?:\.html?)?$/.exec(missed.address) ?? []
    const bare = handle.replace(/^(?:\d+-)+/, "")
    const targets = [`/products/${bare}`, `/products?category=${bare}`]
    const suggestion = bare && targets.find((target) => pageIn(snapshot, target, DEFAULT_LANGUAGE))
    return { ...missed, suggestion: (suggestion && pageIn(snapshot, suggestion, DEFAULT_LANGUAGE)) || null }
  })
}

function redirectView(snapshot: Snapshot, row: RedirectRow): Redirect {
  const { id, source, language, is_pattern, by, created_at } = row
  const target = row.target ?? `/products/${row.product_id}`
  const page = is_pattern ? target : pageIn(snapshot, target, DEFAULT_LANGUAGE)
  return {
    ...{ id, source, language, is_pattern, by },
    target: page ?? target,
    leads_somewhere: page !== undefined,
    created_at: created_at.toISOString(),
  }
}

export async function redirectsPage(
  container: MedusaContainer,
  page: Parameters<typeof listRedirects>[1],
): Promise<{ redirects: Redirect[]; total: number }> {
  const snapshot = await shopSnapshot(container)
  const { rows, total } = await listRedirects(knexOf(container), page)
  return { redirects: rows.map((row) => redirectView(snapshot, row)), total }
}

/** Returns a path of this shop. @throws 422 for another site, or a path that is no page */
function targetOf(container: MedusaContainer, written: string): string {
  const origin = shopOrigins(container).find((each) => written.startsWith(`${each}/`)) ?? ""
  const { path } = readAddress(written.slice(origin.length))
  const isPage = written.startsWith(`${origin}/`) && !/^\/(?:api|app|static)(?:\/|$)|[\s\\#]/.test(path)
  if (!isPage) throw refuse("redirect_target", 422)
  return path
}

/**
 * Saves a redirect, and replaces the one with the same source.
 * @returns the redirect, and the former one
 * @throws 422 if the source is no address of a former shop, or the target no page
 */
export async function saveRedirect(
  container: MedusaContainer,
  by: string,
  written: { source: string; target: string; language: Language | null },
): Promise<{ before: Redirect | null; after: Redirect }> {
  const source = oldAddressOf(written.source)
  const is_pattern = source !== undefined && isPattern(source)
  if (!source || (is_pattern && !expressionOf(source))) throw refuse("redirect_source", 422)
  const target = targetOf(container, written.target)
  const snapshot = await shopSnapshot(container)
  const isServed = pageIn(snapshot, source, DEFAULT_LANGUAGE) !== undefined && PRODUCT.test(source)
  if (isServed) throw refuse("redirect_source", 422)
  const isKnown = is_pattern
    ? fits(source, target)
    : pageIn(snapshot, target, written.language ?? DEFAULT_LANGUAGE)
  if (!isKnown || target === source) throw refuse("redirect_target", 422)
  const [, handle] = is_pattern ? [] : (PRODUCT.exec(target) ?? [])
  const product_id = handle
    ? (snapshot.product(handle, written.language ?? DEFAULT_LANGUAGE)?.id ?? null)
    : null
  const row: NewRedirect = {
    ...{ source, is_pattern, by, product_id, import_id: null },
    target: product_id === null ? target : null,
    language: written.language,
  }
  const knex = knexOf(container)
  const before = await redirectOf(knex, { source })
  await writeRedirects(knex, [row])
  const after = await redirectOf(knex, { source })
  if (!after) throw refuse("redirect_not_found", 404)
  return { before: before ? redirectView(snapshot, before) : null, after: redirectView(snapshot, after) }
}

export async function deleteRedirect(container: MedusaContainer, id: string): Promise<Redirect> {
  const row = await redirectOf(knexOf(container), { id })
  if (!row) throw refuse("redirect_not_found", 404)
  await deleteRedirects(knexOf(container), { id })
  return redirectView(await shopSnapshot(container), row)
}

/** Replaces the addresses of a former shop that redirect to products, by product id. */
export async function setSourcesOfProducts(
  container: MedusaContainer,
  sourcesById: ReadonlyMap<string, readonly string[]>,
  by: string,
): Promise<void> {
  if (!sourcesById.size) return
  await knexOf(container).transaction(async (transaction) => {
    await deleteRedirectsTo(transaction, [...sourcesById.keys()])
    await writeRedirects(
      transaction,
      [...sourcesById].flatMap(([product_id, sources]) =>
        sources.map((source) => ({
          ...{ source, product_id, by, target: null, language: null, import_id: null, is_pattern: false },
        })),
      ),
    )
  })
}

/** Adds the usual addresses of a system. Existing redirects stay. */
export async function addLayoutRedirects(
  container: MedusaContainer,
  layout: ImportLayout,
  { by, import_id }: { by: string; import_id: string },
): Promise<void> {
  const patterns = LAYOUT_PATTERNS[layout].map(({ source, target }): NewRedirect => {
    return { source, target, by, import_id, product_id: null, language: null, is_pattern: isPattern(source) }
  })
  await writeRedirects(knexOf(container), patterns, { keep: true })
}

export const deleteRedirectsOfImport = (container: MedusaContainer, import_id: string): Promise<void> =>
  deleteRedirects(knexOf(container), { import_id })
