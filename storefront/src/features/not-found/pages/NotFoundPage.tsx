import { useTranslation } from "react-i18next"
import { LinkButton } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"

export function Component() {
  const { t } = useTranslation("common")
  return (
    <Notice title={t("notFound.title")} text={t("notFound.text")} picture="/pictures/not-found.svg">
      <PageHead title={t("notFound.title")} indexed={false} />
      <LinkButton to="/products">{t("continueShopping")}</LinkButton>
      <LinkButton to="/" variant="secondary">
        {t("backHome")}
      </LinkButton>
    </Notice>
  )
}
