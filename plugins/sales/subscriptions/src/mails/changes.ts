import { createHash } from "node:crypto"
import type { Language } from "@bon-perroquet/contract/sets"
import { shopSnapshot, type Snapshot } from "@bon-perroquet/shop-api/catalogue"
import { screenUrl } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { baseOrder, type BaseOrder } from "../cart"
import { goodsName } from "../goods"
import { dayIn, type Texts } from "../letters"
import type { Repeat } from "../modules/repeat-deliveries"
import { addressOf } from "../views"
import { write } from "./write"

interface Change {
  before: Repeat
  after: Repeat
  skipped: string | null
}

interface Words {
  texts: Texts
  language: Language
  snapshot: Snapshot
  order: BaseOrder
}

const linkTo = (container: MedusaContainer, path: string, token: string) => (language: Language) =>
  screenUrl(container, language, `${path}?token=${token}`)

/** Returns an e-mail key that does not reveal the token. */
const keyOf = (token: string): string => createHash("sha256").update(`mail:${token}`).digest("base64url")

export const writeKey = (container: MedusaContainer, repeat: Repeat, token: string): Promise<void> =>
  write(container, repeat, {
    letter: (texts) => texts.key,
    url: linkTo(container, "/repeat-delivery/open", token),
    key: `key:${keyOf(token)}`,
    isOver: true,
  })

export async function writeChange(
  container: MedusaContainer,
  { undo, ...change }: Change & { undo: string },
): Promise<void> {
  const [snapshot, order] = await Promise.all([shopSnapshot(container), baseOrder(container, change.after)])
  await write(container, change.after, {
    letter: (texts, language) => {
      const words = linesOf(change, { texts, language, snapshot, order })
      return { ...texts.changed, paragraphs: [...texts.changed.paragraphs, ...words, texts.undoable] }
    },
    url: linkTo(container, "/repeat-delivery/undo", undo),
    key: `changed:${keyOf(undo)}`,
  })
}

export async function writeUndone(container: MedusaContainer, change: Change): Promise<void> {
  const [snapshot, order] = await Promise.all([shopSnapshot(container), baseOrder(container, change.after)])
  await write(container, change.after, {
    letter: (texts, language) => {
      const words = linesOf(change, { texts, language, snapshot, order })
      return { ...texts.undone, paragraphs: [...texts.undone.paragraphs, ...words] }
    },
    key: `undone:${Date.now()}`,
  })
}

function linesOf(change: Change, words: Words): string[] {
  const { before, after, skipped } = change
  const { texts, language, order } = words
  const { changes } = texts
  const [from, to] = [before, after].map((each) => addressOf(order, each, language)) as [string, string]
  return [
    ...(skipped === null ? [] : [changes.skipped(dayIn(language, skipped))]),
    ...(after.state !== before.state && after.state !== "ended" ? [changes[after.state]] : []),
    ...(after.weeks === before.weeks ? [] : [changes.weeks(before.weeks, after.weeks)]),
    ...goodsChanges(change, words),
    ...(after.when_missing === before.when_missing ? [] : [changes.missing[after.when_missing]]),
    ...(from === to ? [] : [changes.destination(from, to)]),
    texts.to(to),
  ]
}

function goodsChanges(
  { before, after }: Change,
  { texts: { changes }, language, snapshot }: Words,
): string[] {
  const ids = new Set([...before.lines, ...after.lines].map(({ variant_id }) => variant_id))
  return [...ids].flatMap((id) => {
    const [old, now] = [before, after].map(({ lines }) => lines.find(({ variant_id }) => variant_id === id))
    const line = now ?? old
    if (!line) return []
    const name = goodsName(snapshot, line, language)
    const isReplacedAlike = !old || !now || old.instead?.variant_id === now.instead?.variant_id
    const by = now?.instead ? goodsName(snapshot, now.instead, language) : null
    return [
      ...(old?.quantity === now?.quantity
        ? []
        : [changes.quantity(name, old?.quantity ?? 0, now?.quantity ?? 0)]),
      ...(isReplacedAlike ? [] : [changes.instead(name, by)]),
    ]
  })
}
