import { useDeleteTradeList, useTradeList } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate, useParams } from "react-router"
import { ConfirmedButton } from "../../../components/Dialog"
import { useMay } from "../guard/use-may"
import { OpenInMedusa } from "../medusa/OpenInMedusa"
import { RecordScreen, Subscreen } from "../subscreen/Subscreen"
import { useResultToast } from "../use-result-toast"
import { TradeListForm } from "./TradeListForm"
import { TradePrices } from "./TradePrices"

export function NewTradeListScreen() {
  const { t } = useTranslation("admin")
  return (
    <Subscreen
      title={t("trade.new")}
      back={{ to: "/admin/trade-lists", text: t("trade.title") }}
      width="max-w-4xl"
    >
      <TradeListForm />
    </Subscreen>
  )
}

export function TradeListScreen() {
  const { id = "" } = useParams()
  const { t } = useTranslation("admin")
  const mayWrite = useMay()("products:write")
  const query = useTradeList(id)
  const [saved, setSaved] = useState(0)
  const title = query.data?.title ?? t("trade.title")
  return (
    <RecordScreen
      title={title}
      back={{ to: "/admin/trade-lists", text: t("trade.title") }}
      width="max-w-4xl"
      unknown={{ title: t("trade.unknown"), text: t("trade.intro") }}
      query={query}
    >
      {(list) => (
        <>
          <div className="flex flex-wrap gap-3">
            <OpenInMedusa path={`/price-lists/${id}`} />
            {mayWrite && <DeleteButton id={id} title={title} />}
          </div>
          <TradePrices id={id} mayWrite={mayWrite} />
          {mayWrite && <TradeListForm key={saved} list={list} onSaved={() => setSaved(saved + 1)} />}
        </>
      )}
    </RecordScreen>
  )
}

function DeleteButton({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation("admin")
  const navigate = useNavigate()
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useDeleteTradeList()
  const remove = () =>
    void withToast(mutateAsync(id), t("trade.delete.done"), t("trade.delete.failed")).then(
      () => navigate("/admin/trade-lists"),
      () => undefined,
    )
  return (
    <ConfirmedButton
      variant="secondary"
      size="sm"
      pending={isPending}
      question={{
        title: t("trade.delete.title", { title }),
        text: t("trade.delete.text"),
        action: t("trade.delete.action"),
        cancel: t("trade.delete.keep"),
      }}
      onConfirm={remove}
    >
      {t("trade.delete.action")}
    </ConfirmedButton>
  )
}
