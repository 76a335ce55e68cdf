import {
  dayInBelgium,
  decimalEuro,
  toCents,
  toEuro,
  type AdminProduct,
  type SalePrice,
  type SalePriceInput,
} from "@bon-perroquet/contract"
import { z } from "zod"
import "../../../config/validation"
import { typedPrice } from "../product-form/prices"

/** Values of the sale form as typed. Sizes without a price are not on sale. */
export const saleSchema = z
  .object({
    from: z.string(),
    until: z.string(),
    sizes: z
      .array(
        z
          .object({ id: z.string(), price: z.string(), own: z.number() })
          .refine(({ price, own }) => price.trim() === "" || (typedPrice(price) ?? own) < own, {
            path: ["price"],
          }),
      )
      .refine((sizes) => sizes.some(({ price }) => price.trim() !== "")),
  })
  .refine(({ until }) => !until || until >= dayInBelgium(new Date()), { path: ["until"] })
  .refine(({ from, until }) => !until || !from || from <= until, { path: ["until"] })
export type SaleValues = z.infer<typeof saleSchema>

export const saleValuesOf = ({ variants }: AdminProduct, sale: SalePrice | undefined): SaleValues => ({
  from: sale ? (sale.from ?? "") : dayInBelgium(new Date()),
  until: sale?.until ?? "",
  sizes: variants.map(({ id, price }) => {
    const known = sale?.prices.find(({ variant_id }) => variant_id === id)
    return { id, own: toCents(price), price: known ? decimalEuro(toCents(known.price)) : "" }
  }),
})

export const saleFrom = ({ from, until, sizes }: SaleValues): SalePriceInput => ({
  from: from || null,
  until: until || null,
  prices: sizes.flatMap(({ id, price }) => {
    const cents = typedPrice(price)
    return cents === null ? [] : [{ variant_id: id, price: toEuro(cents) }]
  }),
})
