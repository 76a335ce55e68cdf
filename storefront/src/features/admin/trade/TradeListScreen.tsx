import { isUnknown } from "@bon-perroquet/shop-react"
import { useDeleteTradeList, useTradeList } from "@bon-perroquet/shop-react/admin"
import { ArrowLeft } from "lucide-react"
import { useState, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link, useNavigate, useParams } from "react-router"
import { Button } from "../../../components/Button"
import { Confirmation } from "../../../components/Dialog"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { Waiting } from "../../../components/Waiting"
import { useMay } from "../guard/use-may"
import { OpenInMedusa } from "../medusa/OpenInMedusa"
import { useLoadFailure } from "../use-load-failure"
import { useResultToast } from "../use-result-toast"
import { TradeListForm } from "./TradeListForm"
import { TradePrices } from "./TradePrices"

export function NewTradeListScreen() {
  const { t } = useTranslation("admin")
  return (
    <Frame title={t("trade.new")}>
      <TradeListForm />
    </Frame>
  )
}

export function TradeListScreen() {
  const { id = "" } = useParams()
  const { t } = useTranslation("admin")
  const mayWrite = useMay()("products:write")
  const { data: list, error, refetch } = useTradeList(id)
  const [saved, setSaved] = useState(0)
  const isMissing = isUnknown(error)
  useLoadFailure(isMissing ? null : error)
  const title = list?.title ?? t("trade.title")
  if (isMissing)
    return (
      <Notice title={t("trade.unknown")} text={t("trade.intro")}>
        <PageHead title={t("trade.unknown")} indexed={false} />
        <Button asChild>
          <Link to="/admin/trade-lists">{t("trade.title")}</Link>
        </Button>
      </Notice>
    )
  return (
    <Frame title={title}>
      {!list && <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />}
      {list && (
        <>
          <div className="flex flex-wrap gap-3">
            <OpenInMedusa path={`/price-lists/${id}`} />
            {mayWrite && <DeleteButton id={id} title={title} />}
          </div>
          <TradePrices id={id} mayWrite={mayWrite} />
          {mayWrite && <TradeListForm key={saved} list={list} onSaved={() => setSaved(saved + 1)} />}
        </>
      )}
    </Frame>
  )
}

function DeleteButton({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation("admin")
  const navigate = useNavigate()
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useDeleteTradeList()
  const [isAsking, setAsking] = useState(false)
  const remove = () =>
    void withToast(mutateAsync(id), t("trade.delete.done"), t("trade.delete.failed")).then(
      () => navigate("/admin/trade-lists"),
      () => undefined,
    )
  return (
    <>
      <Button variant="secondary" size="sm" pending={isPending} onClick={() => setAsking(true)}>
        {t("trade.delete.action")}
      </Button>
      <Confirmation
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("trade.delete.title", { title })}
        text={t("trade.delete.text")}
        action={t("trade.delete.action")}
        cancel={t("trade.delete.keep")}
        onConfirm={remove}
      />
    </>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation("admin")
  return (
    <div className="page-width flex max-w-4xl flex-col gap-6 py-6 lg:py-8">
      <PageHead title={title} indexed={false} />
      <Button asChild variant="quiet" size="sm" className="-ml-4 self-start">
        <Link to="/admin/trade-lists">
          <ArrowLeft aria-hidden className="size-4" />
          {t("trade.title")}
        </Link>
      </Button>
      <h1 className="text-2xl wrap-anywhere">{title}</h1>
      {children}
    </div>
  )
}
