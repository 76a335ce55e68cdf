import type { CustomerDetail } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Price } from "../../../components/price"
import { OrderCard } from "../../order"

export function WorthCard({ customer }: { customer: CustomerDetail }) {
  const { t } = useTranslation("admin")
  const { paid_cents, refunded_cents, worth_cents } = customer
  return (
    <OrderCard title={t("customers.worth")}>
      <dl className="flex flex-col gap-2 tabular-nums">
        <div className="flex justify-between gap-4">
          <dt>{t("payment.paid")}</dt>
          <dd>
            <Price cents={paid_cents} />
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt>{t("payment.refunded")}</dt>
          <dd>
            <Price cents={refunded_cents && -refunded_cents} />
          </dd>
        </div>
        <div className="flex justify-between gap-4 border-t border-line pt-2 font-semibold">
          <dt>{t("customers.worth")}</dt>
          <dd>
            <Price cents={worth_cents} />
          </dd>
        </div>
      </dl>
    </OrderCard>
  )
}
