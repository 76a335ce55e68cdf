/** Matches an id of the engine: a prefix and a ULID. */
const ID = /\b([a-z]+)_[0-9A-HJKMNP-TV-Z]{26}\b/g
const PLACEHOLDER = /\{([a-z]+)\}/g
/** Matches all ids of a list except the first, because the number of ids depends on the shop. */
const MORE_IDS = /(&\w+\[[1-9]\d*\]=\{\w+\})+/g

/** Returns the decoded path and query of a request, with placeholders for ids: `/admin/orders/{order}`. */
export function shapeOf(address: string): string {
  const { pathname, search } = new URL(address)
  return (pathname + decodeURIComponent(search)).replace(ID, "{$1}").replace(MORE_IDS, "")
}

/** Adds the first id of each prefix that a response contains. */
export function collectIds(text: string, ids: Map<string, string>): void {
  for (const [id, prefix = ""] of text.matchAll(ID)) if (!ids.has(prefix)) ids.set(prefix, id)
}

/** Returns a request with ids instead of placeholders, or null if an id is missing. */
export function withIds(shape: string, ids: Map<string, string>): string | null {
  const path = shape.replace(PLACEHOLDER, (placeholder, prefix: string) => ids.get(prefix) ?? placeholder)
  return path.search(PLACEHOLDER) < 0 ? path : null
}
