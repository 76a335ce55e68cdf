import { toEuro } from "@bon-perroquet/contract/money"
import type {
  CalculatedShippingOptionPrice,
  CalculateShippingOptionPriceDTO,
  CreateFulfillmentResult,
  FulfillmentOption,
} from "@medusajs/framework/types"
import { AbstractFulfillmentProviderService, MathBN } from "@medusajs/framework/utils"
import { DELIVERY_KINDS } from "@bon-perroquet/contract/sets"
import { deliveryPrice } from "../tariff"
import { optionDataSchema } from "./option-data"

type Item = CalculateShippingOptionPriceDTO["context"]["items"][number] & {
  product?: { weight?: number | null }
}

/** Returns the total weight in grams. A missing weight counts as 0. */
const gramsOf = (items: readonly Item[]): number =>
  items.reduce(
    (sum, { quantity, variant, product }) =>
      sum + Math.round(Number(variant?.weight ?? product?.weight ?? 0)) * Number(quantity),
    0,
  )

/** Returns the value of the items in cents, VAT included. */
const centsOf = (items: readonly Item[]): number =>
  items.reduce(
    (sum, { quantity, unit_price }) => sum + MathBN.mult(MathBN.mult(unit_price, 100), quantity).toNumber(),
    0,
  )

/**
 * Fulfilment provider of a carrier. Prices shipping options by tariff. Does not announce shipments, because the
 * dashboard creates the labels (see `Labels`). Subclasses set `identifier`.
 */
export class CarrierProvider extends AbstractFulfillmentProviderService {
  override async getFulfillmentOptions(): Promise<FulfillmentOption[]> {
    return [...DELIVERY_KINDS.map((id) => ({ id })), { id: "return", is_return: true }]
  }

  override async validateOption(data: Record<string, unknown>): Promise<boolean> {
    return optionDataSchema.safeParse(data).success
  }

  /** Returns the data unchanged. A middleware of the Store API has already checked and added the service point. */
  override async validateFulfillmentData(
    _optionData: Record<string, unknown>,
    data: Record<string, unknown>,
  ): Promise<Record<string, unknown>> {
    return data
  }

  override async canCalculate(): Promise<boolean> {
    return true
  }

  override async calculatePrice(
    optionData: CalculateShippingOptionPriceDTO["optionData"],
    _data: CalculateShippingOptionPriceDTO["data"],
    { items }: CalculateShippingOptionPriceDTO["context"],
  ): Promise<CalculatedShippingOptionPrice> {
    const { tariff } = optionDataSchema.parse(optionData)
    const cents = deliveryPrice(tariff, { grams: gramsOf(items), items_cents: centsOf(items) })
    return { calculated_amount: toEuro(cents), is_calculated_price_tax_inclusive: true }
  }

  override async createFulfillment(): Promise<CreateFulfillmentResult> {
    return { data: {}, labels: [] }
  }

  override async createReturnFulfillment(): Promise<CreateFulfillmentResult> {
    return { data: {}, labels: [] }
  }

  override async cancelFulfillment(): Promise<void> {
    // There is nothing to cancel, because nothing was announced to the carrier.
  }
}
