import { toCents, type AdminProduct, type SalePrice } from "@bon-perroquet/contract"
import { useSaveSalePrice } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"
import { Button } from "../../../components/Button"
import { Confirmation } from "../../../components/Dialog"
import { formatDay } from "../../../components/date"
import { Price } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { useResultToast } from "../use-result-toast"

type SaleLineProps = { product: AdminProduct; sale: SalePrice; version: string; onChange: () => void }

export function SaleLine({ product, sale, version, onChange }: SaleLineProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const days = useDays()
  const labelOf = (id: string) => {
    const size = product.variants.find((variant) => variant.id === id)
    return size && product.variants.length > 1 ? localised(size, "label", language) : null
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line p-4">
      <Badge tone={sale.state === "running" ? "success" : "information"}>
        {t(`sale.states.${sale.state}`)}
      </Badge>
      <span className="flex flex-wrap gap-x-4">
        {sale.prices.map(({ variant_id, price }) => (
          <span key={variant_id} className="font-semibold tabular-nums">
            {labelOf(variant_id) && <span className="font-normal text-bark">{labelOf(variant_id)} </span>}
            <Price cents={toCents(price)} />
          </span>
        ))}
      </span>
      <span className="mr-auto">{days(sale)}</span>
      {sale.is_own ? (
        <SaleActions {...{ product, sale, version, onChange }} days={days(sale)} />
      ) : (
        <span className="text-sm text-bark">{t("sale.elsewhere", { title: sale.title })}</span>
      )}
    </li>
  )
}

function useDays() {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return ({ from, until }: SalePrice): string => {
    const [first, last] = [from && formatDay(from, language), until && formatDay(until, language)]
    if (first && last) return t("sale.days.both", { first, last })
    if (first) return t("sale.days.since", { first })
    return last ? t("sale.days.until", { last }) : t("sale.days.always")
  }
}

function SaleActions({ product, sale, version, onChange, days }: SaleLineProps & { days: string }) {
  const { t } = useTranslation("admin")
  const { mutateAsync, isPending } = useSaveSalePrice(product.id)
  const withToast = useResultToast()
  /** Version that the question was asked about, or null if it is closed. */
  const [asked, setAsked] = useState<string | null>(null)
  const end = () => {
    if (asked === null) return
    const ending = mutateAsync({ sale_id: sale.id, sale: null, version: asked })
    void withToast(ending, t("sale.ended"), t("failure.price")).catch(() => undefined)
  }
  return (
    <span className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={onChange} aria-label={t("sale.changeOf", { days })}>
        {t("sale.change")}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        pending={isPending}
        aria-label={t("sale.endOf", { days })}
        onClick={() => setAsked(version)}
      >
        {t("sale.end")}
      </Button>
      <Confirmation
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t("sale.ending.title")}
        text={t(`sale.ending.${sale.state}`)}
        action={t("sale.end")}
        cancel={t("cancel")}
        onConfirm={end}
      />
    </span>
  )
}
