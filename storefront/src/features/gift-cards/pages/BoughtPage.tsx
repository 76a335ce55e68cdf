import { useGiftCardPurchase } from "@bon-perroquet/shop-react"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router"
import { PageHead } from "../../../components/PageHead"
import { Spinner } from "../../../components/Spinner"
import { PaymentProblem, SupportContact } from "../../checkout"
import { BoughtCard } from "../components/BoughtCard"
import { forgetPurchase } from "../purchase-draft"
import type { GiftCardPurchase } from "@bon-perroquet/contract"
import { CircleAlert, Hourglass, Undo2 } from "lucide-react"
import { Button, LinkButton } from "../../../components/Button"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"

/** "timeout": the payment is still open after the last poll. */
type Outcome = "timeout" | "returned" | "ended"

const SIGNS = { timeout: Hourglass, returned: Undo2, ended: CircleAlert } as const

type UnpaidProps = { outcome: Outcome; purchase: GiftCardPurchase; onCheckAgain: () => void }

/** A purchase whose payment is still open, was returned or has ended. */
function Unpaid({ outcome, purchase, onCheckAgain }: UnpaidProps) {
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
        {outcome === "ended" && <LinkButton to="/gift-cards">{t("unpaid.again")}</LinkButton>}
        <LinkButton to="/products" variant="secondary">
          {checkout("continueShopping")}
        </LinkButton>
      </div>
      <SupportContact />
    </div>
  )
}

export function Component() {
  const { t } = useTranslation("gift-cards")
  const [search] = useSearchParams()
  const sessionId = search.get("session_id")
  return (
    <div className="page-width py-10 lg:py-16">
      <PageHead title={t("bought.pageTitle")} indexed={false} />
      {sessionId ? <Purchase sessionId={sessionId} /> : <PaymentProblem problem="noSession" />}
    </div>
  )
}

function Purchase({ sessionId }: { sessionId: string }) {
  const { purchase, outcome, checkAgain } = useGiftCardPurchase(sessionId)
  const isPaid = outcome === "paid"
  useEffect(() => {
    if (isPaid) forgetPurchase()
  }, [isPaid])
  if (outcome === "verifying") return <Verifying />
  if (!purchase || outcome === "error")
    return <PaymentProblem problem="error" onCheckAgain={() => void checkAgain()} />
  if (outcome === "paid") return <BoughtCard purchase={purchase} />
  return <Unpaid outcome={outcome} purchase={purchase} onCheckAgain={() => void checkAgain()} />
}

function Verifying() {
  const { t } = useTranslation("checkout")
  return (
    <div role="status" className="flex flex-col items-center gap-3 text-center">
      <span className="text-leaf">
        <Spinner className="size-12" />
      </span>
      <h1 className="text-2xl">{t("verifying.title")}</h1>
      <p className="text-lg text-bark">{t("verifying.text")}</p>
    </div>
  )
}
