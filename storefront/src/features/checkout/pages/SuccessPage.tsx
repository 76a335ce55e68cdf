import { usePaymentStatus } from "@bon-perroquet/shop-react"
import type { PaymentStatus } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router"
import { PageHead } from "../../../components/PageHead"
import { Spinner } from "../../../components/Spinner"
import { PaymentAwaited } from "../components/PaymentAwaited"
import { PaymentDetails } from "../components/PaymentDetails"
import { PaymentProblem } from "../components/PaymentProblem"
import { PaymentReceived } from "../components/PaymentReceived"
import { PaymentRefunded } from "../components/PaymentRefunded"
import { useAfterPayment } from "../use-after-payment"

export function Component() {
  const { t } = useTranslation("checkout")
  const [search] = useSearchParams()
  const sessionId = search.get("session_id")
  return (
    <div className="page-width py-10 lg:py-16">
      <PageHead title={t("success.pageTitle")} indexed={false} />
      {sessionId ? <Verification sessionId={sessionId} /> : <PaymentProblem problem="noSession" />}
    </div>
  )
}

function Verification({ sessionId }: { sessionId: string }) {
  const { outcome, status, checkAgain } = usePaymentStatus(sessionId)
  useAfterPayment(outcome === "paid" || outcome === "awaited")
  if (outcome === "paid" && status) return <PaymentReceived status={status} sessionId={sessionId} />
  if (status?.awaited) return <PaymentAwaited status={status} instructions={status.awaited} />
  if (outcome === "refunded" && status) return <PaymentRefunded status={status} />
  if (outcome === "expired") return <PaymentProblem problem="expired" />
  if (outcome === "timeout" || outcome === "error") {
    return <PaymentProblem problem={outcome} onCheckAgain={() => void checkAgain()} />
  }
  return <Verifying status={status} />
}

function Verifying({ status }: { status: PaymentStatus | undefined }) {
  const { t } = useTranslation("checkout")
  return (
    <div className="mx-auto flex w-full max-w-text flex-col gap-6">
      <div role="status" className="flex flex-col items-center gap-3 text-center">
        <span className="text-leaf">
          <Spinner className="size-12" />
        </span>
        <h1 className="text-2xl">{t("verifying.title")}</h1>
        <p className="text-lg text-bark">{t("verifying.text")}</p>
      </div>
      {status?.status === "complete" && <PaymentDetails status={status} />}
    </div>
  )
}
