import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { useMerchant } from "../../config/merchant"

export function Logo() {
  const { t } = useTranslation("layout")
  const { name } = useMerchant()
  return (
    <Link
      to="/"
      aria-label={t("toHome", { name })}
      className="touch-target inline-flex min-w-0 items-center gap-2 rounded-control font-serif text-lg leading-none font-semibold whitespace-nowrap"
    >
      <img src="/logo.svg" alt="" width={36} height={36} className="size-9 shrink-0 max-[26rem]:hidden" />
      <span className="truncate py-1">{name}</span>
    </Link>
  )
}
