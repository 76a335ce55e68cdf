import { ShopApiError } from "@bon-perroquet/shop-react"
import { useMailedLink, type MailedLink } from "@bon-perroquet/shop-react/account"
import { useTranslation } from "react-i18next"
import { Link, useSearchParams } from "react-router-dom"
import { Button } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { LinkFailed } from "./LinkFailed"
import { LoadFailed } from "./LoadFailed"

/** Does at once what the link of a mail is for, and says so. */
export function MailedLinkScreen({ link }: { link: MailedLink }) {
  const { t } = useTranslation("account")
  const { t: common } = useTranslation("common")
  const token = useSearchParams()[0].get("token") ?? ""
  const { isPending, error, refetch } = useMailedLink(link, token)
  if (error instanceof ShopApiError && error.status < 500) return <LinkFailed error={error} />
  if (error) return <LoadFailed onRetry={() => void refetch()} />
  const title = isPending ? t("link.wait") : t(`link.${link}.title`)
  return (
    <div role="status" aria-busy={isPending}>
      <PageHead title={title} indexed={false} />
      <Notice title={title} text={isPending ? "" : t(`link.${link}.text`)}>
        <Button asChild>
          <Link to="/products">{common("continueShopping")}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/profile">{t("auth.toProfile")}</Link>
        </Button>
      </Notice>
    </div>
  )
}
