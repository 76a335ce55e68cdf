import { timingSafeEqual } from "node:crypto"
import type { Language } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { refuse } from "../http/refusal"
import { screenUrl } from "../http/origins/origins"
import { linksEndedSince } from "../identity/ended-links"
import { keyedHash } from "./keyed-hash"

export { keyedHash } from "./keyed-hash"

const DAY = 24 * 3600

export const MAILING_LISTS = ["newsletter", "reviews", "back_in_stock", "cart_reminder"] as const

/** Purposes of mailed links: screen, lifetime in seconds, and content. */
const LINKS = {
  reset: {
    path: "/auth/reset",
    seconds: 3600,
    data: z.object({ identity: z.string(), generation: z.number() }),
  },
  verify: {
    path: "/auth/verify",
    seconds: 7 * DAY,
    data: z.object({ identity: z.string(), email: z.string() }),
  },
  newsletter: { path: "/newsletter/confirm", seconds: 7 * DAY, data: z.object({ identity: z.string() }) },
  // This link never expires, because a reader may unsubscribe from an old e-mail.
  unsubscribe: { path: "/newsletter/unsubscribe", seconds: null, data: z.object({ identity: z.string() }) },
  transfer: {
    path: "/orders/transfer",
    seconds: 7 * DAY,
    data: z.object({ order: z.string(), change: z.string() }),
  },
  // Cancelling must be as easy as subscribing, so the link never expires. It can only reduce costs.
  repeat: { path: "/repeat-delivery", seconds: null, data: z.object({ repeat: z.string() }) },
  // The link is valid as long as its row: alerts are deleted after six months, unconfirmed ones after a week.
  back_in_stock: {
    path: "/back-in-stock",
    seconds: 200 * DAY,
    data: z.object({ request: z.string() }),
  },
  // The goods of a cart, as long as the consent is stored.
  cart: { path: "/cart-reminder", seconds: 30 * DAY, data: z.object({ reminder: z.string() }) },
  // An unsubscribe link never expires. It contains a hash instead of the address.
  cart_reminder: { path: "/cart-reminder/end", seconds: null, data: z.object({ address: z.string() }) },
  // Mail programs call this address without opening a page (RFC 8058).
  one_click: {
    path: "/api/mail/unsubscribe",
    seconds: null,
    data: z.object({ list: z.enum(MAILING_LISTS), subject: z.string() }),
  },
  order: { path: "/orders/view", seconds: 90 * DAY, data: z.object({ order: z.string() }) },
  // A tracking link can be shared, because it only allows reading. Each e-mail about the order contains a new one.
  tracking: { path: "/orders/track", seconds: 60 * DAY, data: z.object({ order: z.string() }) },
} as const
type Purpose = keyof typeof LINKS
type Data<P extends Purpose> = z.infer<(typeof LINKS)[P]["data"]>

const envelope = z.object({
  data: z.unknown().optional(),
  /** Seconds since 1970. Null for a link that never expires. */
  expires: z.number().nullable(),
  /** Time of creation in milliseconds since 1970. Links of earlier versions lack it. */
  at: z.number().optional(),
})

/** Returns the address of a screen with a signed token, in the e-mail's language. */
export const signedLink = <P extends Purpose>(
  container: MedusaContainer,
  language: Language,
  purpose: P,
  data: Data<P>,
): string =>
  screenUrl(container, language, `${LINKS[purpose].path}?token=${signedToken(container, purpose, data)}`)

export function signedToken<P extends Purpose>(
  container: MedusaContainer,
  purpose: P,
  data: Data<P>,
): string {
  const { seconds } = LINKS[purpose]
  const at = Date.now()
  const expires = seconds === null ? null : Math.floor(at / 1000) + seconds
  const text = Buffer.from(JSON.stringify({ data, expires, at })).toString("base64url")
  return `${text}.${keyedHash(container, `link:${purpose}`, text)}`
}

interface Read {
  data: unknown
  at: Date
}

function read(container: MedusaContainer, purpose: Purpose, token: string): Read | null {
  const [text = "", encodedSignature = "", ...more] = token.split(".")
  if (more.length) return null
  const requested = Buffer.from(keyedHash(container, `link:${purpose}`, text))
  const signature = Buffer.from(encodedSignature)
  if (signature.length !== requested.length || !timingSafeEqual(signature, requested)) return null
  const { data, expires, at } = envelope.parse(JSON.parse(Buffer.from(text, "base64url").toString()))
  if (expires !== null && expires < Date.now() / 1000) return null
  // Some links of earlier versions state neither their creation nor their expiry, so they count as created in 1970.
  const lifetime = LINKS[purpose].seconds
  const madeAt = at ?? (expires !== null && lifetime !== null ? (expires - lifetime) * 1000 : 0)
  return { data, at: new Date(madeAt) }
}

/** Returns a link's data and creation time. @throws 400 link_expired if expired or forged */
export function readLink<P extends Purpose>(
  container: MedusaContainer,
  purpose: P,
  token: string,
): { data: Data<P>; at: Date } {
  const link = read(container, purpose, token)
  const { data } = LINKS[purpose].data.safeParse(link?.data)
  if (!link || !data) throw refuse("link_expired", 400)
  return { data: data as Data<P>, at: link.at }
}

/** Returns a link's data. @throws 400 link_expired if expired or forged */
export const linkData = <P extends Purpose>(container: MedusaContainer, purpose: P, token: string): Data<P> =>
  readLink(container, purpose, token).data

/**
 * The owner of a link: an account, or a guest's e-mail address. If an account has verified this address, a change of
 * its password also ends the link.
 */
interface LinkOwner {
  customer_id: string | null
  email: string | null
}

/** Rejects links from before the owner last changed the password or signed out everywhere. */
export async function requireLive(container: MedusaContainer, owner: LinkOwner, at: Date): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (await linksEndedSince(knex, owner, at)) throw refuse("link_expired", 400)
}

/**
 * Returns the order of a mailed link.
 * @throws 400 link_expired if expired, forged, or older than the account's last change of password
 */
export const linkedOrder = (container: MedusaContainer, token: string): Promise<string> =>
  orderOfLink(container, "order", token)

/**
 * Returns the order of a tracking link, which only permits reading.
 * @throws 400 link_expired if expired, forged, or older than the account's last change of password
 */
export const trackedOrder = (container: MedusaContainer, token: string): Promise<string> =>
  orderOfLink(container, "tracking", token)

async function orderOfLink(
  container: MedusaContainer,
  purpose: "order" | "tracking",
  token: string,
): Promise<string> {
  const { data, at } = readLink(container, purpose, token)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const owner = await knex<LinkOwner & { id: string }>("order")
    .where({ id: data.order })
    .first("customer_id", "email")
  if (owner) await requireLive(container, owner, at)
  return data.order
}
