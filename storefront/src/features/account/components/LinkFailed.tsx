import { detailOf } from "@bon-perroquet/shop-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"

export function LinkFailed({ error, children }: { error?: Error | null; children?: ReactNode }) {
  const { t } = useTranslation("account")
  const { t: common } = useTranslation("common")
  const title = t("link.failed.title")
  return (
    <Notice title={title} text={detailOf(error) ?? t("link.failed.text")}>
      <PageHead title={title} indexed={false} />
      {children}
      <LinkButton to="/" variant="secondary">
        {common("backHome")}
      </LinkButton>
    </Notice>
  )
}
