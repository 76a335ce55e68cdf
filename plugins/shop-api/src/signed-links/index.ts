import { timingSafeEqual } from "node:crypto"
import type { Language } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "zod"
import { refuse } from "../http/refusal"
import { screenUrl } from "../http/origins/origins"
import { keyedHash } from "./keyed-hash"

export { keyedHash } from "./keyed-hash"

const DAY = 24 * 3600

/** What a link in a mail may be for: its screen, how many seconds it holds, and what it says. */
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
  // Whoever wants no more mail can say so for ever.
  unsubscribe: { path: "/newsletter/unsubscribe", seconds: null, data: z.object({ identity: z.string() }) },
  transfer: {
    path: "/orders/transfer",
    seconds: 7 * DAY,
    data: z.object({ order: z.string(), change: z.string() }),
  },
  // Ending is as easy as beginning, for as long as it goes on.
  repeat: { path: "/repeat-delivery", seconds: null, data: z.object({ repeat: z.string() }) },
  // What is waited for is forgotten after six months, and unconfirmed within a week: the row says how long the link is good.
  back_in_stock: {
    path: "/back-in-stock",
    seconds: 200 * DAY,
    data: z.object({ request: z.string() }),
  },
  order: { path: "/orders/view", seconds: 90 * DAY, data: z.object({ order: z.string() }) },
} as const
type Purpose = keyof typeof LINKS
type Data<P extends Purpose> = z.infer<(typeof LINKS)[P]["data"]>

const envelope = z.object({ data: z.unknown().optional(), expires: z.number().nullable() })

/** The address of the screen that a mail's link opens, in the mail's language; nobody but the shop can write one. */
export function signedLink<P extends Purpose>(
  container: MedusaContainer,
  language: Language,
  purpose: P,
  data: Data<P>,
): string {
  const { path, seconds } = LINKS[purpose]
  const expires = seconds === null ? null : Math.floor(Date.now() / 1000) + seconds
  const text = Buffer.from(JSON.stringify({ data, expires })).toString("base64url")
  const token = `${text}.${keyedHash(container, `link:${purpose}`, text)}`
  return screenUrl(container, language, `${path}?token=${token}`)
}

function read(container: MedusaContainer, purpose: Purpose, token: string): unknown {
  const [text = "", given = "", ...more] = token.split(".")
  if (more.length) return null
  const wanted = Buffer.from(keyedHash(container, `link:${purpose}`, text))
  const signature = Buffer.from(given)
  if (signature.length !== wanted.length || !timingSafeEqual(signature, wanted)) return null
  const { data, expires } = envelope.parse(JSON.parse(Buffer.from(text, "base64url").toString()))
  return expires !== null && expires < Date.now() / 1000 ? null : data
}

/** What a link's token says. @throws 400 link_expired for one that is too old, or not the shop's */
export function linkData<P extends Purpose>(container: MedusaContainer, purpose: P, token: string): Data<P> {
  const { data } = LINKS[purpose].data.safeParse(read(container, purpose, token))
  if (!data) throw refuse("link_expired", 400)
  return data as Data<P>
}
