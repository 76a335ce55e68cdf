import type { AdminPromotion } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Badge } from "../../../components/Badge"
import type { Column } from "../../../components/DataTable"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { formatCount } from "../number-formats"
import { useSegmentName } from "../segments/use-segment-name"
import { promotionAddress } from "./promotion-address"
import { STATE_TONES, usePromotionWords } from "./use-promotion-words"

export function usePromotionColumns(): Column<AdminPromotion>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { what, from, period } = usePromotionWords()
  const nameOf = useSegmentName()
  return [
    {
      label: t("promotions.code"),
      isWide: true,
      cell: ({ id, code, is_automatic }) => (
        <>
          <Link
            to={promotionAddress(id)}
            className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-leaf underline underline-offset-2"
          >
            {code}
          </Link>
          <span className="block text-sm text-bark">
            {t(`promotions.kinds.${is_automatic ? "automatic" : "code"}`)}
          </span>
        </>
      ),
    },
    {
      label: t("promotions.what"),
      cell: ({ form }) =>
        form ? (
          <>
            {what(form)}
            {from(form) && <span className="block text-sm text-bark">{from(form)}</span>}
            {form.segment && (
              <span className="block text-sm text-bark">
                {t("promotions.forSegment", { segment: nameOf(form.segment) })}
              </span>
            )}
          </>
        ) : (
          <span className="text-bark">{t("promotions.more")}</span>
        ),
    },
    { label: t("promotions.period"), cell: (promotion) => period(promotion) },
    {
      label: t("promotions.uses"),
      isFigure: true,
      cell: ({ uses, discount_cents, form }) => (
        <>
          {form?.limit
            ? t("promotions.usedOf", {
                uses: formatCount(uses, language),
                limit: formatCount(form.limit, language),
              })
            : formatCount(uses, language)}
          {discount_cents > 0 && (
            <span className="block text-sm text-bark">
              {t("promotions.takenOff", { amount: formatCents(discount_cents, language) })}
            </span>
          )}
        </>
      ),
    },
    {
      label: t("promotions.state"),
      cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{t(`promotions.states.${state}`)}</Badge>,
    },
  ]
}
