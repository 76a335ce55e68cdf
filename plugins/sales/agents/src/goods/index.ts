import { Refusal } from "@bon-perroquet/api-kit/http"
import type { Cart } from "@bon-perroquet/contract"
import {
  addCode,
  cartView,
  changeCart,
  removeCode,
  removeProduct,
  setUnits,
} from "@bon-perroquet/shop-api/carts"
import type { MedusaContainer } from "@medusajs/framework/types"
import { admitCode, type Call } from "../caller"
import { findReferenced } from "../references"
import { errorMessage, messageOf, type Message } from "../messages"
import { TEXTS } from "../texts"
import type { CartInput, LineInput } from "../rows/entered"
import type { AgentCart } from "../rows"

/** Runs a change, and returns the message for the assistant if the shop refuses it. */
async function messagesOf(
  work: () => Promise<unknown>,
  toMessage: (refusal: Refusal) => Message,
): Promise<Message[]> {
  try {
    await work()
    return []
  } catch (error) {
    if (error instanceof Refusal) return [toMessage(error)]
    throw error
  }
}

interface Wanted {
  product_id: string
  variant_id: string
  quantity: number
  path: string
}

/** Returns the requested sizes. Lines of the same size are added up. */
async function wantedOf(
  container: MedusaContainer,
  lines: readonly LineInput[],
  { language }: AgentCart,
): Promise<{ wanted: Wanted[]; messages: Message[] }> {
  const wanted = new Map<string, Wanted>()
  const messages: Message[] = []
  for (const [index, { item, quantity }] of lines.entries()) {
    const path = `$.line_items[${index}]`
    const match = await findReferenced(container, item.id, language)
    if (!match) {
      const unknown = new Refusal("product_not_found", 404)
      messages.push(messageOf(unknown, language, path))
      continue
    }
    const { id } = match.sold.variant
    const before = wanted.get(id)
    wanted.set(id, {
      ...{ product_id: match.product.id, variant_id: id, path },
      quantity: quantity + (before?.quantity ?? 0),
    })
  }
  return { wanted: [...wanted.values()], messages }
}

/** Replaces the goods of an assistant's cart. @returns messages about goods that the shop can't sell like this */
export async function replaceGoods(
  container: MedusaContainer,
  cart: AgentCart,
  lines: readonly LineInput[],
): Promise<Message[]> {
  const { session_id: sessionId, language } = cart
  const { wanted, messages } = await wantedOf(container, lines, cart)
  const { items } = await cartView(container, sessionId, language)
  const change = (decide: Parameters<typeof changeCart>[2]) =>
    changeCart(container, { sessionId, language }, decide)
  for (const item of items)
    if (!wanted.some(({ variant_id }) => variant_id === item.variant_id)) await change(removeProduct(item))
  for (const { quantity, path, ...chosen } of wanted) {
    const refused = (refusal: Refusal) => messageOf(refusal, language, path)
    messages.push(...(await messagesOf(() => change(setUnits(chosen, quantity)), refused)))
  }
  return messages
}

const EXPIRED: readonly string[] = ["promotion_expired", "promotion_used_up"]

/** Replaces the promo codes. A code without effect is a warning, as the protocol requires. */
export async function replaceCodes(
  { container, agent, request }: Call,
  { session_id: sessionId, language }: AgentCart,
  codes: readonly string[],
): Promise<Message[]> {
  const session = { sessionId, language }
  const { promotions } = await cartView(container, sessionId, language)
  const written = promotions.filter(({ is_automatic }) => !is_automatic).map(({ code }) => code)
  const isAmong = (code: string, all: readonly string[]) =>
    all.some((each) => each.toLowerCase() === code.toLowerCase())
  for (const code of written) if (!isAmong(code, codes)) await removeCode(container, session, code)
  const messages: Message[] = []
  for (const [index, code] of codes.entries()) {
    if (isAmong(code, written)) continue
    const refused = (refusal: Refusal): Message => ({
      type: "warning",
      code: EXPIRED.includes(refusal.code) ? "discount_code_expired" : "discount_code_invalid",
      content: refusal.in(language).detail,
      path: `$.discounts.codes[${index}]`,
    })
    const add = () => {
      admitCode(request, agent)
      return addCode(container, session, code)
    }
    messages.push(...(await messagesOf(add, refused)))
  }
  return messages
}

/** Applies goods and codes, as far as they are stated, and returns the cart with messages. */
export async function applyGoods(
  call: Call,
  cart: AgentCart,
  { line_items, discounts }: Partial<CartInput>,
): Promise<{ view: Cart; messages: Message[] }> {
  const { container } = call
  const messages = line_items ? await replaceGoods(container, cart, line_items) : []
  if (discounts?.codes) messages.push(...(await replaceCodes(call, cart, discounts.codes)))
  const view = await cartView(container, cart.session_id, cart.language)
  if (!view.items.length && !messages.length)
    messages.push(
      errorMessage("cart_empty", TEXTS[cart.language].missing.goods, "recoverable", "$.line_items"),
    )
  return { view, messages }
}
