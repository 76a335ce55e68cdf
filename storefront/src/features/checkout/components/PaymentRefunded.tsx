import type { PaymentStatus } from "@bon-perroquet/contract"
import { Undo2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { SupportContact } from "./SupportContact"

/** Shows that a payment was refunded, because no order could be created. */
export function PaymentRefunded({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation("checkout")
  const { language } = useLanguage()
  const { order_number: number = "", customer_email: email = "" } = status.metadata
  const amount = formatCents(status.amount_total, language)
  return (
    <div className="mx-auto flex w-full max-w-text flex-col gap-6">
      <div role="alert" className="flex flex-col items-center gap-3 text-center">
        <Undo2 aria-hidden className="size-14 text-leaf" />
        <h1 className="text-2xl">{t("refunded.title")}</h1>
        <p className="text-lg text-bark">{t("refunded.text", { amount })}</p>
        <p className="text-bark wrap-anywhere">{t("refunded.mailed", { email, number })}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link to="/checkout">{t("refunded.cart")}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/products">{t("continueShopping")}</Link>
        </Button>
      </div>
      <SupportContact />
    </div>
  )
}
