import { Mail, MessageCircle } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "../../components/Button"
import { merchant } from "../../config/merchant"

/** The ways to reach the shop. */
export function ContactDetails() {
  const { t } = useTranslation("information")
  return (
    <p className="mt-8 flex flex-wrap gap-3">
      <Button asChild>
        <a href={`mailto:${merchant.email}`}>
          <Mail aria-hidden className="size-5" />
          {merchant.email}
        </a>
      </Button>
      <Button asChild variant="secondary">
        <a href={merchant.messenger}>
          <MessageCircle aria-hidden className="size-5" />
          {t("messenger")}
        </a>
      </Button>
    </p>
  )
}
