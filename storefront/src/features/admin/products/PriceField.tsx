import { formatEditedCents, toCents, toEuro, type AdminVariant } from "@bon-perroquet/contract"
import { PriceOrStockChangedError, useSavePriceOrStock } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { formatCents } from "../../../components/price"
import { toast } from "../../../components/toast"
import { useLanguage } from "../../../i18n"
import { CollisionQuestion } from "./CollisionQuestion"
import { InlineField } from "./InlineField"
import { isPriceJump, typedPrice } from "../product-form/prices"
import { PriceQuestion } from "../product-form/PriceQuestion"
import { type SizeFieldProps, sizeTitle, sizeToName } from "../product-form/size-title"
import { useInlineSave } from "./use-inline-save"
import { useResultToast } from "../use-result-toast"

export function PriceField({ product, variant }: SizeFieldProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { mutateAsync } = useSavePriceOrStock(product, sizeToName(product, variant), "price")
  const withToast = useResultToast()
  const name = sizeTitle(product, variant, language)
  const saved = toCents(variant.price)
  const change = (cents: number, before: number, undo?: () => void) => {
    const [from, to] = [formatCents(before, language), formatCents(cents, language)]
    const detail = t("products.became", { name, from, to })
    const saving = mutateAsync({ value: toEuro(cents), before: toEuro(before) }).catch(inCents)
    return withToast(saving, t("done.price"), t("failure.price"), { detail, undo })
  }
  /** Shows that an undo failed, because somebody else has changed the price since. */
  const sayThere = (error: unknown) => {
    if (!(error instanceof PriceOrStockChangedError)) return
    const there = formatCents(error.there, language)
    toast({
      variant: "destructive",
      title: t("failure.price"),
      description: t("products.there", { name, there }),
    })
  }
  const field = useInlineSave({
    saved,
    parse: typedPrice,
    format: (cents) => formatEditedCents(cents, language),
    isDoubtful: isPriceJump,
    send: (cents, before) => change(cents, before, () => void change(before, cents).catch(sayThere)),
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
      <CollisionQuestion
        name={t("products.priceOf", { name })}
        collision={field.collision}
        format={(cents) => formatCents(cents, language)}
      />
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

function inCents(error: unknown): never {
  throw error instanceof PriceOrStockChangedError ? new PriceOrStockChangedError(toCents(error.there)) : error
}

/** Shows the price of a Medusa price list that replaces the product's price. */
export function ChargedPrice({ variant: { charged_price } }: { variant: AdminVariant }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  if (charged_price === null) return null
  const price = formatCents(toCents(charged_price), language)
  return <span className="text-xs font-semibold text-macaw">{t("products.charged", { price })}</span>
}
