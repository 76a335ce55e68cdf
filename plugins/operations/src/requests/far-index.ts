/** Matches `[1000]` and higher indices in a query, also percent-encoded. */
const FAR_INDEX = /(\[|%5b)((?:\d|%3\d){4,})(?=\]|%5d)/gi

/**
 * Limits list indices in a query to 999. Medusa lets qs build lists of any length and then scans them:
 * `?a[999999999]=1` would block the process for 40 s. A leading zero turns the index into a name and the list into an
 * object, which every call rejects.
 * @param address path and query
 */
export function withoutFarIndex(address: string): string {
  const query = address.indexOf("?")
  return query < 0 ? address : address.slice(0, query) + address.slice(query).replace(FAR_INDEX, "$10$2")
}
