import {
  arrivalsFrom,
  DEFAULT_COUNTRY,
  DELIVERY_COUNTRIES,
  type Delivery,
  type DeliveryCountry,
  type DeliveryPoint,
  type Language,
  POINT_KINDS,
} from "@bon-perroquet/contract"
import { normalisePostalCode } from "@bon-perroquet/contract/address"
import { Refusal } from "@bon-perroquet/api-kit/http"
import { cartOfOne, deliveryMethods, findCartBySession, isInStock } from "@bon-perroquet/shop-api/carts"
import { deliveryCountries, pointsNear } from "@bon-perroquet/shop-api/delivery"
import { dispatchOf } from "@bon-perroquet/shop-settings/settings"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Entered } from "../rows/entered"

export type TimedMethod = Delivery["methods"][number]

/** Pick-up points per kind that an assistant gets. */
const POINTS = 5

export interface DeliveryOffer {
  country: DeliveryCountry
  /** Whether the shop delivers to the requested country. Otherwise `country` is the default. */
  isDeliverable: boolean
  methods: TimedMethod[]
  points: DeliveryPoint[]
  arePointsAvailable: boolean
  chosen: TimedMethod | undefined
  point: DeliveryPoint | undefined
}

type Goods = { session_id: string } | { product_id: string; variant_id?: string | undefined }

const countryCalled = (stated: string | undefined): DeliveryCountry | undefined =>
  DELIVERY_COUNTRIES.find((code) => code === stated?.toUpperCase())

/** Returns the delivery methods for goods, with their prices, promised days and, for a postal code, pick-up points. */
export async function offerDelivery(
  container: MedusaContainer,
  goods: Goods,
  { context, delivery }: Pick<Entered, "context" | "delivery">,
  language: Language,
): Promise<DeliveryOffer> {
  const stated = delivery?.address?.address_country ?? context?.address_country
  const requested = countryCalled(stated)
  const isDeliverable =
    stated === undefined || (!!requested && (await deliveryCountries(container)).includes(requested))
  const country = (isDeliverable && requested) || DEFAULT_COUNTRY
  const cart =
    "product_id" in goods
      ? await cartOfOne(container, goods.product_id, goods.variant_id)
      : await findCartBySession(container, goods.session_id)
  const [offered, dispatch, isComplete] = await Promise.all([
    deliveryMethods(container, country, cart),
    dispatchOf(container),
    isInStock(container, cart?.lines ?? []),
  ])
  const methods = offered.map((method) => ({
    ...method,
    arrivals: isComplete ? arrivalsFrom(new Date(), dispatch, method) : [],
  }))
  const postalCode = delivery?.address?.postal_code ?? context?.postal_code
  const isPickUp = delivery?.type === "pickup"
  const points = isPickUp && postalCode ? await offeredPoints(container, country, postalCode, language) : []
  const point = points?.find(({ id }) => id === delivery?.point_id)
  const chosen = methods.find(
    ({ id, code, needs_point }) =>
      needs_point === isPickUp &&
      (point ? code === point.kind : !delivery?.option_id || id === delivery.option_id),
  )
  return {
    country,
    isDeliverable,
    methods,
    points: points ?? [],
    arePointsAvailable: points !== null,
    chosen,
    point,
  }
}

/** Returns null if the carrier does not answer. */
export async function offeredPoints(
  container: MedusaContainer,
  country: DeliveryCountry,
  written: string,
  language: Language,
): Promise<DeliveryPoint[] | null> {
  const postal_code = normalisePostalCode(country, written) ?? written
  const near = POINT_KINDS.map((kind) => pointsNear(container, { country, kind, postal_code, language }))
  try {
    return (await Promise.all(near)).flatMap((points) => points.slice(0, POINTS))
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
