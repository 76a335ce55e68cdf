import { isUnknown } from "@bon-perroquet/shop-react"
import { useCustomer } from "@bon-perroquet/shop-react/admin"
import { ArrowLeft } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link, useParams } from "react-router"
import { Button } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { Waiting } from "../../../components/Waiting"
import { useLoadFailure } from "../use-load-failure"
import { CustomerDetail } from "./CustomerDetail"

export function CustomerScreen() {
  const { id = "" } = useParams()
  const { t } = useTranslation("admin")
  const { data: customer, error, refetch } = useCustomer(id)
  const isMissing = isUnknown(error)
  useLoadFailure(isMissing ? null : error)
  const back = (
    <Link to="/admin/customers">
      <ArrowLeft aria-hidden className="size-4" />
      {t("frame.to.customers")}
    </Link>
  )
  if (isMissing) {
    return (
      <Notice title={t("customers.unknown")} text={t("customers.unknownText")}>
        <PageHead title={t("customers.unknown")} indexed={false} />
        <Button asChild>{back}</Button>
      </Notice>
    )
  }
  const title = customer ? customer.name || customer.email : t("customers.one")
  return (
    <div className="page-width flex flex-col gap-6 py-6 lg:py-8">
      <PageHead title={title} indexed={false} />
      <Button asChild variant="quiet" size="sm" className="-ml-4 self-start">
        {back}
      </Button>
      {customer ? (
        <CustomerDetail customer={customer} />
      ) : (
        <>
          <h1 className="text-2xl">{title}</h1>
          <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />
        </>
      )}
    </div>
  )
}
