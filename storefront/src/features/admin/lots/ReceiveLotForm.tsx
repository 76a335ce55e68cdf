import { type AdminProduct, type Lot, MAX_LOT_TEXT, MAX_STOCK, MAX_STOCK_NOTE } from "@bon-perroquet/contract"
import { useReceiveLot } from "@bon-perroquet/shop-react/admin"
import { useForm, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Field, SelectField } from "../../../components/Field"
import { UnderHeading } from "../../../components/Heading"
import { useLanguage } from "../../../i18n"
import { formatCount, parseUnits } from "../number-formats"
import { sizeTitle } from "../product-form/size-title"
import { useResultToast } from "../use-result-toast"

type Values = {
  variant_id: string
  from: "delivery" | "shelf"
  number: string
  supplier: string
  best_before: string
  quantity: string
  note: string
}

const EMPTY = { number: "", supplier: "", best_before: "", quantity: "", note: "" }

/** Parses a number of units. Returns null if it is invalid. */
const unitsOf = (text: string): number | null => {
  const units = parseUnits(text)
  return units === null || units === 0 || units > MAX_STOCK ? null : units
}

/** Records new goods, or assigns a lot number to stock on the shelf. */
export function ReceiveLotForm({ product, lots }: { product: AdminProduct; lots: readonly Lot[] }) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { language } = useLanguage()
  const { mutateAsync, isPending } = useReceiveLot(product.id)
  const withToast = useResultToast()
  const [first] = product.variants
  const {
    register,
    handleSubmit,
    reset,
    control,
    formState: { errors },
  } = useForm<Values>({ defaultValues: { ...EMPTY, variant_id: first?.id ?? "", from: "delivery" } })
  const [variant_id, from] = useWatch({ control, name: ["variant_id", "from"] })
  const unnumbered = lots.find((lot) => !lot.number && lot.variant_id === variant_id)?.quantity ?? 0

  async function receive({ quantity, best_before, ...values }: Values) {
    const units = unitsOf(quantity)
    if (units === null) return
    const lot = { ...values, best_before: best_before || null, quantity: units }
    const detail = `${values.number} · ${formatCount(units, language)}`
    await withToast(mutateAsync(lot), t("lots.received"), t("lots.failed"), { detail }).then(
      () => reset({ ...EMPTY, variant_id: values.variant_id, from: values.from, supplier: values.supplier }),
      () => undefined,
    )
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(receive)(event)}
      aria-label={t("lots.receive")}
      className="flex flex-col gap-4 rounded-card border border-edge bg-card p-4 sm:p-6"
    >
      <UnderHeading>
        <h3 className="text-lg">{t("lots.receive")}</h3>
      </UnderHeading>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {product.variants.length > 1 && (
          <SelectField label={t("stock.size")} {...register("variant_id")}>
            {product.variants.map((variant) => (
              <option key={variant.id} value={variant.id}>
                {sizeTitle(product, variant, language)}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={t("lots.from")}
          hint={from === "shelf" ? t("lots.shelfHint", { count: unnumbered }) : t("lots.deliveryHint")}
          {...register("from")}
        >
          <option value="delivery">{t("lots.fromDelivery")}</option>
          <option value="shelf">{t("lots.fromShelf")}</option>
        </SelectField>
        <Field
          label={t("lots.number")}
          autoComplete="off"
          maxLength={MAX_LOT_TEXT}
          error={errors.number && t("lots.wrongNumber")}
          {...register("number", { validate: (text) => text.trim() !== "" })}
        />
        <Field
          label={t("lots.quantity")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          error={errors.quantity && t("stock.wrongUnits", { min: 1 })}
          {...register("quantity", { validate: (text) => unitsOf(text) !== null })}
        />
        <Field
          type="date"
          label={t("lots.bestBefore")}
          hint={t("lots.bestBeforeHint")}
          optionalLabel={common("optional")}
          {...register("best_before")}
        />
        <Field
          label={t("lots.supplier")}
          optionalLabel={common("optional")}
          autoComplete="off"
          maxLength={MAX_LOT_TEXT}
          {...register("supplier")}
        />
        <Field
          label={t("stock.note")}
          optionalLabel={common("optional")}
          autoComplete="off"
          maxLength={MAX_STOCK_NOTE}
          {...register("note")}
        />
      </div>
      <Button type="submit" pending={isPending} className="self-start">
        {t("lots.save")}
      </Button>
    </form>
  )
}
