import { Clock, PackageCheck, Truck, type LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { useDeliveryTexts } from "../../../components/delivery"

/** Right of withdrawal within 14 days. It excludes perishable food. */
type Withdrawal = "perishable" | "fourteenDays"

/** Shows delivery time, delivery price and right of withdrawal before the product is in the cart. */
export function Promises({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation("products")
  const { days, free } = useDeliveryTexts()
  return (
    <section aria-labelledby="promises" className="rounded-card border border-line bg-card p-5">
      <h2 id="promises" className="sr-only">
        {t("promise.title")}
      </h2>
      <ul className="flex flex-col gap-4">
        <Promised icon={Truck} title={free || t("promise.tracked")}>
          {t("promise.costs")} <More to="/shipping">{t("promise.shippingLink")}</More>
        </Promised>
        <Promised icon={Clock} title={t("promise.sent")}>
          {days && t("promise.days", { days })}
        </Promised>
        <Promised icon={PackageCheck} title={t(`promise.${withdrawal}.title`)}>
          {t(`promise.${withdrawal}.text`)} <More to="/returns">{t("promise.returnsLink")}</More>
        </Promised>
      </ul>
    </section>
  )
}

type PromisedProps = { icon: LucideIcon; title: string; children: ReactNode }

function Promised({ icon: Icon, title, children }: PromisedProps) {
  return (
    <li className="flex gap-3.5">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-bark">{children}</p>
      </div>
    </li>
  )
}

function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="whitespace-nowrap text-ink underline decoration-edge underline-offset-4">
      {children}
    </Link>
  )
}
