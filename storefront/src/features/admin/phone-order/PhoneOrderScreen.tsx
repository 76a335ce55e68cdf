import { ArrowLeft } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { PageHead } from "../../../components/PageHead"
import { PhoneOrderForm } from "./PhoneOrderForm"

export function PhoneOrderScreen() {
  const { t } = useTranslation("admin")
  return (
    <div className="page-width flex max-w-6xl flex-col gap-6 py-6 lg:py-8">
      <PageHead title={t("phoneOrder.title")} indexed={false} />
      <Button asChild variant="quiet" size="sm" className="-ml-4 self-start">
        <Link to="/admin/orders">
          <ArrowLeft aria-hidden className="size-4" />
          {t("tabs.orders")}
        </Link>
      </Button>
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl">{t("phoneOrder.title")}</h1>
        <p className="max-w-3xl text-bark">{t("phoneOrder.text")}</p>
      </div>
      <PhoneOrderForm />
    </div>
  )
}
