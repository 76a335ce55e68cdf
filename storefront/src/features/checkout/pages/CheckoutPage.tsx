import { useCart } from "@bon-perroquet/shop-react"
import { ArrowLeft } from "lucide-react"
import { useDeferredValue } from "react"
import { useTranslation } from "react-i18next"
import { Link, useNavigate } from "react-router"
import { Button } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { Skeleton } from "../../../components/Skeleton"
import { useMerchant } from "../../../config/merchant"
import { useInBrowser } from "../../../config/in-browser"
import { signInAddress, useAuth } from "../../account"
import { EmptyCart } from "../../cart"
import { CheckoutForm } from "../components/CheckoutForm"

export function Component() {
  const { t } = useTranslation("checkout")
  const navigate = useNavigate()
  return (
    <div className="page-width flex flex-col gap-6 py-6 lg:py-10">
      <PageHead title={t("title")} indexed={false} />
      <div>
        <Button variant="quiet" size="sm" className="-ml-4" onClick={() => void navigate(-1)}>
          <ArrowLeft aria-hidden className="size-4" />
          {t("back")}
        </Button>
        <h1 className="mt-2 text-2xl">{t("title")}</h1>
      </div>
      <CheckoutContent />
    </div>
  )
}

function CheckoutContent() {
  const { t } = useTranslation("checkout")
  const { user, expired } = useAuth()
  const { data: cart, isError, refetch } = useCart()
  const isKnown = useInBrowser() && cart !== undefined
  // Deferred, because rendering the large form would block input.
  const isShown = useDeferredValue(isKnown)
  if (isKnown && cart.items.length === 0) return <EmptyCart />
  if (isKnown)
    return isShown ? (
      <>
        {expired && <Expired />}
        {/*
         * Remounts for another account, and when the session expires, so that later requests are those of a guest. The
         * draft keeps the input of an expired session.
         */}
        <CheckoutForm key={expired ? "expired" : user?.id} cart={cart} />
      </>
    ) : (
      <Waiting />
    )
  if (isError) {
    return (
      <Notice title={t("loadFailed.title")} text={t("loadFailed.text")}>
        <Button onClick={() => void refetch()}>{t("retry")}</Button>
      </Notice>
    )
  }
  return <Waiting />
}

/** Shows that the session has expired. The customer may sign in again or continue as a guest. */
function Expired() {
  const { t } = useTranslation("checkout")
  return (
    <p role="status" className="rounded-card bg-seed-wash p-4">
      {t("expired.text")}{" "}
      <Link to={signInAddress("/checkout")} className="font-semibold underline underline-offset-2">
        {t("expired.action")}
      </Link>
    </p>
  )
}

function Waiting() {
  const { t } = useTranslation("checkout")
  const { phone, opening_hours } = useMerchant()
  return (
    <>
      <noscript>
        <p className="max-w-prose rounded-card bg-seed-wash p-5">
          {t("noScript", { phone, ...opening_hours })}
        </p>
      </noscript>
      <div
        role="status"
        aria-label={t("loading")}
        className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_26rem] [@media(scripting:none)]:hidden"
      >
        <Skeleton className="h-[32rem]" />
        <Skeleton className="h-96" />
      </div>
    </>
  )
}
