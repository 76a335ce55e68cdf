import { activeHolds, type AdminOrderDetail, type OrderAssistant } from "@bon-perroquet/contract"
import { ADMIN_FILES } from "@bon-perroquet/shop-react/admin"
import { Printer } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "../../../components/Button"
import { formatMoment } from "../../../components/date"
import { useLanguage } from "../../../i18n"
import { OrderAmounts, OrderDelivery, OrderItems, OrderReturns, WaitingGoods } from "../../order"
import { FetchFileButton } from "../lists/FetchFileButton"
import { LabelButton } from "../orders/many/LabelButton"
import { slipAddress } from "../screen-addresses"
import { useMay } from "../guard/use-may"
import { OrderLotsCard } from "../lots/OrderLotsCard"
import { MessagesCard } from "../mail/MessagesCard"
import { OpenInMedusa } from "../medusa/OpenInMedusa"
import { NotesCard } from "../notes/NotesCard"
import { ChannelBadge } from "../orders/ChannelBadge"
import { isToSend } from "../orders/OrderBadges"
import { StatusActions } from "../orders/StatusActions"
import { ArticlesButton } from "./articles/ArticlesButton"
import { CustomerCard } from "./CustomerCard"
import { DocumentsCard } from "./DocumentsCard"
import { DeliveryButton } from "./delivery/DeliveryButton"
import { HoldButton } from "./holds/HoldButton"
import { HoldNotice } from "./holds/HoldNotice"
import { HistoryCard } from "./HistoryCard"
import { CombineNotice } from "./parcels/CombineNotice"
import { OrderFieldsCard } from "../custom-fields/OrderFieldsCard"
import { ParcelsCard } from "./parcels/ParcelsCard"
import { PaymentCard } from "./PaymentCard"
import { ReplacementsCard } from "./ReplacementsCard"
import { WithdrawalNotice } from "./WithdrawalNotice"
import { Badge } from "../../../components/Badge"
import { useId } from "react"

export function OrderDetail({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const may = useMay()
  const number = order.order_number
  const about = { order: number }
  const nameOf = (id: string) => order.items.find((item) => item.id === id)?.local_name
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="text-2xl">{t("order.title", { number })}</h1>
        <ChannelBadge order={order} />
        <StatusActions order={order} showsMailNote />
        <p className="w-full text-bark">
          {t("order.placed", { date: formatMoment(order.created_at, language) })}
        </p>
        {order.assistant && <AssistantNote assistant={order.assistant} />}
        <div className="flex flex-wrap gap-3">
          {!order.on_hold && (
            <LinkButton to={slipAddress(number)} variant="secondary" size="sm">
              <Printer aria-hidden className="size-4" />
              {t("order.slip")}
            </LinkButton>
          )}
          {isToSend(order) && !order.on_hold && (
            <FetchFileButton
              file={ADMIN_FILES.labels({ numbers: number })}
              name={`labels-${number}.csv`}
              text={t("order.label")}
            />
          )}
          <LabelButton order={order} />
          <ArticlesButton order={order} />
          {may("orders:write") && isToSend(order) && !order.has_left && <HoldButton number={number} />}
          <OpenInMedusa path={`/orders/${order.id}`} />
        </div>
      </header>
      {activeHolds(order).map((hold) => (
        <HoldNotice key={hold.id} number={number} hold={hold} />
      ))}
      <WaitingGoods
        goods={order.waiting.map((line) => ({ ...line, name: nameOf(line.id) ?? line.name }))}
        title={t("parcels.waiting")}
        text={t("parcels.waitingText")}
      />
      <LabelNotice order={order} />
      <CombineNotice order={order} />
      {order.withdrawal && <WithdrawalNotice withdrawal={order.withdrawal} />}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-6">
          <OrderItems items={order.items.map((item) => ({ ...item, name: item.local_name }))} />
          <OrderAmounts order={order} />
          <NotesCard about={about} hint={t("notes.hintOrder")} />
          <HistoryCard {...order} />
          {may("messages") && <MessagesCard about={about} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <CustomerCard order={order} />
          <OrderFieldsCard order={order} />
          <ParcelsCard order={order} />
          <OrderDelivery order={order}>
            <DeliveryButton order={order} />
          </OrderDelivery>
          <ReplacementsCard order={order} />
          <OrderLotsCard order={order} />
          <PaymentCard order={order} />
          <OrderReturns returns={order.returns} />
          <DocumentsCard order={order} />
        </div>
      </div>
    </>
  )
}

/** Shows which assistant prepared an order. */
function AssistantNote({ assistant: { name, is_verified } }: { assistant: OrderAssistant }) {
  const { t } = useTranslation("admin")
  return (
    <p className="flex w-full flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="information">{t("assistants.ordered", { name })}</Badge>
      <span className="text-sm text-bark">
        {t(is_verified ? "assistants.verified" : "assistants.unverified")}
      </span>
    </p>
  )
}

function LabelNotice({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation("admin")
  const heading = useId()
  if (!isToSend(order) || !order.label_omits.length) return null
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2 rounded-card bg-seed-wash p-5">
      <h2 id={heading} className="text-lg">
        {t("labelOmits.title")}
      </h2>
      {order.label_omits.map((omission) => (
        <p key={omission}>{t(`labelOmits.${omission}`)}</p>
      ))}
    </section>
  )
}
