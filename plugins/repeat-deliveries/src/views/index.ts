import { keptMethod } from "@bon-perroquet/checkout/methods"
import type { RepeatDelivery } from "@bon-perroquet/contract"
import { sizedName } from "@bon-perroquet/contract"
import { toCents } from "@bon-perroquet/contract/money"
import { priceFor } from "@bon-perroquet/contract/price"
import type { Language } from "@bon-perroquet/languages/locales"
import { nameIn, shopSnapshot, sizeOf, soldVariant } from "@bon-perroquet/shop-api/catalogue"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { baseOrder, countryOf, type BaseOrder } from "../cart"
import type { Repeat, RepeatLine, Run } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"

/** A repeat delivery as its owner sees it. @throws 404 repeat_not_found */
export async function repeatView(
  container: MedusaContainer,
  id: string,
  language: Language,
): Promise<RepeatDelivery> {
  const repeat = await repeatsOf(container).repeats.withId(id)
  if (!repeat) throw refuse("repeat_not_found", 404)
  return viewOf(container, repeat, language)
}

/** Those of an account. */
export async function repeatsOfAccount(
  container: MedusaContainer,
  customerId: string,
  language: Language,
): Promise<RepeatDelivery[]> {
  const repeats = await repeatsOf(container).repeats.ofCustomer(customerId)
  return Promise.all(repeats.map((repeat) => viewOf(container, repeat, language)))
}

async function viewOf(
  container: MedusaContainer,
  repeat: Repeat,
  language: Language,
): Promise<RepeatDelivery> {
  const { runs, offer } = repeatsOf(container)
  const [run, order, lines, card] = await Promise.all([
    runs.openOf(repeat.id),
    baseOrder(container, repeat),
    Promise.all(repeat.lines.map((line) => lineView(container, line, language))),
    repeat.state === "ended" ? null : cardOf(container, repeat),
  ])
  const { id, state, weeks, when_missing, last_total_cents } = repeat
  return {
    ...{ id, state, weeks, when_missing, last_total_cents, lines, card },
    next: state === "active" ? nextOf(repeat, run) : null,
    country: countryOf(order),
    address: addressOf(order),
    rhythms: offer.rhythms,
  }
}

function nextOf(repeat: Repeat, run: Run | null): RepeatDelivery["next"] {
  if (!run) return { on: repeat.next_on, state: "planned", total_cents: null, missing: null }
  const { missing, total_cents, act_on: on } = run
  if (missing !== null) return { on, state: "waiting", total_cents, missing }
  return {
    on,
    state: run.state === "failed" ? "failed" : total_cents === null ? "planned" : "announced",
    total_cents,
    missing,
  }
}

async function lineView(container: MedusaContainer, line: RepeatLine, language: Language) {
  const known = (await shopSnapshot(container)).products.get(line.product_id)
  const sold = known && soldVariant(known, line.variant_id)
  return {
    ...line,
    name: known ? sizedName(nameIn(known.product, language), sold ? sizeOf(sold, language) : null) : "",
    image: sold?.variant.image ?? known?.product.images[0] ?? null,
    unit_cents: sold ? toCents(priceFor(sold.variant, line.quantity).price) : null,
  }
}

/** Nothing is said of it while its payment method is away. */
const cardOf = async (container: MedusaContainer, { payment_id }: Repeat): Promise<RepeatDelivery["card"]> =>
  (await keptMethod(container)
    ?.kept.of(payment_id)
    .catch(() => null)) ?? null

const addressOf = ({ shipping_address: to }: BaseOrder): string =>
  [to?.company, to?.address_1, to?.address_2, [to?.postal_code, to?.city].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(", ")
