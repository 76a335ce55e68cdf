import { addressLines, engineParts, parseSecondLine } from "@bon-perroquet/contract/address"
import { methodWithSavedCards } from "@bon-perroquet/checkout/methods"
import type { DeliveryAddress, DeliveryPoint, RepeatDelivery } from "@bon-perroquet/contract"
import type { Language } from "@bon-perroquet/contract/sets"
import { shopSnapshot, type Snapshot } from "@bon-perroquet/shop-api/catalogue"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { baseOrder, countryOf, type BaseOrder } from "../cart"
import { alternativesTo, alternativeView, goodsName, goodsPicture } from "../goods"
import type { Goods, Repeat, RepeatLine, Run } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"

/** Returns a subscription in the format of the API. @param may the changes that the caller may make */
export async function repeatView(
  container: MedusaContainer,
  id: string,
  language: Language,
  may: RepeatDelivery["may"] = "all",
): Promise<RepeatDelivery> {
  const repeat = await repeatsOf(container).repeats.withId(id)
  if (!repeat) throw refuse("repeat_not_found", 404)
  return { ...(await viewOf(container, repeat, language)), may }
}

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
  const [run, order, snapshot, card] = await Promise.all([
    runs.findOpenRun(repeat.id),
    baseOrder(container, repeat),
    shopSnapshot(container),
    repeat.state === "ended" ? null : cardOf(container, repeat),
  ])
  const { id, state, weeks, when_missing, last_total_cents } = repeat
  return {
    ...{ id, state, weeks, when_missing, last_total_cents, card, may: "all" },
    lines: repeat.lines.map((line) => lineView(snapshot, line, language)),
    next: state === "active" ? nextOf(repeat, run, (goods) => goodsName(snapshot, goods, language)) : null,
    country: countryOf(order, repeat),
    address: addressOf(order, repeat, language),
    delivery_code: codeOf(snapshot, order, repeat),
    rhythms: offer.rhythms,
  }
}

function nextOf(repeat: Repeat, run: Run | null, nameOf: (goods: Goods) => string): RepeatDelivery["next"] {
  if (!run) return { on: repeat.next_on, state: "planned", total_cents: null, missing: null, replaced: [] }
  const { missing, total_cents, act_on: on } = run
  if (missing !== null) return { on, state: "waiting", total_cents, missing, replaced: [] }
  const replaced = total_cents === null ? [] : (run.replaced ?? [])
  return {
    on,
    state: run.state === "failed" ? "failed" : total_cents === null ? "planned" : "announced",
    total_cents,
    missing,
    replaced: replaced.map((one) => ({ name: nameOf(one), by: nameOf(one.by) })),
  }
}

function lineView(snapshot: Snapshot, line: RepeatLine, language: Language): RepeatDelivery["lines"][number] {
  const { product_id, variant_id, quantity, instead } = line
  const view = (goods: Goods) => alternativeView(snapshot, goods, quantity, language)
  return {
    ...{ ...view(line), product_id, variant_id, quantity },
    image: goodsPicture(snapshot, line),
    instead: instead ? view(instead) : null,
    alternatives: alternativesTo(snapshot, line).map(view),
  }
}

/** Returns the saved card, or null if it was deleted or the payment provider is unavailable. */
const cardOf = async (container: MedusaContainer, { payment_id }: Repeat): Promise<RepeatDelivery["card"]> =>
  (await methodWithSavedCards(container)
    ?.savedMethods.of(payment_id)
    .catch(() => null)) ?? null

/** Returns the address as one line, which begins with the name of a pick-up point. */
export function addressOf(
  { shipping_address: to }: BaseOrder,
  { destination }: Pick<Repeat, "destination">,
  language: Language,
): string {
  const place = destination?.point ?? destination?.address
  const parts = place
    ? ["name" in place ? place.name : undefined, ...linesOf(place, destination?.country ?? "BE", language)]
    : [to?.company, ...(to ? orderedLines(to, language) : [])]
  return parts.filter(Boolean).join(", ")
}

const orderedLines = (to: NonNullable<BaseOrder["shipping_address"]>, language: Language): string[] =>
  addressLines(
    {
      ...engineParts(to),
      ...{ postal_code: to.postal_code ?? "", city: to.city ?? "", country: to.country_code ?? "BE" },
    },
    language,
  )

function linesOf(place: DeliveryPoint | DeliveryAddress, country: string, language: Language): string[] {
  const parts = { ...place, ...parseSecondLine("box" in place ? place.box : null), country }
  return addressLines({ ...parts, name: null }, language)
}

/** Returns the code of the delivery method, or null if it no longer exists. */
const codeOf = (snapshot: Snapshot, order: BaseOrder, { destination }: Repeat): string | null => {
  const option = destination?.delivery_option_id ?? order.shipping_methods[0]?.shipping_option_id
  return snapshot.options.find(({ id }) => id === option)?.code ?? null
}
