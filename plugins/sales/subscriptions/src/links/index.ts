import { refuse } from "@bon-perroquet/api-kit/http"
import { readLink, requireLive } from "@bon-perroquet/api-kit/signed-links"
import type { MedusaContainer } from "@medusajs/framework/types"
import { writeKey } from "../mails"
import type { Repeat, Undoable } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"

const MINUTE_MS = 60_000
/** Minutes for which a single-use link is valid, and the session that it opens. */
const OPEN_MINUTES = 60
/** Maximum number of single-use links that are e-mailed per subscription and hour. */
const MAILED_AN_HOUR = 3
/** Hours for which an undo link is valid. Its e-mail states them. */
export const UNDO_HOURS = 24

/**
 * Rights of a caller who is not signed in. The link of an e-mail can only reduce charges. A session can
 * change everything.
 */
export interface Access {
  repeat: Repeat
  may: "reduce" | "all"
}

async function ownedBy(container: MedusaContainer, id: string, at: Date): Promise<Repeat> {
  const repeat = await repeatsOf(container).repeats.withId(id)
  if (!repeat) throw refuse("repeat_not_found", 404)
  await requireLive(container, repeat, at)
  return repeat
}

/** Returns the subscription and the rights of a token, which is from an e-mail's link or a session. */
export async function accessBy(container: MedusaContainer, token: string): Promise<Access> {
  const session = await repeatsOf(container).links.find("session", token)
  if (session)
    return {
      repeat: await ownedBy(container, session.repeat_delivery_id, session.created_at),
      may: "all",
    }
  const { data, at } = readLink(container, "repeat", token)
  return { repeat: await ownedBy(container, data.repeat, at), may: "reduce" }
}

/** E-mails the customer a single-use link that opens a session in which every change is allowed. */
export async function mailKey(container: MedusaContainer, token: string): Promise<void> {
  const { repeat } = await accessBy(container, token)
  if (repeat.state === "ended") throw refuse("repeat_ended", 409)
  const { links } = repeatsOf(container)
  if ((await links.recentMails(repeat.id)) >= MAILED_AN_HOUR)
    throw refuse("too_many_requests", 429, {}, { "Retry-After": "3600" })
  const expires_at = new Date(Date.now() + OPEN_MINUTES * MINUTE_MS)
  const key = await links.create({ repeat_delivery_id: repeat.id, purpose: "open", expires_at })
  await writeKey(container, repeat, key)
}

/**
 * Opens a session, which ends when the single-use link would have expired.
 * @returns the session's token
 * @throws 400 link_expired, also for a used link
 */
export async function createLinkSession(container: MedusaContainer, key: string): Promise<string> {
  const { links } = repeatsOf(container)
  const link = await links.use("open", key)
  if (!link) throw refuse("link_expired", 400)
  const { repeat_delivery_id, expires_at, created_at } = link
  await ownedBy(container, repeat_delivery_id, created_at)
  return links.create({ repeat_delivery_id, purpose: "session", expires_at })
}

export const newUndo = (container: MedusaContainer, id: string, change: Undoable): Promise<string> =>
  repeatsOf(container).links.create({
    ...{ repeat_delivery_id: id, purpose: "undo", change },
    expires_at: new Date(Date.now() + UNDO_HOURS * 60 * MINUTE_MS),
  })

/** Returns the subscription of an undo link, and the change that the link undoes. */
export async function readUndo(
  container: MedusaContainer,
  token: string,
): Promise<{ repeat: Repeat; change: Undoable }> {
  const link = await repeatsOf(container).links.find("undo", token)
  if (!link?.change) throw refuse("link_expired", 400)
  return {
    repeat: await ownedBy(container, link.repeat_delivery_id, link.created_at),
    change: link.change,
  }
}
