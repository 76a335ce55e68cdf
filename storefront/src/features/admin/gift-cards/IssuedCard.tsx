import { Printer } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Price } from "../../../components/price"
import { useMerchant } from "../../../config/merchant"

type IssuedCardProps = {
  code: string
  /** Amount at the time of issue. Null for a replacement, whose card shows it. */
  cents: number | null
  onClose: () => void
}

/** A new card with its code, which is shown only here. It prints as a card for the customer. */
export function IssuedCard({ code, cents, onClose }: IssuedCardProps) {
  const { t } = useTranslation("admin")
  const { name } = useMerchant()
  return (
    <div className="page-width flex max-w-2xl flex-col gap-6 py-6 lg:py-8 print:p-0">
      <h1 className="text-2xl print:hidden">{t("giftCards.issued")}</h1>
      <p role="status" className="rounded-card bg-seed-wash p-4 print:hidden">
        {t("giftCards.once")}
      </p>
      <section
        aria-label={t("giftCards.one")}
        className="flex flex-col items-center gap-4 rounded-card border border-line bg-card px-5 py-10 text-center"
      >
        <p className="font-serif text-xl font-semibold">{name}</p>
        <p className="text-bark">{t("giftCards.one")}</p>
        {cents !== null && <Price cents={cents} className="text-2xl font-semibold" />}
        <p className="font-mono text-lg font-semibold wrap-anywhere sm:text-xl">{code}</p>
        <p className="max-w-sm text-sm text-bark">{t("giftCards.howToUse")}</p>
      </section>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {t("giftCards.print")}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t("giftCards.done")}
        </Button>
      </div>
    </div>
  )
}
