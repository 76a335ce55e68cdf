import { usePaymentStatus, shopKeys, useCart } from "@bon-perroquet/shop-react"
import type { PaymentStatus } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router"
import { PageHead } from "../../../components/PageHead"
import { Spinner } from "../../../components/Spinner"
import { PaymentAwaited } from "../components/PaymentAwaited"
import { PaymentDetails } from "../components/PaymentDetails"
import { PaymentProblem } from "../components/PaymentProblem"
import { PaymentReceived } from "../components/PaymentReceived"
import { Undo2 } from "lucide-react"
import { LinkButton } from "../../../components/Button"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { SupportContact } from "../components/SupportContact"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { forgetCheckoutDraft } from "../../../components/draft/stored-drafts"

/** How often the cart is read after the payment, because the shop may empty it with a delay. */
const CART_POLL = { intervalMs: 1_000, attempts: 10 }

function useAfterPayment(paid: boolean): void {
  const queries = useQueryClient()
  const { data: cart, dataUpdatedAt, refetch } = useCart()
  const attempts = useRef(0)
  const filled = cart !== undefined && cart.items.length > 0

  useEffect(() => {
    if (!paid) return
    forgetCheckoutDraft()
    void queries.invalidateQueries({ queryKey: shopKeys.all, predicate: isAboutProducts })
  }, [paid, queries])

  useEffect(() => {
    if (!paid || !filled || attempts.current >= CART_POLL.attempts) return
    const timer = setTimeout(() => {
      attempts.current += 1
      void refetch()
    }, CART_POLL.intervalMs)
    return () => clearTimeout(timer)
  }, [paid, filled, dataUpdatedAt, refetch])
}

/** Returns whether a query reads products. Queries of the payment are not repeated, because the shop limits them. */
const isAboutProducts = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== "payment"

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

/** Shows that a payment was refunded, because no order could be created. */
function PaymentRefunded({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation("checkout")
  const { language } = useLanguage()
  const { order_number: number = "", customer_email: email = "" } = status.metadata
  const amount = formatCents(status.amount_total, language)
  return (
    <div className="mx-auto flex w-full max-w-text flex-col gap-6">
      <div role="alert" className="flex flex-col items-center gap-3 text-center">
        <Undo2 aria-hidden className="size-14 text-leaf" />
        <h1 className="text-2xl">{t("refunded.title")}</h1>
        <p className="text-lg text-bark">{t("refunded.text", { amount })}</p>
        <p className="text-bark wrap-anywhere">{t("refunded.mailed", { email, number })}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton to="/checkout">{t("refunded.cart")}</LinkButton>
        <LinkButton to="/products" variant="secondary">
          {t("continueShopping")}
        </LinkButton>
      </div>
      <SupportContact />
    </div>
  )
}
