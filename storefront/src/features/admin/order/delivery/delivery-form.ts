import "../../../../config/validation"
import {
  DEFAULT_COUNTRY,
  DELIVERY_COUNTRIES,
  type AdminOrderDetail,
  type OrderDelivery,
  type OrderDeliveryChange,
} from "@bon-perroquet/contract"
import { z } from "zod"
import { parcelProblems } from "../../../../components/address/address-problems"
import type { LimitsTo } from "../../../../components/address/label-limits"

const name = z.string().trim().min(1).max(80)
const anyLine = z.string()

const fieldsSchema = z.object({
  first_name: name,
  last_name: name,
  phone: z.string().trim().max(40),
  company: z.string().trim().max(120),
  note: z.string().trim().max(200),
  country: z.enum(DELIVERY_COUNTRIES),
  ...{ street: anyLine, number: anyLine, postal_code: anyLine, city: anyLine },
  box: z.string().trim().max(80),
  method: z.string(),
  point: z.string(),
  needs_point: z.boolean(),
  price: z.enum(["current", "unchanged"]),
  reason: z.string().trim().max(200),
  account: z.string().trim().max(50),
})

/** The address is required unless the parcel goes to a pick-up point. */
export const deliveryFormSchema = (limitsTo: LimitsTo) =>
  fieldsSchema
    .superRefine((values, context) => {
      const { needs_point, first_name, last_name, phone, company, note } = values
      if (needs_point && !values.point) context.addIssue({ code: "custom", path: ["point"] })
      const recipient = { first_name, last_name, phone, ...(!needs_point && { company, note }) }
      const limits = limitsTo(values.country, needs_point ? "pickup_point" : "home")
      for (const [field, message] of parcelProblems(needs_point ? null : values, recipient, limits))
        context.addIssue({ code: "custom", path: [field], message })
    })
    .refine(({ price, reason }) => price === "current" || reason !== "", { path: ["reason"] })
export type DeliveryValues = z.infer<typeof fieldsSchema>

type Methods = OrderDelivery["methods"]

/** Returns the form's values. For a pick-up point, the address fields contain the invoice address. */
export function deliveryValuesOf(order: AdminOrderDetail): DeliveryValues {
  const { shipping_address: to, invoice_address, delivery, delivery_method } = order
  const place = delivery.point ? invoice_address : to
  const country = DELIVERY_COUNTRIES.find((each) => each === to?.country) ?? DEFAULT_COUNTRY
  return {
    ...{ first_name: to?.first_name ?? "", last_name: to?.last_name ?? "", phone: to?.phone ?? "" },
    ...{ company: to?.company ?? "", note: to?.note ?? "", country },
    ...{ street: place?.street ?? "", number: place?.number ?? "", box: place?.apartment ?? "" },
    ...{ postal_code: place?.postal_code ?? "", city: place?.city ?? "" },
    ...{
      method: delivery_method ?? "",
      point: delivery.point?.id ?? "",
      needs_point: delivery.point !== null,
    },
    ...{ price: "current", reason: "", account: "" },
  }
}

/**
 * Returns the chosen delivery method. After a change of country, returns the method of the same kind in that country.
 */
export const methodIn = (
  methods: Methods,
  { method, code }: { method: string; code: string | null },
): Methods[number] | undefined =>
  methods.find(({ id }) => id === method) ?? methods.find((each) => each.code === code) ?? methods[0]

export function deliveryChangeOf(
  values: DeliveryValues,
  method: Methods[number],
  version: string,
): OrderDeliveryChange {
  const { first_name, last_name, phone, company, note, country, box, point, price, reason, account } = values
  const { street, number, postal_code, city } = values
  return {
    ...{ version, first_name, last_name, country, price, delivery_method: method.id },
    ...(phone && { phone }),
    ...(method.needs_point
      ? { delivery_point: point }
      : {
          address: {
            ...{ street, number, postal_code, city },
            ...(box && { box }),
            ...(company && { company }),
            ...(note && { note }),
          },
        }),
    expected_difference_cents: price === "unchanged" ? 0 : method.difference_cents,
    ...(reason && { reason }),
    ...(account && method.difference_cents < 0 && { account }),
  }
}
