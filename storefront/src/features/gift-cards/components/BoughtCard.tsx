import { dayInBelgium, type GiftCardPurchase } from "@bon-perroquet/contract"
import { CircleCheck } from "lucide-react"
import { useState, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "../../../components/Button"
import { formatDay } from "../../../components/date"
import { Price } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { SupportContact } from "../../checkout"

/** A card that is paid, and where it is sent. */
export function BoughtCard({ purchase }: { purchase: GiftCardPurchase }) {
  const { t } = useTranslation("gift-cards")
  const { language } = useLanguage()
  const { number, amount_cents, recipient_name, expires_at } = purchase
  return (
    <div className="mx-auto flex w-full max-w-text flex-col gap-6">
      <header className="flex flex-col items-center gap-3 text-center">
        <CircleCheck aria-hidden className="size-14 text-leaf" />
        <h1 className="text-2xl">{t("bought.title")}</h1>
        <p className="text-lg text-pretty wrap-anywhere text-bark">
          <Sending purchase={purchase} />
        </p>
        <p className="text-bark">{t("bought.receipt")}</p>
      </header>
      <dl className="grid gap-x-8 gap-y-4 rounded-card border border-line bg-card p-5 sm:grid-cols-2 sm:p-6">
        <Fact label={t("bought.number")}>{number}</Fact>
        <Fact label={t("bought.amount")}>
          <Price cents={amount_cents} />
        </Fact>
        <Fact label={t("bought.recipient")}>{recipient_name}</Fact>
        <Fact label={t("bought.validity")}>
          {expires_at ? t("bought.until", { day: formatDay(expires_at, language) }) : t("bought.noEnd")}
        </Fact>
      </dl>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton to="/products">{t("bought.products")}</LinkButton>
        <LinkButton to="/gift-cards" variant="secondary">
          {t("bought.another")}
        </LinkButton>
      </div>
      <SupportContact />
    </div>
  )
}

function Sending({
  purchase: { is_sent_to_recipient, send_on, recipient_name },
}: {
  purchase: GiftCardPurchase
}) {
  const { t } = useTranslation("gift-cards")
  const { language } = useLanguage()
  const [today] = useState(() => dayInBelgium(new Date()))
  if (!is_sent_to_recipient) return t("bought.toBuyer")
  if (send_on && send_on > today)
    return t("bought.onDay", { name: recipient_name, day: formatDay(send_on, language) })
  return t("bought.toRecipient", { name: recipient_name })
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-bark">{label}</dt>
      <dd className="font-semibold wrap-anywhere tabular-nums">{children}</dd>
    </div>
  )
}
