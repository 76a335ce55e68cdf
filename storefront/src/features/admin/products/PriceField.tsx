import { decimalEuro, toCents, toEuro } from "@bon-perroquet/contract"
import { usePatchProduct } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { ChargedPrice } from "./ChargedPrice"
import { InlineField } from "./InlineField"
import { isPriceJump, typedPrice } from "../product-form/prices"
import { PriceQuestion } from "../product-form/PriceQuestion"
import { chosenSize, type SizeFieldProps, sizeTitle } from "../product-form/size-title"
import { useInlineSave } from "./use-inline-save"
import { useTold } from "../product-form/use-told"

/** What a size of a product costs, changed in the list. */
export function PriceField({ product, variant }: SizeFieldProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { mutateAsync } = usePatchProduct(chosenSize(product, variant), "price")
  const told = useTold()
  const name = sizeTitle(product, variant, language)
  const saved = toCents(variant.price)
  const change = (cents: number, before: number, undo?: () => void) => {
    const [from, to] = [formatCents(before, language), formatCents(cents, language)]
    const detail = t("products.became", { name, from, to })
    return told(mutateAsync(toEuro(cents)), t("done.price"), t("failure.price"), { detail, undo })
  }
  const field = useInlineSave({
    saved,
    parse: typedPrice,
    format: decimalEuro,
    isDoubtful: isPriceJump,
    send: (cents, before) => change(cents, before, () => void change(before, cents).catch(() => undefined)),
  })
  return (
    <span className="inline-flex flex-col items-end gap-0.5 lg:items-start">
      <InlineField
        label={t("products.priceOf", { name })}
        error={t("form.errors.price")}
        inputMode="decimal"
        field={field}
      />
      <span className="text-xs text-bark">{variant.unit_label}</span>
      <ChargedPrice variant={variant} />
      <PriceQuestion
        name={name}
        before={saved}
        cents={field.question?.value ?? null}
        onConfirm={() => field.question?.confirm()}
        onCancel={() => field.question?.cancel()}
      />
    </span>
  )
}
