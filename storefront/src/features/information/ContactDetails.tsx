import { Mail, MessageCircle, Phone } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useMerchant } from "../../config/merchant"

const LINK = "inline-flex min-h-11 items-center gap-3 font-semibold underline-offset-4 hover:underline"

export function ContactDetails() {
  const { t } = useTranslation("information")
  const { email, phone, messenger } = useMerchant()
  return (
    <ul className="mt-6">
      <li>
        <a href={`mailto:${email}`} className={LINK}>
          <Mail aria-hidden className="size-5 shrink-0 text-leaf" />
          <span className="break-all">{email}</span>
        </a>
      </li>
      <li>
        <a href={`tel:${phone.replaceAll(" ", "")}`} className={LINK}>
          <Phone aria-hidden className="size-5 shrink-0 text-leaf" />
          {phone}
        </a>
      </li>
      {messenger && (
        <li>
          <a href={messenger} rel="noopener" className={LINK}>
            <MessageCircle aria-hidden className="size-5 shrink-0 text-leaf" />
            {t("messenger")}
          </a>
        </li>
      )}
    </ul>
  )
}
