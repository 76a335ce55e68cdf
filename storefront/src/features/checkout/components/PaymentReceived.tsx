import type { PaymentStatus } from "@bon-perroquet/contract"
import { CircleCheck, Printer } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "../../../components/Button"
import { useMerchant } from "../../../config/merchant"
import { PaymentDetails } from "./PaymentDetails"
import { SupportContact } from "./SupportContact"
import { usePaidOrder } from "@bon-perroquet/shop-react"
import { Skeleton } from "../../../components/Skeleton"
import { OrderDelivery, OrderFacts, OrderItems } from "../../order"

/** Begins the id of a payment without a payment page. */
const WITHOUT_PAGE = "free_"

const STEPS = ["confirmation", "processing", "shipping"] as const

/** Shows the seller on a printed page, which has no header and footer. */
function SellerOnPaper() {
  const { legal_name, street, postal_code, city, vat_number } = useMerchant()
  return (
    <address className="hidden not-italic print:block">
      {[legal_name, street, `${postal_code} ${city}`, vat_number].join(" · ")}
    </address>
  )
}

export function PaymentReceived({ status, sessionId }: { status: PaymentStatus; sessionId: string }) {
  const { t } = useTranslation("checkout")
  return (
    <div className="mx-auto flex w-full max-w-text flex-col gap-6">
      <header className="flex flex-col items-center gap-3 text-center">
        <CircleCheck aria-hidden className="size-14 text-leaf" />
        <h1 className="text-2xl">{t("success.title")}</h1>
        <p className="text-lg text-bark">{t("success.text")}</p>
      </header>
      <PaymentDetails status={status} hasPage={!sessionId.startsWith(WITHOUT_PAGE)} />
      <PaidOrder sessionId={sessionId} />
      <SellerOnPaper />
      <section aria-labelledby="next-steps" className="flex flex-col gap-4">
        <h2 id="next-steps" className="text-xl">
          {t("next.title")}
        </h2>
        <ol className="flex flex-col gap-4">
          {STEPS.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden
                className="flex size-9 shrink-0 items-center justify-center rounded-pill bg-leaf-wash font-bold text-leaf"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="font-sans font-semibold">{t(`next.${step}.title`)}</h3>
                <p className="text-bark">{t(`next.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <SupportContact />
      <div className="flex flex-wrap justify-center gap-3 print:hidden">
        <LinkButton to="/products">{t("continueShopping")}</LinkButton>
        <LinkButton to="/" variant="secondary">
          {t("backHome")}
        </LinkButton>
        <Button variant="quiet" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {t("success.print")}
        </Button>
      </div>
    </div>
  )
}

/**
 * Shows the order and its link to the browser that paid. Other visitors with this URL see nothing. The customer also
 * gets both by e-mail.
 */
function PaidOrder({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation("account")
  const { data, isPending } = usePaidOrder(sessionId)
  if (isPending) return <Skeleton className="h-80 rounded-card" />
  if (!data?.order || !data.url) return null
  return (
    <>
      <OrderItems items={data.order.items} />
      <OrderDelivery order={data.order} />
      <OrderFacts order={data.order} />
      <div className="grid gap-3 sm:grid-cols-2 print:hidden">
        <Button asChild size="lg">
          <a href={data.url}>{t("order.open")}</a>
        </Button>
        {data.tracking_url && (
          <Button asChild size="lg" variant="secondary">
            <a href={data.tracking_url}>{t("order.follow")}</a>
          </Button>
        )}
      </div>
    </>
  )
}
