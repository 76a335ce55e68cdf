import { useCancelCheckout } from "@bon-perroquet/shop-react"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "../../../components/Button"
import { PageHead } from "../../../components/PageHead"
import { SupportContact } from "../components/SupportContact"

const REASONS = ["changedMind", "declined", "timeout", "connection"] as const

export function Component() {
  const { t } = useTranslation("checkout")
  const { mutate: cancelCheckout } = useCancelCheckout()
  useEffect(() => cancelCheckout(), [cancelCheckout])
  return (
    <div className="page-width py-10 lg:py-16">
      <PageHead title={t("cancelled.title")} indexed={false} />
      <div className="mx-auto flex w-full max-w-text flex-col gap-6">
        <header className="flex flex-col gap-3 text-center">
          <h1 className="text-2xl">{t("cancelled.title")}</h1>
          <p className="text-lg text-bark">{t("cancelled.text")}</p>
        </header>
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to="/checkout">{t("cancelled.tryAgain")}</LinkButton>
          <LinkButton to="/products" variant="secondary">
            {t("continueShopping")}
          </LinkButton>
          <LinkButton to="/" variant="secondary">
            {t("backHome")}
          </LinkButton>
        </div>
        <section
          aria-labelledby="common-reasons"
          className="flex flex-col gap-3 rounded-card border border-line bg-card p-5 sm:p-6"
        >
          <h2 id="common-reasons" className="text-lg">
            {t("cancelled.reasonsTitle")}
          </h2>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {REASONS.map((reason) => (
              <li key={reason}>{t(`cancelled.reasons.${reason}`)}</li>
            ))}
          </ul>
        </section>
        <SupportContact />
      </div>
    </div>
  )
}
