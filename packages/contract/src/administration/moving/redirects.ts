import { z } from "zod"
import { pageSchema, searchedSchema } from "../../lists"
import { LANGUAGES } from "../../sets"

export const MAX_REDIRECT_PATH = 400

/** Paths that the shop itself serves. They cannot be redirected. */
const OWN_PATHS = /^\/(?:$|(?:api|admin|app|assets|static|feeds)(?:\/|$))/

/** Decodes escapes such as %C3%A9. Leaves invalid escapes unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns a path in lower case, without a final slash. */
const plainPath = (path: string): string =>
  decoded(path).normalize("NFC").toLowerCase().replace(/\/+/g, "/").replace(/\/$/, "") || "/"

/**
 * Returns an address of a former shop as a redirect stores it: a path in lower case, without host and final slash.
 * One parameter of the query can identify the page, as in "/index.php?id_product=12".
 * @param address path or URL
 * @returns undefined for the home page, paths of the shop itself, and other texts
 */
export function oldAddressOf(address: string): string | undefined {
  const [, rest = ""] = /^(?:https?:\/\/[^/?#\s]+)?(\/[^#]*)?/i.exec(address.trim()) ?? []
  const [path = "", query = ""] = rest.split("?")
  const source = plainPath(path)
  const parameter = query ? `?${decoded(query).toLowerCase()}` : ""
  const isSource =
    path.startsWith("/") &&
    !query.includes("&") &&
    (parameter ? /^\?[\w[\]-]+=[^\s]+$/.test(parameter) : !OWN_PATHS.test(source)) &&
    !/\s/.test(source) &&
    source.length + parameter.length <= MAX_REDIRECT_PATH
  return isSource ? source + parameter : undefined
}

/**
 * Returns the redirect sources that an address can match, in order: the path with each of its query parameters, then
 * the path alone.
 */
export function sourcesOf(address: string): string[] {
  const [path = "", query = ""] = address.split("?")
  const parameters = query.split("&", 10).filter(Boolean)
  const source = plainPath(path)
  return [...parameters.map((each) => `${source}?${decoded(each).toLowerCase()}`), source]
}

const pathSchema = z.string().trim().min(1).max(MAX_REDIRECT_PATH)

/** PUT /api/admin/settings/redirects: replaces the redirect with the same source. */
export const redirectInputSchema = z
  .object({
    /**
     * Path or URL of the former shop. ":handle" matches a part of one path segment, ":id" matches digits, and "*"
     * matches any number of segments.
     */
    source: pathSchema,
    /** Path of a page of this shop, in French. It can contain the source's placeholders. */
    target: pathSchema,
    /** Language of the page. By default the language of the source's prefix, otherwise the visitor's. */
    language: z.enum(LANGUAGES).nullable().default(null),
  })
  .strict()
export type RedirectInput = z.input<typeof redirectInputSchema>

export const redirectSchema = z.object({
  id: z.string(),
  source: z.string(),
  target: z.string(),
  language: z.enum(LANGUAGES).nullable(),
  /** Whether the source has placeholders. */
  is_pattern: z.boolean(),
  /** False if the product is not for sale or was deleted. The address then answers 404. */
  leads_somewhere: z.boolean(),
  created_at: z.string(),
  by: z.string(),
})
export type Redirect = z.infer<typeof redirectSchema>
/** GET /api/admin/settings/redirects: patterns first, then by source. */
export const redirectsSchema = z.array(redirectSchema)
export const redirectsQuerySchema = pageSchema.extend({ search: searchedSchema })

export const MISSED_ADDRESS_DAYS = 90

/** GET /api/admin/settings/redirects/missed: most frequent first. */
export const missedAddressesSchema = z.array(
  z.object({
    address: z.string(),
    count: z.number().int().min(1),
    /** Last day on which the address was requested, for example 2026-11-28. */
    last_day: z.iso.date(),
    /** Path of a page whose handle is the last part of the address, or null. */
    suggestion: z.string().nullable(),
  }),
)
export type MissedAddresses = z.infer<typeof missedAddressesSchema>

/** POST /api/redirects: a path with its query for which the shop has no page. */
export const missedAddressSchema = z.object({ address: z.string().regex(/^\//).max(4_096) })
export const foundRedirectSchema = z.object({
  /** Path of the page with its language. Null without a redirect. */
  location: z.string().nullable(),
  /** Whether the location is the same for all languages. */
  is_for_all: z.boolean(),
})
export type FoundRedirect = z.infer<typeof foundRedirectSchema>
