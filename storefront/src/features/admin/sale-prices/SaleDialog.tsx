import {
  formatEditedCents,
  toCents,
  type AdminProduct,
  type Language,
  type SalePrice,
  type SalePrices,
  dayInBelgium,
  toEuro,
  type SalePriceInput,
} from "@bon-perroquet/contract"
import { useSaveSalePrice } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Dialog } from "../../../components/Dialog"
import { Field } from "../../../components/Field"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { useResultToast } from "../use-result-toast"
import { z } from "zod"
import "../../../config/validation"
import { typedPrice } from "../product-form/prices"

/** Sale prices by size. A size without a typed price is not on sale. */
const saleSchema = z
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
type SaleValues = z.infer<typeof saleSchema>

const saleValuesOf = (
  { variants }: AdminProduct,
  sale: SalePrice | undefined,
  language: Language,
): SaleValues => ({
  from: sale ? (sale.from ?? "") : dayInBelgium(new Date()),
  until: sale?.until ?? "",
  sizes: variants.map(({ id, price }) => {
    const existing = sale?.prices.find(({ variant_id }) => variant_id === id)
    return {
      id,
      own: toCents(price),
      price: existing ? formatEditedCents(toCents(existing.price), language) : "",
    }
  }),
})

const saleFrom = ({ from, until, sizes }: SaleValues): SalePriceInput => ({
  from: from || null,
  until: until || null,
  prices: sizes.flatMap(({ id, price }) => {
    const cents = typedPrice(price)
    return cents === null ? [] : [{ variant_id: id, price: toEuro(cents) }]
  }),
})

const byRules = zodResolver(saleSchema)

type SaleDialogProps = {
  product: AdminProduct
  /** Sale price to change. Undefined for a new one. */
  sale: SalePrice | undefined
  /** Prices when the dialog was opened. */
  prices: SalePrices
  onClose: () => void
}

/** Edits a sale price. Shows the lowest price of the last 30 days, which the law requires as reference. */
export function SaleDialog({ product, sale, prices: { lowest, version }, onClose }: SaleDialogProps) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { language } = useLanguage()
  const { mutateAsync, isPending } = useSaveSalePrice(product.id)
  const withToast = useResultToast()
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<SaleValues>({ resolver: byRules, defaultValues: saleValuesOf(product, sale, language) })
  const save = (values: SaleValues) => {
    const saving = mutateAsync({ sale_id: sale?.id, sale: saleFrom(values), version })
    void withToast(saving, t("sale.saved"), t("failure.price")).then(onClose, () => undefined)
  }
  const hintOf = (id: string, own: number) => {
    const price = lowest.find(({ variant_id }) => variant_id === id)?.price
    const usual = t("sale.usual", { price: formatCents(own, language) })
    return price == null
      ? usual
      : `${usual} · ${t("sale.lowest", { price: formatCents(toCents(price), language) })}`
  }
  return (
    <Dialog open onClose={onClose} title={t(sale ? "sale.changeTitle" : "sale.add")}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(save)(event)}>
        {product.variants.map((variant, at) => (
          <Field
            key={variant.id}
            label={
              product.variants.length > 1
                ? t("sale.priceOf", { size: localised(variant, "label", language) })
                : t("sale.price")
            }
            hint={hintOf(variant.id, toCents(variant.price))}
            error={
              (errors.sizes?.[at]?.price && t("sale.errors.price")) ??
              (at === 0 && errors.sizes?.root ? t("sale.errors.price") : undefined)
            }
            inputMode="decimal"
            autoComplete="off"
            {...register(`sizes.${at}.price`)}
          />
        ))}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field type="date" label={t("sale.from")} hint={t("sale.fromHint")} {...register("from")} />
          <Field
            type="date"
            label={t("sale.until")}
            optionalLabel={common("optional")}
            hint={t("sale.untilHint")}
            error={errors.until && t("sale.errors.until")}
            {...register("until")}
          />
        </div>
        <p className="text-sm text-bark">{t("sale.law")}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" pending={isPending}>
            {t("sale.save")}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
