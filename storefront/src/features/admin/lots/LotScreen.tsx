import { isUnknown } from "@bon-perroquet/shop-react"
import { useLot } from "@bon-perroquet/shop-react/admin"
import { ArrowLeft } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link, useParams } from "react-router"
import { Button } from "../../../components/Button"
import { PageHead } from "../../../components/PageHead"
import { Waiting } from "../../../components/Waiting"
import { useMay } from "../guard/use-may"
import { Empty } from "../lists/Empty"
import { LotFacts } from "./LotFacts"
import { LotHistory } from "./LotHistory"
import { LotStateBadge } from "./LotStateBadge"
import { Recipients } from "./Recipients"

export function LotScreen() {
  const { id = "" } = useParams()
  const { t } = useTranslation("admin")
  const may = useMay()
  const { data: lot, error, refetch } = useLot(id)
  const title = lot ? t("lots.titleOf", { number: lot.number || t("lots.unnumbered") }) : t("lots.one")
  return (
    <div className="page-width flex max-w-6xl flex-col gap-6 py-6 lg:py-8">
      <PageHead title={title} indexed={false} />
      <Button asChild variant="quiet" size="sm" className="-ml-4 self-start">
        <Link to="/admin/lots">
          <ArrowLeft aria-hidden className="size-4" />
          {t("lots.all")}
        </Link>
      </Button>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl">{title}</h1>
        {lot && <LotStateBadge lot={lot} />}
      </header>
      {!lot && isUnknown(error) && <Empty text={t("lots.unknown")} />}
      {!lot && !isUnknown(error) && (
        <Waiting what={t("lots.one")} failed={error !== null} onRetry={() => void refetch()} />
      )}
      {lot && (
        <>
          <LotFacts lot={lot} />
          {may("orders:read") && <Recipients lot={lot} />}
          <LotHistory lot={lot} />
        </>
      )}
    </div>
  )
}
