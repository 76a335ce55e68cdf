import type { GiftCardPurchase } from "@bon-perroquet/contract"
import { CircleAlert, Hourglass, Undo2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { SupportContact } from "../../checkout"

/** "timeout": the payment is still open after the last poll. */
type Outcome = "timeout" | "returned" | "ended"

const SIGNS = { timeout: Hourglass, returned: Undo2, ended: CircleAlert } as const

type UnpaidProps = { outcome: Outcome; purchase: GiftCardPurchase; onCheckAgain: () => void }

/** A purchase whose payment is still open, was returned or has ended. */
export function Unpaid({ outcome, purchase, onCheckAgain }: UnpaidProps) {
  const { t } = useTranslation("gift-cards")
  const { t: checkout } = useTranslation("checkout")
  const { language } = useLanguage()
  const Sign = SIGNS[outcome]
  const facts = { amount: formatCents(purchase.amount_cents, language), number: purchase.number }
  return (
    <div className="mx-auto flex w-full max-w-text flex-col gap-6">
      <div role="alert" className="flex flex-col items-center gap-3 text-center">
        <Sign aria-hidden className={outcome === "ended" ? "size-14 text-macaw" : "size-14 text-leaf"} />
        <h1 className="text-2xl">{t(`unpaid.${outcome}.title`)}</h1>
        <p className="text-lg text-pretty text-bark">{t(`unpaid.${outcome}.text`, facts)}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {outcome === "timeout" && <Button onClick={onCheckAgain}>{checkout("problem.checkAgain")}</Button>}
        {outcome === "ended" && (
          <Button asChild>
            <Link to="/gift-cards">{t("unpaid.again")}</Link>
          </Button>
        )}
        <Button asChild variant="secondary">
          <Link to="/products">{checkout("continueShopping")}</Link>
        </Button>
      </div>
      <SupportContact />
    </div>
  )
}
