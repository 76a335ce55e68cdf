import { useGiftCardPurchase } from "@bon-perroquet/shop-react"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router"
import { PageHead } from "../../../components/PageHead"
import { Spinner } from "../../../components/Spinner"
import { PaymentProblem } from "../../checkout"
import { BoughtCard } from "../components/BoughtCard"
import { Unpaid } from "../components/Unpaid"
import { forgetPurchase } from "../purchase-draft"

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
