import { useShopFacts } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "../../components/Button"
import { Notice } from "../../components/Notice"
import { PageHead } from "../../components/PageHead"
import { useAuth } from "../account"
import { LanguageSelect } from "./LanguageSelect"
import { Logo } from "./Logo"

/** Returns true if no owner has opened the shop yet and the visitor is not an administrator. */
export function useOpensSoon(): boolean {
  const { user } = useAuth()
  return useShopFacts().is_open === false && !user?.is_admin
}

export const HeaderBeforeOpening = () => (
  <header className="border-b border-line print:hidden">
    <div className="page-width flex min-h-16 items-center justify-between gap-2">
      <Logo />
      <LanguageSelect />
    </div>
  </header>
)

export function OpeningSoon() {
  const { t } = useTranslation("layout")
  return (
    <Notice title={t("soon.title")} text={t("soon.text")}>
      <PageHead title={t("soon.title")} indexed={false} />
      <LinkButton to="/auth" variant="secondary">
        {t("soon.signIn")}
      </LinkButton>
    </Notice>
  )
}
