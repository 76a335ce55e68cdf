/** `[1000]` and beyond, in a query as it is sent: brackets and digits may be escaped. */
const FAR_INDEX = /(\[|%5b)((?:\d|%3\d){4,})(?=\]|%5d)/gi

/**
 * An address in which no list of the query reaches beyond a thousand places. Medusa has its queries parsed by qs with lists of any
 * length, and a list is looked through place by place: `?a[999999999]=1` would keep the whole process for 40 s. With a zero before
 * it the number is a name, and the list an object, which no call takes.
 * @param address path and query
 */
export function withoutFarIndex(address: string): string {
  const query = address.indexOf("?")
  return query < 0 ? address : address.slice(0, query) + address.slice(query).replace(FAR_INDEX, "$10$2")
}
