import type { OrderBusiness } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { formatMoment } from "../../../components/date"
import { useLanguage } from "../../../i18n"

/** Shows the business that placed an order, and the result of VIES at that time. */
export function BusinessFacts({
  business: { company, vat_number, proof, is_exempt },
}: {
  business: OrderBusiness
}) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return (
    <dl className="flex flex-col gap-2">
      <div>
        <dt className="text-sm text-bark">{t("order.business.company")}</dt>
        <dd className="font-semibold wrap-anywhere">{company}</dd>
      </div>
      {vat_number && (
        <div>
          <dt className="text-sm text-bark">{t("order.business.vatNumber")}</dt>
          <dd>{vat_number}</dd>
          {proof && (
            <dd className="text-sm text-bark">
              {t(`order.business.vies.${proof.standing}`, { date: formatMoment(proof.checked_at, language) })}
            </dd>
          )}
          {proof?.consultation_number && (
            <dd className="text-sm wrap-anywhere text-bark">
              {t("order.business.consultation", { number: proof.consultation_number })}
            </dd>
          )}
          {is_exempt && <dd className="text-sm font-semibold">{t("order.business.exempt")}</dd>}
        </div>
      )}
    </dl>
  )
}
